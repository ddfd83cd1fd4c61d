#!/usr/bin/env python3
# runs: SQLite (python3 -c "import sqlite3; print(sqlite3.sqlite_version)")
# books: all
"""Reads book.sqlite with Python's SQLite: it is sound, its keys hold, its cells are those of the CSV files."""
import json
import sqlite3

from common import DATA, differences, equal, finish, judge, tables
from decimal import Decimal

base = sqlite3.connect(f"file:{DATA / 'book.sqlite'}?mode=ro", uri=True)


def same(expected, found, kind):
    if kind == "boolean" and found is not None:
        found = {0: False, 1: True}[found]
    if kind in ("number", "integer") and isinstance(found, str):
        found = Decimal(found)
    if isinstance(found, str) and found.startswith('{"') and isinstance(expected, str):
        # Implied values of several columns are JSON in the database, and `height=480 width=320` in the file.
        return all(value in expected for value in json.loads(found, parse_float=str, parse_int=str).values())
    return equal(expected, found, kind)


def text_column(name, names):
    """The column beside a number with the number as it is written."""
    twin = name + "_text"
    while twin in names:
        twin += "_"
    return twin


judge("the database is sound", [row[0] for row in base.execute("PRAGMA integrity_check") if row[0] != "ok"])
judge("every foreign key holds", [str(row) for row in base.execute("PRAGMA foreign_key_check")])
for resource, names, rows in tables():
    table = resource["path"].removesuffix(".csv")
    columns = [row[1] for row in base.execute(f'PRAGMA table_info("{table}")')]
    # Beside a number that a binary fraction does not hold is the number as it is written.
    chosen = [twin if (twin := text_column(name, names)) in columns else name for name in names]
    quoted = ", ".join(f'"{name}"' for name in chosen)
    # A column may have one of the names of SQLite's own number of a row.
    number = next(name for name in ("rowid", "oid", "_rowid_") if name not in columns)
    found = base.execute(f'SELECT {quoted} FROM "{table}" ORDER BY {number}').fetchall()
    judge("every cell of the database is that of the CSV file", differences(resource, names, rows, found, same),
          len(rows) * len(names))
    strict = base.execute("SELECT strict FROM pragma_table_list WHERE name = ?", [table]).fetchone()
    judge("every table is strict", [] if strict == (1,) else [table])
finish()
