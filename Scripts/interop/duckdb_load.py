#!/usr/bin/env python3
# pip: duckdb==2.0.0 pyarrow==26.0.1
# books: all
"""Runs load.sql, compares every cell with the CSV file, breaks every key, and writes Parquet."""
import os

import duckdb
import pyarrow.parquet
from common import DATA, WORK, differences, finish, judge, kinds, open_columns, rows_of, tables

os.chdir(DATA)
base = duckdb.connect()
base.execute((DATA / "load.sql").read_text(encoding="utf-8"))


def name(text):
    return '"' + text.replace('"', '""') + '"'


def fails(sql, values):
    try:
        base.execute(sql, values)
    except duckdb.Error:
        return True
    return False


for resource, names, rows in tables():
    table = name(resource["path"].removesuffix(".csv"))
    found = base.execute(f"SELECT * FROM {table}").fetchall()
    judge("every cell of load.sql's tables is that of the CSV file", differences(resource, names, rows, found),
          len(rows) * len(names))
    for column, kind, *_ in base.execute(f"DESCRIBE {table}").fetchall():
        declared = kinds(resource)[column]
        expected = {"integer": ("BIGINT", "DECIMAL"), "number": ("DECIMAL", "DOUBLE"), "boolean": ("BOOLEAN",)}
        if not kind.startswith(expected.get(declared, ("VARCHAR", "ENUM"))):
            judge("every column has its type", [f"{table}.{column} is {kind}, not {declared}"])
        else:
            judge("every column has its type")
    key = resource["schema"].get("primaryKey")
    if key and rows and all(rows[0][names.index(column)] for column in key):
        marks = ", ".join("?" * len(names))
        broken = not fails(f"INSERT INTO {table} VALUES ({marks})", found[0])
        judge("a key that is there cannot come again", [table] if broken else [])
    for foreign in resource["schema"].get("foreignKeys", []):
        other = foreign["reference"]
        path = next(found["path"] for found, *_ in tables() if found["name"] == other["resource"])
        missing = base.execute(
            f"SELECT count(*) FROM {table} ANTI JOIN {name(path.removesuffix('.csv'))} other ON " + " AND ".join(
                f"{table}.{name(a)} = other.{name(b)}" for a, b in zip(foreign["fields"], other["fields"]))
            + " WHERE " + " AND ".join(f"{table}.{name(a)} IS NOT NULL" for a in foreign["fields"])).fetchone()[0]
        judge("every reference has its row", [f"{table}: {missing}"] if missing else [])

    file = WORK / (resource["name"] + ".parquet")
    base.execute(f"COPY {table} TO '{file}' (FORMAT parquet)")
    parquet = pyarrow.parquet.read_table(file)
    values = list(zip(*[column.to_pylist() for column in parquet.columns])) if rows else []
    judge("every cell of Parquet is that of the CSV file", differences(resource, names, rows, values),
          len(rows) * len(names))

guessed = 0
for resource, names, rows in tables():
    for column, kind, *_ in duckdb.sql(f"DESCRIBE FROM read_csv('{resource['path']}')").fetchall():
        guessed += kind in ("BIGINT", "DOUBLE", "DATE") and kinds(resource)[column] == "string"
print(f"without load.sql DuckDB guesses {guessed} columns wrong", file=__import__("sys").stderr)
finish()
