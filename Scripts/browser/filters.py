#!/usr/bin/env python3
# pip: playwright==1.65.2
# apt: chromium-headless-shell
"""Compares what the explorer's filters find of numbers with what `query` finds, for numbers in the forms that people write."""
import decimal
import re
import subprocess
import urllib.parse

from common import BOOKS, PROGRAM, Watch, address, browser, file_base, finish, judge, site, until
from values import part
from walk import READY, tables

PROMISE = "A filter of numbers finds what query finds"
STATUS = "() => document.querySelector('#explorer .status').textContent"
FILTER = "hash => { document.querySelector('#explorer .status').textContent = ''; location.hash = hash; }"


def forms(number):
    """Filters with the conditions of query that mean the same."""
    value = decimal.Decimal(number)
    yield number, f"={number}"
    yield f"{number}..", f"={number}.."
    yield f"..{number}", f"=..{number}"
    yield f"{number} .. {value + 100}", f"={number}..{value + 100}"
    yield f"> {number}", f">{number}"
    yield f"≤{number}", f"<={number}"
    yield f"~{number}", f"=≈{number}"
    yield f"≈{number}", f"=≈{number}"
    yield f"{value:e}", f"={number}"
    yield f">{value:e}", f">{number}"
    if value >= 0:
        yield f"+{number}", f"={number}"
        yield f"0.0..{value:e}", f"=0..{number}"
    for space in (",", " ", "\u202f"):
        if abs(value) >= 1000:
            yield f"≥ {value:,}".replace(",", space), f">={number}"


def asked(book, dataset, condition):
    """How many records query finds."""
    run = subprocess.run([PROGRAM, "query", dataset, condition, "--format", "csv", "--book", str(BOOKS[book])], capture_output=True, text=True)
    assert run.returncode == 0, f"query {dataset} {condition}: {run.stderr}"
    return run.stdout.count("\n") - 1


def found(page, column, text):
    """How many the explorer finds, and what it says."""
    page.evaluate(FILTER, "?" + urllib.parse.urlencode({f"text.{column}": text}, quote_via=urllib.parse.quote))
    until(page, f"() => ({STATUS})() !== ''")
    status = page.evaluate(STATUS)
    count = re.match(r"([\d,]+) of", status)
    return (int(count[1].replace(",", "")) if count else 0), status


def filters(page, base, book, name, column, numbers):
    page.goto("about:blank")
    page.goto(address(base, f"datasets/{part(name)}.html"))
    assert until(page, READY), page.url
    answers = {}
    for number in numbers:
        for text, condition in forms(number):
            if condition not in answers:
                answers[condition] = asked(book, name, column + condition)
            count, status = found(page, column, text)
            expected = answers[condition]
            judge(PROMISE, [f"{book}/{name} {column} {text!r}: {status!r} instead of {expected}"] if count != expected else [])
    for text in ("5 parsecs", "1,5", "12:30"):
        status = found(page, column, text)[1]
        judge("A filter that is not a number is reported", [] if "number" in status else [f"{book}/{name} {column} {text!r}: {status!r}"])


def main():
    with browser(isDrawing=False) as opened:
        page = opened.new_page()
        for book, name, column, numbers in (
            ("awkward", "order", "default", ("10", "9", "4", "2.50")),
            ("awkward", "limit", "value", ("100000000000000000", "0.5", "0.000000000000123")),
            ("awkward", "limit", "table", ("-5", "9007199254740993")),
            ("amplifiers", "parameter", "value", ("1.5",)),
        ):
            base = file_base(site(book))
            watch = Watch(page, base)
            assert any(table[0] == name and column in table[2] for table in tables(book)), (book, name, column)
            filters(page, base, book, name, column, numbers)
            judge("Nothing goes wrong on the way", watch.take(book))
    finish()


if __name__ == "__main__":
    main()
