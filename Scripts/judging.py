"""How judges count what they checked and print it."""
import os
import sys

_results = {}


def judge(promise, complaints=(), count=1):
    """Adds what was checked of a promise, and what is wrong."""
    checked, found = _results.get(promise, (0, 0))
    complaints = list(complaints)
    for complaint in complaints[:int(os.environ.get("SHOWN", 5))]:
        print(f"{promise}: {complaint}", file=sys.stderr)
    _results[promise] = (checked + count, found + len(complaints))


def finish():
    """Prints a line for each promise. A promise of which nothing was checked is broken."""
    for promise, (checked, found) in _results.items():
        print(f"{promise} | {checked} | {found}")
    sys.exit(1 if not _results or any(found or not checked for checked, found in _results.values()) else 0)
