"""Rows as tables: in memory (pandas) and in a Parquet file (pyarrow)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from . import header as headers
from .needs import need
from .readable import OUTCOMES, SOLVED

#: the columns of a study's rows (CONTRACT), the figures last
COLUMNS: Final = (
    "deal", "rules", "player", "outcome",
    "placed", "placed_sunrise", "placed_sun", "placed_sunset",
)  # fmt: skip
_PLACED: Final = COLUMNS[4:]
_METADATA: Final = b"sunviz"
#: how to write three bytes a row
_SMALL: Final[Mapping[str, Any]] = MappingProxyType(
    {
        "compression": "zstd",
        "use_dictionary": list(COLUMNS[1:]),
        "column_encoding": {"deal": "DELTA_BINARY_PACKED"},
    }
)

#: deal numbers and rows of figures, as many of one as of the other
Part = tuple[NDArray[np.uint64], NDArray[np.uint8]]


def to_frame(parts: Iterable[Part], header: Mapping[str, Any]) -> Any:
    """Return rows as a pandas DataFrame: one row a deal, the texts as categories."""
    need("pandas")
    schema = _schema(header)
    batches = [_batch(part, schema) for part in parts]
    return _arrow().Table.from_batches(batches, schema).to_pandas()


def write(path: Path, parts: Iterable[Part], header: Mapping[str, Any]) -> None:
    """Write rows and header to a Parquet file, one row group a part.

    Whoever reads the file never sees half of it. Raises `OSError`.
    """
    schema = _schema(header)
    new = path.with_name(path.name + ".new")
    try:
        with need("pyarrow.parquet").ParquetWriter(new, schema, **_SMALL) as writer:
            for part in parts:
                writer.write_batch(_batch(part, schema))
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)


def read_header(path: Path) -> dict[str, Any] | None:
    """Return the header in a Parquet file's metadata; None if it is no study's file."""
    try:
        metadata = need("pyarrow.parquet").read_schema(path).metadata
    except (_arrow().ArrowException, OSError):  # no Parquet file
        return None
    return headers.from_text((metadata or {}).get(_METADATA, b""))


def read_frame(path: Path) -> Any:
    """Return the rows of a Parquet file as a pandas DataFrame."""
    need("pandas")
    return need("pyarrow.parquet").read_table(path).to_pandas()


def read_figures(path: Path) -> Iterator[NDArray[np.uint8]]:
    """Yield the rows of figures of a Parquet file, part by part."""
    with need("pyarrow.parquet").ParquetFile(path) as file:
        for batch in file.iter_batches(columns=["outcome", *_PLACED]):
            codes = batch.column(0).indices.to_numpy()
            columns = [codes, *(column.to_numpy() for column in batch.columns[1:])]
            yield np.column_stack(columns).astype(np.uint8)


def _arrow() -> Any:
    return need("pyarrow")


def _schema(header: Mapping[str, Any]) -> Any:
    arrow = _arrow()
    word = arrow.dictionary(arrow.int8(), arrow.string())
    types = [arrow.uint64(), word, word, word, *[arrow.uint8()] * len(_PLACED)]
    metadata = {_METADATA: headers.to_text(header).encode()}
    return arrow.schema(list(zip(COLUMNS, types, strict=True)), metadata=metadata)


def _batch(part: Part, schema: Any) -> Any:
    arrow = _arrow()
    numbers, rows = part
    header = headers.from_text(schema.metadata[_METADATA]) or {}
    same = np.zeros(len(numbers), np.int8)
    outcomes = SOLVED if headers.is_solved(header) else OUTCOMES
    words = [(same, [header["rules"]]), (same, [header["player"]]), (rows[:, 0], outcomes)]
    columns = [arrow.array(numbers)]
    columns += [
        arrow.DictionaryArray.from_arrays(arrow.array(codes.astype(np.int8)), arrow.array(names))
        for codes, names in words
    ]
    columns += [arrow.array(np.ascontiguousarray(rows[:, i])) for i in range(1, 5)]
    return arrow.RecordBatch.from_arrays(columns, schema=schema)
