"""Counts the instructions of the program on inputs of the sizes n, 2n, 4n and 8n, dimension by dimension.

Instructions, for a busy machine changes seconds and not these: counted by the processor where `perf` can ask it, else by
valgrind's cachegrind, which takes some twenty times as long. What a run on an empty input costs is taken off. A ratio of
2 is linear growth, one of 4 that of the square; the last doubling may cost 2.3 times as much at most, which n log n does not
reach at these sizes. Exit code 1 where some dimension costs more.
"""

import os
import re
import shutil
import subprocess
import sys

import growth_articles
import growth_books

GREATEST_RATIO = 2.3
DOUBLINGS = 3


class Counter:
    """Counts the instructions of commands; each runs once, on one thread."""

    def __init__(self, program, folder):
        self.program, self.folder = program, folder
        self.log = os.path.join(folder, "count")
        self.prefix, self.pattern = self.by_processor(), r"(\d+)[;,]+instructions"
        if self.prefix is None:
            self.prefix, self.pattern = self.by_valgrind(), r"I\s+refs:\s+([\d,]+)"
        if self.prefix is None:
            sys.exit("Nothing here counts instructions: install valgrind and strip, or perf where the processor lets it count")

    def by_processor(self):
        if not shutil.which("perf"):
            return None
        prefix = ["perf", "stat", "-x", ";", "-e", "instructions:u", "-o", self.log, "--"]
        tried = subprocess.run(prefix + ["true"], capture_output=True)
        return prefix if tried.returncode == 0 and self.found(r"(\d+)[;,]+instructions") else None

    def by_valgrind(self):
        if not shutil.which("valgrind") or not shutil.which("strip"):
            return None
        # Valgrind of Debian 12 stops at the debugging information that Swift writes.
        stripped = os.path.join(self.folder, "program")
        subprocess.run(["strip", "--strip-debug", "-o", stripped, self.program], check=True)
        self.program = stripped
        return ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
                f"--log-file={self.log}"]

    def found(self, pattern):
        with open(self.log) as file:
            return re.search(pattern, file.read())

    def count(self, arguments):
        """The instructions of one run, and its exit code."""
        if os.path.exists(self.log):
            os.remove(self.log)
        with open(os.path.join(self.folder, "out"), "wb") as out:
            run = subprocess.run(self.prefix + [self.program] + arguments, stdout=out, stderr=subprocess.STDOUT)
        found = self.found(self.pattern)
        if not found or run.returncode < 0:
            sys.exit(f"{' '.join(arguments)} did not end by itself")
        return int(found.group(1).replace(",", "")), run.returncode


class Dimension:
    """Something that grows: `write(n, folder)` writes the input and gives the arguments that name it."""

    def __init__(self, name, least, command, write):
        self.name, self.least, self.command, self.write = name, least, command, write

    def counts(self, counter, scale):
        folder = os.path.join(counter.folder, "input")
        counts = []
        for size in [0] + [self.least * scale * 2**power for power in range(DOUBLINGS + 1)]:
            shutil.rmtree(folder, ignore_errors=True)
            counts.append(counter.count(self.command + self.write(size, folder)))
        codes = {code for _, code in counts[1:]}
        if len(codes) > 1:
            sys.exit(f"{self.name}: exit codes differ between the sizes")
        return [count - counts[0][0] for count, _ in counts[1:]]


def of_books():
    for name, (make, least, commands) in growth_books.DIMENSIONS.items():
        for command in commands:
            def write(size, folder, make=make, command=command):
                book = make(size) if size else growth_books.empty(0)
                book.write(os.path.join(folder, "Input"))
                output = ["--output", os.path.join(folder, "Output")] if command[0] == "build" else []
                return ["--book", os.path.join(folder, "Input")] + output

            yield Dimension(f"{name} ({command[0]})", least, command, write)


def of_articles():
    for name, (shape, least, ending) in growth_articles.DIMENSIONS.items():
        def write(size, folder, shape=shape, ending=ending):
            os.makedirs(folder)
            path = os.path.join(folder, "article" + ending)
            with open(path, "w") as file:
                file.write(shape(size) if size else "")
            return [path]

        yield Dimension(f"{name} (tables)", least, ["tables", "--format", "ndjson"], write)


def run(program, folder, only, scale):
    """Prints the table; true where nothing grows faster than it may."""
    os.makedirs(folder, exist_ok=True)
    counter = Counter(program, folder)
    print("| what grows | n | millions of instructions at n | 2 n | 4 n | 8 n |")
    print("|---|--:|--:|--:|--:|--:|")
    steep = []
    for dimension in list(of_books()) + list(of_articles()):
        if only and not any(dimension.name.startswith(name) for name in only):
            continue
        counts = dimension.counts(counter, scale)
        ratios = [later / max(earlier, 1) for earlier, later in zip(counts, counts[1:])]
        is_steep = ratios[-1] > GREATEST_RATIO
        if is_steep:
            steep.append(dimension.name)
        cells = [f"{counts[0] / 1e6:.1f}"] + [f"{ratio:.2f} x" for ratio in ratios]
        print(f"| {dimension.name} | {dimension.least * scale} | {' | '.join(cells)} |{' too steep' if is_steep else ''}",
              flush=True)
    if steep:
        print(f"\nMore than {GREATEST_RATIO} times as much at the last doubling: {', '.join(steep)}")
    return not steep
