"""What `measurebook tables` costs by itself: processor time, two threads, memory; and the time of a build."""

import os
import statistics

from bench_corpus import ROOT, WORK
from measuring import Pairs, Run, together

# After which no pair of a corpus begins.
SECONDS = 25


def tables(program, corpus, runs):
    """The figures of one corpus, as the cells of a row."""
    ours = [program, "tables", corpus.folder, "--format", "ndjson"]
    first = Run(ours + ["--jobs", "1"], WORK)
    with open(os.path.join(WORK, "out"), "rb") as out:
        found = out.read().count(b"\n")
    two = Pairs(lambda: Run(ours + ["--jobs", "1"], WORK).wall, lambda: Run(ours + ["--jobs", "2"], WORK).wall, runs, SECONDS)
    # What the machine gives at most: two programs at once, each with all of the files.
    machine = Pairs(lambda: 2 * Run(ours + ["--jobs", "1"], WORK).wall, lambda: together(ours + ["--jobs", "1"]), runs, SECONDS)
    singles = [Run(ours + ["--jobs", "1"], WORK) for _ in range(3)]
    cpu = statistics.median(run.cpu for run in singles)
    system = statistics.median(run.system / run.cpu for run in singles)
    return [corpus.title, f"{len(corpus.files):,}", f"{corpus.bytes / 1e6:.1f}", f"{found:,}", f"{cpu:.2f}", f"{system:.0%}",
            f"{corpus.bytes / 1e6 / cpu:.0f}", f"{two.ratio:.2f}", f"{machine.ratio:.2f}", f"{first.memory:.0f}",
            f"{max(corpus.sizes) / 1e6:.1f}"]


HEAD = ["corpus", "files", "MB", "tables", "processor, s", "of it system", "MB a second", "`--jobs 2`, times as fast",
        "two programs, times as fast", "memory, MB", "largest file, MB"]


def build(program, runs):
    """The median time of a build of the first book."""
    command = [program, "build", "--book", os.path.join(ROOT, "Input"), "--output", os.path.join(WORK, "Output")]
    Run(command, WORK)
    done = [Run(command, WORK) for _ in range(max(runs, 20))]
    wall, cpu = (statistics.median(figures) * 1000 for figures in zip(*((run.wall, run.cpu) for run in done)))
    return f"`build` of the first book: {wall:.0f} ms elapsed, {cpu:.0f} ms of processor time (several threads); medians of {len(done)} runs."
