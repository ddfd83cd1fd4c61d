#!/usr/bin/env python3
# pip: pandas==3.1.1
# books: all
"""Reads every CSV file with pandas as data-files.md says, with the types of the Data Package, and every JSON file."""
import json
import re
import warnings

import pandas
from common import DATA, ROOT, differences, documented, finish, judge, kinds, open_columns, tables

# No line that is documented uses what pandas will remove.
for category in (DeprecationWarning, FutureWarning):
    warnings.simplefilter("error", category)
PAGE = (ROOT / "Documentation/data-files.md").read_text(encoding="utf-8")
READ_JSON = re.search(r"`(pandas\.read_json\(file.*?\))`", PAGE).group(1)

TYPES = {"string": "string", "number": "string", "integer": "Int64", "boolean": "boolean"}


def cells(frame):
    return [[None if value is pandas.NA or value is None else value for value in row]
            for row in frame.astype(object).itertuples(index=False)]


def same(expected, found, kind):
    from common import equal
    from decimal import Decimal

    return equal(expected, Decimal(found) if kind == "number" and found is not None else found, kind)


for resource, names, rows in tables():
    free = open_columns(resource)
    types = {column: TYPES.get(kind, "string") for column, kind in kinds(resource).items()}
    # What data-files.md says, and an empty text that is a value.
    frame = pandas.read_csv(DATA / resource["path"], dtype=types, keep_default_na=False,
                            na_values={column: [""] for column in names if column not in free})
    found = [[value if not isinstance(value, float) or value == value else None for value in row] for row in cells(frame)]
    judge("every cell that pandas reads is that of the CSV file", differences(resource, names, rows, found, same),
          len(rows) * len(names))
    guessed = pandas.read_csv(DATA / resource["path"])
    for column in ("articles", "article"):
        if column in names and rows:
            kind = str(guessed[column].dtype)
            judge("ids of articles are never numbers", [f"{resource['path']}: {kind}"] if "str" not in kind and kind != "object" else [])
    reading = {"pandas": pandas, "json": json}
    exec(documented("pandas", resource), reading)
    typed = {"number": "Float64", "integer": "Int64", "boolean": "boolean"}
    judge("the lines of data-files.md read a table with its types",
          [f"{resource['path']}: {column} is {reading['frame'][column].dtype}" for column, kind in kinds(resource).items()
           if str(reading["frame"][column].dtype) != typed.get(kind, "string")])
    file = DATA / resource["path"].replace(".csv", ".json")
    frame = eval(READ_JSON, {"pandas": pandas, "file": file})
    twin = json.loads(file.read_text(encoding="utf-8"))
    judge("pandas reads as many rows of the JSON file", [resource["path"]] if len(frame) != len(twin) or len(twin) != len(rows) else [])
    texts = [column for column, kind in kinds(resource).items() if kind == "string" and rows]
    judge("pandas keeps the texts of the JSON file",
          [f"{resource['path']}: {column}" for column in texts
           if any(isinstance(one, str) and one != other for one, other in zip((row[column] for row in twin), frame[column]))])
finish()
