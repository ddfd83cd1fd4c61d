#!/usr/bin/env python3
"""Reads book.sqlite with Python's SQLite: it is sound, its keys hold, its cells are those of the CSV files."""
import sqlite3

from common import DATA, differences, equal, finish, judge, tables
from decimal import Decimal

base = sqlite3.connect(f"file:{DATA / 'book.sqlite'}?mode=ro", uri=True)


def same(expected, found, kind):
    if kind == "boolean" and found is not None:
        found = {0: False, 1: True}[found]
    if kind in ("number", "integer") and isinstance(found, str):
        found = Decimal(found)
    return equal(expected, found, kind)


judge("the database is sound", [row[0] for row in base.execute("PRAGMA integrity_check") if row[0] != "ok"])
judge("every foreign key holds", [str(row) for row in base.execute("PRAGMA foreign_key_check")])
for resource, names, rows in tables():
    table = resource["path"].removesuffix(".csv")
    columns = [row[1] for row in base.execute(f'PRAGMA table_info("{table}")')]
    # Beside a number that a binary fraction does not hold is the number as it is written.
    chosen = [name + "_text" if name + "_text" in columns else name for name in names]
    quoted = ", ".join(f'"{name}"' for name in chosen)
    found = base.execute(f'SELECT {quoted} FROM "{table}" ORDER BY rowid').fetchall()
    judge("every cell of the database is that of the CSV file", differences(resource, names, rows, found, same),
          len(rows) * len(names))
    strict = base.execute("SELECT strict FROM pragma_table_list WHERE name = ?", [table]).fetchone()
    judge("every table is strict", [] if strict == (1,) else [table])
finish()
