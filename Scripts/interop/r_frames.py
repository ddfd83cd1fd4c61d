#!/usr/bin/env python3
# apt: r-base-core
# books: all
"""Reads every CSV file with R as data-files.md says, with the types of the Data Package, and compares every cell."""
import csv
import subprocess

from common import DATA, WORK, differences, equal, finish, judge, kinds, open_columns, tables

# Numbers are written with the 17 digits that tell R's binary numbers apart.
SCRIPT = r'''
arguments <- commandArgs(trailingOnly = TRUE)
list <- read.csv(arguments[1], header = FALSE, colClasses = "character")
for (row in seq_len(nrow(list))) {
  frame <- read.csv(file.path(arguments[2], list[row, 1]), colClasses = strsplit(list[row, 2], " ")[[1]],
                    na.strings = "", encoding = "UTF-8", check.names = FALSE)
  for (name in names(frame)) if (is.numeric(frame[[name]])) {
    texts <- sprintf("%.17g", frame[[name]])
    texts[is.na(frame[[name]])] <- NA
    frame[[name]] <- texts
  }
  write.table(frame, file.path(arguments[3], paste0(row, ".csv")), sep = ",", qmethod = "double", na = "",
              row.names = FALSE, fileEncoding = "UTF-8")
}
'''


def same(expected, found, kind):
    if kind in ("number", "integer") and found not in ("", None):
        # Of more digits than a binary number holds R has the nearest one.
        return expected is not None and float(expected) == float(found)
    if kind == "boolean" and found is not None:
        return {"true": True, "false": False}.get(found) == expected
    return equal(expected, found, kind)


TYPES = {"number": "numeric", "integer": "numeric"}
found = list(tables())
with open(WORK / "list.csv", "w", newline="") as file:
    csv.writer(file).writerows(
        (resource["path"], " ".join(TYPES.get(kinds(resource)[name], "character") for name in names)) for resource, names, _ in found)
(WORK / "read.R").write_text(SCRIPT, encoding="utf-8")
run = subprocess.run(["Rscript", str(WORK / "read.R"), str(WORK / "list.csv"), str(DATA), str(WORK)], capture_output=True, text=True)
judge("R reads every file without a warning", run.stderr.splitlines(), len(found))
for number, (resource, names, rows) in enumerate(found, start=1):
    path, free = WORK / f"{number}.csv", open_columns(resource)
    if not path.exists():
        continue
    with open(path, encoding="utf-8", newline="") as file:
        header, *read = csv.reader(file)
    cells = [[None if text == "" and name not in free else text for name, text in zip(names, row)] for row in read]
    judge("every cell that R reads is that of the CSV file",
          [f"{resource['path']}: other columns"] if header != names else differences(resource, names, rows, cells, same),
          len(rows) * len(names))
finish()
