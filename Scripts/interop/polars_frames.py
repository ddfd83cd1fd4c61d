#!/usr/bin/env python3
# pip: polars==2.1.0
# books: all
"""Reads every CSV file with polars as data-files.md says, with the types of the Data Package, and every JSON file."""
import json

import polars

from common import DATA, differences, documented, equal, finish, judge, kinds, open_columns, tables
from decimal import Decimal

TYPES = {"integer": polars.Int64, "boolean": polars.Boolean}


def same(expected, found, kind):
    return equal(expected, Decimal(found) if kind == "number" and found is not None else found, kind)


for resource, names, rows in tables():
    types = {column: TYPES.get(kind, polars.String) for column, kind in kinds(resource).items()}
    frame = polars.read_csv(DATA / resource["path"], schema=types)
    free = open_columns(resource)
    found = [["" if value is None and column in free else value for column, value in zip(names, row)] for row in frame.rows()]
    judge("every cell that polars reads is that of the CSV file", differences(resource, names, rows, found, same),
          len(rows) * len(names))
    try:
        polars.read_csv(DATA / resource["path"], infer_schema_length=None)
        judge("polars reads the file with all rows to guess from")
    except polars.exceptions.PolarsError as error:
        judge("polars reads the file with all rows to guess from", [f"{resource['path']}: {error}"])
    reading = {"polars": polars, "json": json}
    exec(documented("polars", resource), reading)
    judge("the lines of data-files.md read a table",
          [] if reading["frame"].shape == (len(rows), len(names)) else [resource["path"]])
    path = DATA / resource["path"].replace(".csv", ".json")
    count = len(polars.read_json(path, infer_schema_length=None)) if rows else 0
    judge("polars reads as many rows of the JSON file", [] if count == len(rows) else [str(path)])
finish()
