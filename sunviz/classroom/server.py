"""The server of the classroom: Voila with one page, and nothing else that a visitor could use."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, ClassVar, Final

from tornado import web
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from traitlets.config import Config
from voila.app import Voila
from voila.handler import BaseVoilaHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler

from sunviz.engine import Game

from . import kernels, page

#: seconds after which the game of a visitor who is away is forgotten
AWAY: Final = 300
#: JupyterLab's extensions that the page needs: those that show widgets
_WIDGETS: Final = (
    "@jupyter-widgets/jupyterlab-manager",
    "@voila-dashboards/widgets-manager8",
    "anywidget",
)
#: the page asks this computer and nobody else
_ONLY_HERE: Final = (
    "default-src 'self' data: blob:; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:;"
    " style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss: blob: data:;"
    " frame-ancestors 'self'"
)
#: paths of Voila that the page does not need: whoever logs in could do no more than others
_UNUSED: Final = ("/login", "/logout")


class _Leaving(VoilaShutdownKernelHandler):
    """Ends the kernel of a visitor whose page is closed.

    The page's last words carry no cookie. They name its kernel instead, which
    nobody else knows.
    """

    def check_xsrf_cookie(self) -> None:
        pass


class _Nothing(BaseVoilaHandler):
    """Tells, in the visitors' language, that there is nothing at an address."""

    @web.authenticated
    def get(self, path: str) -> None:
        raise web.HTTPError(404)


class _Server(Voila):
    """Voila with our page, on a socket that listens already."""

    config_file_paths: ClassVar[Sequence[str]] = ()  # the page is the same on every computer

    def __init__(self, listening: socket.socket, begun: Callable[[], None], **traits: Any) -> None:
        super().__init__(**traits)
        self._listening, self._begun = listening, begun

    def setup_template_dirs(self) -> None:
        super().setup_template_dirs()
        self.template_paths.insert(0, str(page.TEMPLATE))

    def init_handlers(self) -> list[Any]:
        handlers = [each for each in super().init_handlers() if not each[0].endswith(_UNUSED)]
        nothing = {"voila_configuration": self.voila_configuration}
        return [
            (f"{self.server_url}voila/api/shutdown/(.*)", _Leaving),
            (f"{self.server_url}voila/files/(.*)", _Nothing, nothing),  # all unknown lead there
            *handlers,
        ]

    def listen(self) -> None:
        """Answer visitors until somebody breaks in."""
        self.app.add_transform(web.GZipContentEncoding)  # a class may share one weak network
        server = HTTPServer(self.app)
        server.add_socket(self._listening)
        self.ioloop = IOLoop.current()
        self.ioloop.add_callback(self._begun)
        try:
            self.ioloop.start()
        except KeyboardInterrupt:
            pass
        finally:
            server.stop()
            self.stop()


def serve(
    game: Game,
    lang: str,
    listening: socket.socket,
    begun: Callable[[], None],
    *,
    away: int = AWAY,
) -> None:
    """Show a game to everybody who comes, each with a kernel of their own.

    Returns when Ctrl-C or SIGTERM breaks in, and leaves no kernel behind.
    `begun` is called when the first visitor may come.
    """
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="sunviz-")))
        words = page.words(lang)
        (folder / page.NAME).write_text(page.notebook(page.cell(game, lang)), "utf-8")
        environ = {
            "IPYTHONDIR": str(folder / "ipython"),
            "OPENBLAS_NUM_THREADS": "1",
            "PYDEVD_DISABLE_FILE_VALIDATION": "1",  # a debugger would warn; nobody debugs here
        }
        stack.enter_context(_environment(environ))  # the kernels take it from here
        if kernels.CAN_COPY:
            nursery = kernels.Nursery(page.rehearsal(game, lang), environ)
            stack.callback(nursery.end)
            kernels.copy_from(nursery)
        logging.getLogger("tornado").setLevel(logging.CRITICAL)
        server = _Server(
            listening,
            begun,
            config=_config(words, away),
            notebook_path=str(folder / page.NAME),
            tornado_settings=_settings(words),
            log_level=logging.CRITICAL,
        )
        server.initialize([])
        server.start()


@contextmanager
def _environment(changes: Mapping[str, str]) -> Iterator[None]:
    """Change the environment for a while."""
    kept = dict(os.environ)
    os.environ.update(changes)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(kept)


def _config(words: Mapping[str, str], away: int) -> Config:
    config = Config()
    voila = config.VoilaConfiguration
    voila.strip_sources = True
    voila.show_tracebacks = False
    voila.allow_template_override = voila.allow_theme_override = "NO"
    voila.file_allowlist = []
    voila.extension_allowlist = list(_WIDGETS)
    voila.resources = {"words": dict(words)}
    voila.kernel_spec_manager_class = kernels.Specs
    voila.multi_kernel_manager_class = kernels.Kernels
    config.MappingKernelManager.cull_idle_timeout = away
    config.MappingKernelManager.cull_interval = max(1, away // 10)
    return config


def _settings(words: Mapping[str, str]) -> dict[str, Any]:
    return {
        "headers": {"Content-Security-Policy": _ONLY_HERE},
        "jinja_template_vars": {"words": dict(words)},  # for the pages of errors
    }
