"""Time and memory of the commands on generated books of many records, beside what a plain copy of the output costs.

Each row is the median of some runs, measured by the system: wall seconds, processor seconds, and the greatest resident set (not below that of Python, which starts the program).
The figures of a busy machine say little; the ratio to the floor, taken in the same run, says more.
"""

import os
import random
import shutil
import statistics
import subprocess
import sys
import time

from growth_books import Book, feed, numbered, plain, table, words

WOODS, SIZES = 10, 12


def mills(records, datasets=8):
    """Articles with a table of ten rows and twelve columns each, as many as the records need."""
    book, draw = Book(), random.Random(1)
    count = max(1, records // (WOODS * SIZES))
    for name, length in (("wood", WOODS), ("size", SIZES), ("year", -(-count // datasets))):
        book.vocabulary(name, words(name, length))
    for number in range(datasets):
        book.dataset(
            f"length-{number}", [{"field": name, "vocabulary": name} for name in ("year", "wood", "size")],
            [{"field": "length", "type": "number"}], unit="cm",
            rules=[{"id": f"grows-{number}", "kind": "monotonic", "along": "size", "direction": "rising",
                    "column": "length", "reason": "Larger sizes are longer."}])
    steps = [{"unpivot": {"columns": {"vocabulary": "size"}, "name": "size", "value": "length"}}]
    for index in range(count):
        rows = []
        for wood in words("wood", WOODS):
            base = draw.randint(20, 400)
            rows.append([wood] + [base + 7 * step + draw.randint(0, 6) for step in range(SIZES)])
        year = {"constant": f"year-{index // datasets:05}"}
        feeds = [feed(f"length-{index % datasets}", "wood", "size", "length", year=year)]
        book.article(
            f"mill-{index:05}", f"# Year {index // datasets}\n\nAs measured.\n\n" + table(["wood"] + words("size", SIZES), rows),
            [{"select": {"header": ["wood"]}, "steps": steps, "feeds": feeds}])
    return book


def vocabulary(entries):
    """One table that has each word of a vocabulary once."""
    names = words("wood", entries)
    book = plain([(name, number) for number, name in enumerate(names)], {"field": "wood", "vocabulary": "wood"})
    book.vocabulary("wood", names)
    return book


def of_datasets(datasets):
    """An article and a table for each dataset."""
    book = Book()
    for number in range(datasets):
        book.dataset(f"size-{number}", [{"field": "item", "type": "integer"}], [{"field": "value", "type": "integer"}])
        book.article(
            f"mill-{number}", table(["item", "value"], numbered(50)),
            [{"select": {"header": ["item", "value"]}, "feeds": [feed(f"size-{number}", "item", "value")]}])
    return book


class Meter:
    def __init__(self, runs):
        self.runs = runs

    def line(self, name, command, prepare=lambda: None):
        figures = []
        for _ in range(self.runs):
            prepare()
            start = time.perf_counter()
            process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            _, status, usage = os.wait4(process.pid, 0)
            wall = time.perf_counter() - start
            figures.append((wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024))
            if os.waitstatus_to_exitcode(status) not in (0, 1):
                sys.exit(f"{' '.join(command)} ended with {os.waitstatus_to_exitcode(status)}")
        wall, cpu, memory = (statistics.median(column) for column in zip(*figures))
        return [name, f"{wall:.2f}", f"{cpu:.2f}", f"{memory:.0f}"]


HEAD = ["what", "wall, s", "processor, s", "memory, MB"]


def measure(program, folder, meter, name, book, question=None):
    """The rows of the commands on one book, which is written and removed."""
    shutil.rmtree(folder, ignore_errors=True)
    paths = {part: os.path.join(folder, part) for part in ("Input", "Output", "Other", "Copy")}
    book.write(paths["Input"])
    asked = ["--book", paths["Input"]]

    def gone():
        shutil.rmtree(paths["Output"], ignore_errors=True)

    yield meter.line(f"{name}: build", [program, "build", *asked, "--output", paths["Output"]], gone)
    yield meter.line(f"{name}: build, nothing changed", [program, "build", *asked, "--output", paths["Output"]])
    yield meter.line(f"{name}: check", [program, "check", *asked])
    if question:
        yield meter.line(f"{name}: query of one value", [program, "query", *asked, *question])
        yield meter.line(f"{name}: explain of one value", [program, "explain", *asked, *question])
        shutil.copytree(paths["Output"], paths["Other"])
        yield meter.line(f"{name}: diff", [program, "diff", paths["Output"], paths["Other"]])
    yield meter.line(
        f"{name}: copying the output", ["cp", "-r", paths["Output"], paths["Copy"]],
        lambda: shutil.rmtree(paths["Copy"], ignore_errors=True))
    shutil.rmtree(folder, ignore_errors=True)


def run(program, folder, greatest, runs):
    """The rows of all books, of at most so many records."""
    meter = Meter(runs)
    records = 10_000
    while records <= greatest:
        question = ["length-0", "year=year-00000", "wood=wood-00003", "size=size-00004"]
        yield from measure(program, folder, meter, f"{records:,} records", mills(records), question)
        records *= 10
    yield from measure(program, folder, meter, "1 article of 100,000 rows", plain(numbered(100_000)))
    yield from measure(program, folder, meter, "200 datasets", of_datasets(200))
    yield from measure(program, folder, meter, "10,000 words", vocabulary(10_000))
