"""A real Dask cluster on this machine: two worker processes, one of them killed half way."""

import os
import signal
from contextlib import suppress
from threading import Thread
from time import sleep

import pytest
from distributed import Client, LocalCluster

import sunviz
from sunviz.study import StudyError, running, simulating, solve_deals, teams


def quiet(deals, **options):
    return sunviz.simulate(deals, **{"progress": False, "workers": 1, **options})


def as_lists(study):
    return study.rows.astype(object).to_numpy().tolist()


@pytest.fixture
def cluster():
    cluster = LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0"
    )
    client = Client(cluster)
    client.wait_for_workers(2, timeout=120)
    yield client
    client.close()
    with suppress(TimeoutError):  # on a busy machine workers are slow to leave
        cluster.close(timeout=60)


def test_a_worker_killed_half_way_costs_no_row(cluster, monkeypatch, tmp_path):
    def player(view):
        return view.plays[0] if view.plays else view.legal_moves[-1]

    pids = list(cluster.run(os.getpid).values())
    assert len(set(pids) | {os.getpid()}) == 3
    killed = []

    class Killing:
        """Notes how far the study is, and kills a worker half way."""

        def __enter__(self):
            return self

        def __exit__(self, *_args):
            return None

        def update(self, count):
            self.done = getattr(self, "done", 0) + count
            if self.done >= 200 and not killed:
                killed.append(pids[0])
                os.kill(pids[0], signal.SIGKILL)

    monkeypatch.setattr(running, "progress_bar", lambda *_args, **_options: Killing())
    path = tmp_path / "study.parquet"
    study = quiet(range(400), player=player, executor=cluster, out=path)
    assert killed
    alone = quiet(range(400))
    assert study.rows.deal.tolist() == list(range(400))
    assert study.rows.drop(columns="player").equals(alone.rows.drop(columns="player"))


def test_the_kernel_plays_and_the_solver_solves_on_a_cluster(cluster, monkeypatch):
    monkeypatch.setattr(simulating, "_FAST_CHUNK", 100)
    assert as_lists(quiet(range(1000), executor=cluster)) == as_lists(quiet(range(1000)))
    options = {"rules": "ru-book-v1", "states": 100_000, "progress": False, "workers": 1}
    solved = solve_deals(range(20), executor=cluster, **options)
    assert set(solved.rows.outcome) == {"sunset", "unknown"}
    assert as_lists(solved) == as_lists(solve_deals(range(20), **options))


def test_a_cluster_whose_workers_have_gone_is_not_waited_for(cluster, monkeypatch):
    monkeypatch.setattr(teams, "PATIENCE", 0.2)

    def player(view):
        sleep(0.01)
        return view.plays[0] if view.plays else view.legal_moves[-1]

    leaving = Thread(target=lambda: (sleep(2), cluster.cluster.scale(0)))
    leaving.start()
    with pytest.raises(StudyError) as caught:
        quiet(range(1000), player=player, executor=cluster)
    leaving.join()
    assert caught.value.key == "study_no_worker"
    assert len(caught.value.study) < 1000
