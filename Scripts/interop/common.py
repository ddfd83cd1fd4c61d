"""What the judges of the data files share: the book, its output, the program, and how a promise is told.

BOOK is a book (by default the project's), OUTPUT its output with book.sqlite, PROGRAM the program, WORK a folder to write in.
"""
import csv
import json
import os
import pathlib
import re
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
BOOK = pathlib.Path(os.environ.get("BOOK", ROOT / "Input"))
OUTPUT = pathlib.Path(os.environ.get("OUTPUT", ROOT / "Output"))
DATA = OUTPUT / "data"
PROGRAM = os.environ.get("PROGRAM", str(ROOT / ".build/make/measurebook"))
WORK = pathlib.Path(os.environ.get("WORK") or tempfile.mkdtemp())

sys.path.append(str(ROOT / "Scripts"))
from judging import finish, judge  # noqa: E402, F401


def package():
    return json.loads((DATA / "datapackage.json").read_text(encoding="utf-8"))


def tables():
    """The CSV resources of the package: (resource, names of the columns, rows of texts)."""
    for resource in package()["resources"]:
        if resource["format"] == "csv":
            names, *rows = rows_of(resource["path"])
            yield resource, names, rows


def rows_of(path):
    with open(DATA / path, encoding="utf-8", newline="") as file:
        return list(csv.reader(file))


def kinds(resource):
    """The type of each column."""
    return {field["name"]: field["type"] for field in resource["schema"]["fields"]}


def documented(program, resource):
    """The lines of data-files.md that read a table with its types: those that all programs share, and the program's own."""
    page = (ROOT / "Documentation/data-files.md").read_text(encoding="utf-8")
    blocks = re.findall(r"(?:^ {6}\S.*\n)+", page, re.M)
    lines = "".join(block for block in blocks if f"{program}." in block or block.startswith("      package = "))
    return re.sub("^ {6}", "", lines, flags=re.M).replace("Output/data", str(DATA)).replace("text-style-metrics", resource["name"])


def open_columns(resource):
    """The columns in which an empty text is a value."""
    return {field["name"] for field in resource["schema"]["fields"] if field.get("missingValues") == []}


def value(text, kind, is_open=False):
    """A cell of CSV as the package says that it is meant: numbers are exact decimals."""
    from decimal import Decimal

    if text == "" and not is_open:
        return None
    if kind in ("number", "integer"):
        return Decimal(text)
    return {"true": True, "false": False}[text] if kind == "boolean" else text


def differences(resource, names, rows, found, same=None):
    """Where rows of values differ from those of the CSV file."""
    types, free = kinds(resource), open_columns(resource)
    if len(found) != len(rows):
        yield f"{resource['path']}: {len(found)} rows, not {len(rows)}"
    for number, (texts, values) in enumerate(zip(rows, found), start=2):
        for name, text, other in zip(names, texts, values):
            expected = value(text, types[name], name in free)
            if not (same or equal)(expected, other, types[name]):
                yield f"{resource['path']}:{number}: {name} is {other!r}, not {expected!r}"


def equal(expected, found, kind):
    """Whether a value of another program is that of the CSV file, and of its type."""
    from decimal import Decimal

    if expected is None or found is None:
        return expected is found
    if kind in ("number", "integer"):
        return not isinstance(found, (str, bool)) and Decimal(str(found)) == expected
    return type(found) is type(expected) and found == expected
