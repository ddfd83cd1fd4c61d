"""Counts the instructions of the program on inputs of the sizes n, 2n, 4n and 8n, dimension by dimension.

Instructions, for a busy machine changes seconds and not these: counted by the processor where `perf` can ask it, else by
valgrind's cachegrind, which takes some twenty times as long. What an input of a tenth of n costs is taken off: starting the
program, and what does not grow. A ratio of 2 is linear growth, one of 4 that of the square; the last doubling may cost 2.3
times as much at most, which n log n does not reach at these sizes. The greatest memory of a plain run is held to the same.
Exit code 1 where some dimension costs more, unless a limit of the program ends it.
"""

import concurrent.futures
import os
import re
import shutil
import subprocess
import sys
import threading
import time

import growth_articles
import growth_books
import growth_drafts
import growth_ledgers
import growth_rules
import growth_texts
import growth_words

GREATEST_RATIO = 2.3
DOUBLINGS = 3
# Dimensions whose output is that of the square, and the limit that ends it.
LIMITED = {"columns (build)": "value-columns", "vocabularies (build)": "value-columns", "diff-columns": "value-columns",
           "text-columns": "value-columns", "steps (build)": "value-columns",
           "unknown-columns": "value-columns"}
# Below so many MB more than for an empty input, the ratio of two figures says nothing.
LEAST_MEMORY = 16

# What a change is judged by, the most telling first: see `run`.
BRIEF = """records, unknown-words, articles-and-datasets, corrections, accepted-findings, claims-per-key, rules-x-records-kept,
    rules, long-words, unknown-keys-deep, lists-of-a-row, derived, ranges, text-blocks, mixed-findings, accepted-by-article, left-out,
    versions, words, articles, unused-words, corrections-of-a-key, unknown-labels-of-a-cell, marks,
    draft-columns, draft-tables-alike, draft-articles-alike, quotes, paths""".split(",")


LAUNCHER = """import os, sys
nothing = os.open(os.devnull, os.O_WRONLY)
actions = [(os.POSIX_SPAWN_DUP2, nothing, 1), (os.POSIX_SPAWN_DUP2, nothing, 2)]
run = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ, file_actions=actions)
print(os.wait4(run, 0)[2].ru_maxrss)"""


class Counter:
    """Counts the instructions of commands; each runs once, on one thread."""

    def __init__(self, program, folder):
        self.program, self.folder = program, folder
        os.makedirs(folder, exist_ok=True)
        self.log = os.path.join(folder, "count")
        self.plain = program
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
        # Translating the program takes longer than most runs; it need not be translated well.
        return ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--vex-iropt-level=0", "--vex-guest-chase=no",
                "--cachegrind-out-file=/dev/null", f"--log-file={self.log}"]

    def found(self, pattern):
        with open(self.log) as file:
            return re.search(pattern, file.read())

    def count(self, arguments):
        """The instructions of one run, and its exit code."""
        count, code = self.count_command([self.program] + arguments)
        if count is None:
            sys.exit(f"{' '.join(arguments)} did not end by itself")
        return count, code

    def count_command(self, command, environment=None):
        """The instructions of any command, None if it did not end by itself, and its exit code."""
        if os.path.exists(self.log):
            os.remove(self.log)
        with open(os.path.join(self.folder, "out"), "wb") as out:
            run = subprocess.run(self.prefix + command, stdout=out, stderr=subprocess.STDOUT, env=environment)
        found = self.found(self.pattern)
        return int(found.group(1).replace(",", "")) if found and run.returncode >= 0 else None, run.returncode

    def memory(self, arguments):
        """The greatest resident set of a plain run, in MB. A small program starts it: its own memory counts, too."""
        run = subprocess.run([sys.executable, "-S", "-c", LAUNCHER, self.plain] + arguments, capture_output=True)
        return int(run.stdout) / 1024


class Dimension:
    """Something that grows: `write(n, folder)` writes the input and gives the arguments of the command."""

    def __init__(self, name, least, write):
        self.name, self.least, self.write = name, least, write

    def measure(self, counter, sizes):
        """Instructions and MB at each size, less those of a tenth of the least."""
        folder = os.path.join(counter.folder, "input")
        figures, codes = [], set()
        for size in [max(self.least // 10, 1)] + sizes:
            shutil.rmtree(folder, ignore_errors=True)
            os.makedirs(folder)
            arguments = self.write(size, folder)
            memory = counter.memory(arguments)
            # What the first run has written must not be there for the second.
            shutil.rmtree(os.path.join(folder, "output"), ignore_errors=True)
            count, code = counter.count(arguments)
            figures.append((count, memory))
            codes.add(code == 2)
        if len(codes) > 1:
            sys.exit(f"{self.name}: the program gives up at some of the sizes")
        shutil.rmtree(folder, ignore_errors=True)
        return [(count - figures[0][0], memory - figures[0][1]) for count, memory in figures[1:]]


def of_books():
    for module in (growth_books, growth_words, growth_rules, growth_ledgers, growth_texts):
        for name, (make, least, commands) in module.DIMENSIONS.items():
            for command in commands:
                def write(size, folder, make=make, command=command):
                    return growth_books.arguments(make(size), command, folder)

                shown = " ".join(word for word in command if not word.startswith("{") and word not in HIDDEN)
                yield Dimension(f"{name} ({shown})", least, write)


# What every command has, and says nothing.
HIDDEN = {"--book", "--output", "--jobs", "1"}


def of_articles():
    for name, (shape, least, ending) in growth_articles.DIMENSIONS.items():
        def write(size, folder, shape=shape, ending=ending):
            path = os.path.join(folder, "article" + ending)
            with open(path, "w") as file:
                file.write(shape(size))
            return ["tables", "--format", "ndjson", path]

        yield Dimension(f"{name} (tables)", least, write)

    def paths(size, folder):
        path = os.path.join(folder, "a.md")
        with open(path, "w") as file:
            file.write(growth_articles.markdown(1, 1))
        return ["tables", "--format", "ndjson"] + [path] * size

    yield Dimension("paths (tables)", 250, paths)


def of_drafts():
    for name, (make, least) in growth_drafts.DIMENSIONS.items():
        def write(size, folder, make=make):
            return growth_drafts.arguments(make(size), folder)

        yield Dimension(f"{name} (init)", least, write)


class Table:
    """The rows that are printed, and the names of what grows too fast."""

    def __init__(self, scale):
        self.scale, self.steep = scale, []
        print("| what grows | n | millions of instructions at n | 2 n | 4 n | 8 n | MB at 8 n | MB of 4 n to 8 n |")
        print("|---|--:|--:|--:|--:|--:|--:|--:|")

    def add(self, dimension, figures):
        counts = [count for count, _ in figures]
        ratios = [later / max(earlier, 1) for earlier, later in zip(counts, counts[1:])]
        before, after = figures[-2][1], figures[-1][1]
        growth = after / max(before, 1) if after > LEAST_MEMORY else 0
        is_steep = max(ratios[-1], growth) > GREATEST_RATIO
        limit = next((limit for name, limit in LIMITED.items() if dimension.name.startswith(name)), None)
        if is_steep and not limit:
            self.steep.append(dimension.name)
        cells = [f"{counts[0] / 1e6:.1f}"] + [f"{ratio:.2f} x" for ratio in ratios]
        cells[1:1] = [""] * (DOUBLINGS - len(ratios))
        cells += [f"{after:.0f}", f"{growth:.2f} x" if growth else ""]
        print(f"| {dimension.name} | {dimension.least * self.scale} | {' | '.join(cells)} |"
              + (f" ended by --limit {limit}" if limit else " too steep" if is_steep else ""), flush=True)


def chosen(only, is_brief):
    found = [dimension for dimension in [*of_books(), *of_articles(), *of_drafts()]
             if not only or any(dimension.name.startswith(name) for name in only)]
    if not is_brief:
        return found
    ranks = {name.strip(): rank for rank, name in enumerate(BRIEF)}
    named = [(ranks.get(dimension.name.split(" ")[0]), dimension) for dimension in found]
    return [dimension for rank, dimension in sorted(
        (pair for pair in named if pair[0] is not None), key=lambda pair: pair[0])]


def run(program, folder, only, scale, seconds=None):
    """Prints the table; true where nothing grows faster than it may.

    - seconds: where given, only some dimensions are measured, at 4 n and 8 n, and none is begun after so long.
    """
    dimensions = chosen(only, seconds is not None)
    doublings = range(DOUBLINGS - 1, DOUBLINGS + 1) if seconds else range(DOUBLINGS + 1)
    start, left, counters = time.monotonic(), [], threading.local()
    Counter(program, folder)

    def measured(dimension):
        if seconds and time.monotonic() - start > seconds:
            return None
        if not hasattr(counters, "own"):
            counters.own = Counter(program, os.path.join(folder, str(threading.get_ident())))
        return dimension.measure(counters.own, [dimension.least * scale * 2**power for power in doublings])

    table = Table(scale)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for dimension, figures in zip(dimensions, pool.map(measured, dimensions)):
            if figures is None:
                left.append(dimension.name)
            else:
                table.add(dimension, figures)
    if left:
        print(f"\nNot measured within {seconds} seconds: {', '.join(left)}")
    if table.steep:
        print(f"\nMore than {GREATEST_RATIO} times as much at the last doubling: {', '.join(table.steep)}")
    return not table.steep
