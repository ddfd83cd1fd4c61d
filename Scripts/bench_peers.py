"""`measurebook tables` beside other readers of tables, on the same files.

A peer is a file of Scripts/peers that says in comments what it is (`title`), what it `does` and `reads` (html, markdown), and what
must be installed (`pip`, `apt`, `link` for C). It gets the name of a list of files and the number of bytes that measurebook writes for
them, prints tables to standard output, and its counts as JSON to standard error. `sample: N` means every Nth file, for slow ones; `finds:
nothing` that it looks for no tables.
The C programs of a folder beside the project, which parse with cmark-gfm and gumbo, are peers, too.
"""

import functools
import json
import os
import subprocess
import sys
import time

import installing
from bench_corpus import ROOT, SHARED, WORK
from measuring import Pairs, Run

FOLDER = os.path.join(ROOT, "Scripts", "peers")
# After which no pair of a peer begins.
SECONDS = 25
# Every Nth file is read where instructions are counted: by quick peers, and by those that read a sample only.
COUNTED, COUNTED_OF_SLOW = 8, 32
# The C programs that only parse: title, Debian package, name and modes.
FLOORS = {"markdown": ("cmark-gfm", "libcmark-gfm-dev", "md_floor"), "html": ("gumbo", "libgumbo-dev", "html_floor")}
MODES = {"parse": "parses only", "json": "cells as JSON"}


class Peer:
    """A program of Scripts/peers."""

    def __init__(self, name):
        self.name, self.path = name, os.path.join(FOLDER, name)
        self.title, self.does = (" ".join(installing.noted(self.path, key)) for key in ("title", "does"))
        self.reads, self.pip, self.apt, self.link, sample = (
            installing.noted(self.path, key) for key in ("reads", "pip", "apt", "link", "sample"))
        self.sample = int(sample[0]) if sample else 1
        self.finds = not installing.noted(self.path, "finds")
        self.start, self.environment = [], None

    @functools.cached_property
    def problem(self):
        """Installs and compiles it, once. The value is why that failed."""
        missing = installing.install_debian(self.apt)
        if missing:
            return f"{', '.join(missing)} is not installed"
        if self.name.endswith(".c"):
            self.start = [os.path.join(WORK, self.name.removesuffix(".c"))]
            return tried(["cc", "-O2", "-Wall", "-Wextra", "-Werror", "-o", *self.start, self.path, *self.link])
        try:
            self.environment = installing.install_python(self.pip, WORK)
        except subprocess.CalledProcessError:
            return f"pip or venv cannot install {', '.join(self.pip)}"
        self.start = [self.environment["PYTHON"], self.path]
        return None

    def command(self, corpus, written):
        return [*self.start, corpus.list, str(written)]

    def counting(self, corpus, written):
        return self.command(corpus, written)


class Floor:
    """A C program of the folder beside the project."""

    pip, link, sample, environment, finds, path = [], [], 1, None, True, None

    def __init__(self, kind, mode):
        self.title, package, self.program = FLOORS[kind]
        self.name, self.reads, self.apt, self.mode, self.does = self.program, [kind], [package], mode, MODES[mode]

    @functools.cached_property
    def problem(self):
        script = os.path.join(SHARED, "bench", "build.sh")
        if not os.path.exists(script):
            return "the folder ../shared with its source is not beside the project"
        return tried([script, os.path.join(WORK, "floor")])

    def command(self, corpus, written, mode=None):
        return [os.path.join(WORK, "floor", self.program), "-m", mode or self.mode, corpus.list]

    def counting(self, corpus, written):
        return self.command(corpus, written, "walk")


def tried(command):
    """Why a command failed, if it did."""
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except OSError as error:
        return f"{command[0]}: {error.strerror}"
    told = done.stderr.strip().splitlines() or ["failed"]
    return None if done.returncode == 0 else f"{os.path.basename(command[0])}: {told[-1]}"


def all_peers(kind):
    names = sorted(name for name in os.listdir(FOLDER) if name.endswith((".c", ".py")) and name != "common.py")
    peers = [Peer(name) for name in names]
    return [Floor(kind, mode) for mode in MODES] + [peer for peer in peers if kind in peer.reads]


class Ours:
    """measurebook on a corpus or a part of it: its command, tables and output."""

    def __init__(self, program, part):
        self.command = [program, *self.arguments(part)]
        run = Run(self.command, WORK)
        if run.code not in (0, 1):
            sys.exit(f"{' '.join(self.command)} ended with {run.code}")
        with open(os.path.join(WORK, "out"), "rb") as out:
            output = out.read()
        self.tables, self.written = output.count(b"\n"), len(output)

    @staticmethod
    def arguments(part):
        return ["tables", part.folder, "--format", "ndjson", "--jobs", "1"]

    def seconds(self):
        return Run(self.command, WORK).cpu


class Measured:
    """A peer beside measurebook: what both found in which files, and their costs. `problem` is why there is no result."""

    def __init__(self, peer):
        self.peer, self.problem, self.pairs, self.instructions = peer, None, None, None
        self.counts, self.ours = {}, None


class Bench:
    """Measures the peers of a corpus."""

    def __init__(self, program, corpus, counter, runs, deadline):
        """After the deadline, one pair of each peer is measured, on fewer files, and no instructions are counted."""
        self.program, self.corpus, self.counter, self.runs, self.deadline = program, corpus, counter, runs, deadline
        self.parts, self.ours, self.known = {}, {}, {}

    def part(self, step):
        if step not in self.parts:
            self.parts[step] = self.corpus.part(step)
            self.ours[step] = Ours(self.program, self.parts[step])
        return self.parts[step], self.ours[step]

    def counted_note(self):
        """What the instructions were counted on, and how many measurebook needs for a byte."""
        if COUNTED not in self.known or 0 not in self.known:
            return "Instructions were not counted."
        part, _ = self.part(COUNTED)
        each = (self.known[COUNTED] - self.known[0]) / part.bytes
        return (f"Instructions are those for {len(part.files):,} of the files ({part.bytes / 1e6:.1f} MB, less for slow readers); "
                f"measurebook needs {each:.0f} for each byte.")

    def measure(self, peer):
        result = Measured(peer)
        result.problem = peer.problem
        isLate = time.monotonic() > self.deadline
        if not result.problem:
            self.pair(peer, result, 1 if isLate else self.runs, max(peer.sample, COUNTED) if isLate else peer.sample)
        if not result.problem and self.counter and not isLate:
            self.count(peer, result)
        told = result.problem or f"{result.pairs.ratio:.3f}"
        print(f"{self.corpus.title}: {peer.title}, {peer.does}: {told}", file=sys.stderr, flush=True)
        return result

    def pair(self, peer, result, runs, step):
        part, ours = self.part(step)
        first = Run(peer.counting(part, ours.written), WORK, peer.environment)
        counts = counts_of(first)
        if first.code != 0 or not counts:
            result.problem = f"ended with {first.code}: {first.errors.strip()[-200:]}"
            return
        result.counts, result.ours = counts, ours
        result.pairs = Pairs(ours.seconds, lambda: self.seconds(peer, part, ours), runs, SECONDS)

    def seconds(self, peer, part, ours):
        """What the peer itself has counted, for an interpreter takes long to start."""
        run = Run(peer.command(part, ours.written), WORK, peer.environment)
        return counts_of(run).get("seconds", run.cpu)

    def count(self, peer, result):
        """Instructions of measurebook and of the peer, both without those of an empty list."""
        counted = COUNTED if peer.sample == 1 else COUNTED_OF_SLOW
        (mine, theirs), (my_start, their_start) = (self.count_part(peer, step) for step in (counted, 0))
        if theirs and their_start:
            result.instructions = (mine - my_start, theirs - their_start)

    def count_part(self, peer, step):
        part, ours = self.part(step)
        if step not in self.known:
            self.known[step], _ = self.counter.count(ours.arguments(part))
        theirs, _ = self.counter.count_command(peer.command(part, ours.written), peer.environment)
        return self.known[step], theirs


def counts_of(run):
    """The JSON that a peer has printed last, on standard error or alone on standard output."""
    with open(os.path.join(WORK, "out"), "rb") as out:
        lines = run.errors.strip().splitlines()[-1:] or [out.read(1000).decode(errors="replace").strip()]
    try:
        return json.loads(lines[0])
    except json.JSONDecodeError:
        return {}
