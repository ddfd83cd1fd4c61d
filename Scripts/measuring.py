"""Runs programs in turn, and tells processor seconds, wall seconds and memory."""

import os
import statistics
import subprocess
import time


class Run:
    """A finished run: processor and wall seconds, the greatest resident set in MB, exit code, standard error."""

    def __init__(self, command, folder, environment=None):
        errors = os.path.join(folder, "err")
        start = time.perf_counter()
        with open(os.path.join(folder, "out"), "wb") as out, open(errors, "wb") as err:
            process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=err, env=environment)
            _, status, usage = os.wait4(process.pid, 0)
        self.wall = time.perf_counter() - start
        self.user, self.system, self.memory = usage.ru_utime, usage.ru_stime, usage.ru_maxrss / 1024
        self.cpu = self.user + self.system
        self.code = os.waitstatus_to_exitcode(status)
        with open(errors, encoding="utf-8", errors="replace") as file:
            self.errors = file.read()


def together(command):
    """Wall seconds of two runs at the same time."""
    start = time.perf_counter()
    programs = [subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for _ in range(2)]
    for program in programs:
        program.wait()
    return time.perf_counter() - start


class Pairs:
    """Two figures for each pair of runs. In turns: whoever is always the first one finds the machine in another state."""

    def __init__(self, first, second, runs, seconds):
        """Measures so many pairs with the given functions, and begins none after so many seconds, except for the first."""
        start, self.pairs = time.monotonic(), []
        while len(self.pairs) < runs and not (self.pairs and time.monotonic() - start > seconds):
            if len(self.pairs) % 2 == 0:
                self.pairs.append((first(), second()))
            else:
                last = second()
                self.pairs.append((first(), last))
        self.first, self.second = (statistics.median(figures) for figures in zip(*self.pairs))

    @property
    def ratios(self):
        """first / second of each pair, the least one first."""
        return sorted(first / max(second, 1e-4) for first, second in self.pairs)

    @property
    def ratio(self):
        return statistics.median(self.ratios)

    @property
    def range(self):
        return f"{figure(self.ratios[0])} to {figure(self.ratios[-1])}"


def figure(value):
    """Two or three digits that count, without an exponent."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}" if value >= 0.1 else f"{value:.3f}"
