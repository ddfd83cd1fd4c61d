"""Books with many findings, corrections and acceptances, and questions that are put to large books."""

from growth_books import (BUILD, KEY, SUGGEST, VALUE, WOOD, Book, feed, findings_of_a_table, numbered, on_book, plain, reading,
                          table, words)

RANGE = {**VALUE, "maximum": 6}


def contested(n):
    """Three articles that differ on every record."""
    book = Book()
    book.dataset("size", [KEY], [VALUE])
    for index, name in enumerate(("mill", "forest", "yard")):
        book.article(name, table(["item", "value"], [(number, index) for number in range(n)]),
                     reading(feed("size", "item", "value")))
    return book


def corrections_of_a_key(n):
    """A correction of each of many articles of one record."""
    book = Book()
    book.dataset("size", [KEY], [VALUE])
    for name in words("mill", n):
        book.article(name, table(["item", "value"], [(1, 8)]), reading(feed("size", "item", "value")))
        book.correct(dataset="size", key={"item": "1"}, field="value", article=name, expect="8", value="7")
    return book


def corrections_settling(n):
    """Corrections that settle findings of rules."""
    book = plain([(number, 7) for number in range(n)], value=RANGE)
    for number in range(n):
        book.correct(dataset="size", key={"item": str(number)}, field="value", article="mill", expect="7", value="6")
    return book


def corrections_stale(n):
    book = plain(numbered(n))
    for number in range(n):
        book.correct(dataset="size", key={"item": str(number)}, field="value", article="mill", expect="x", value="1")
    return book


def accepted_at_once(n):
    """One entry for all findings, and entries for articles."""
    book = plain([(number, 7) for number in range(n)], value=RANGE)
    book.accept(rule="range", dataset="size", values=["7"] * n)
    return book


def accepted_by_article(n):
    book = Book()
    book.dataset("size", [KEY], [RANGE])
    for number, name in enumerate(words("mill", n)):
        book.article(name, table(["item", "value"], [(number, 7)]), reading(feed("size", "item", "value")))
        book.accept(rule="range", dataset="size", article=name, values=["7"])
    return book


def accepted_stale(n):
    book = plain(numbered(n))
    for number in range(n):
        book.accept(rule="range", dataset="size", key={"item": str(number)}, values=["7"])
    return book


def derived(n):
    """Entries that publish what a rule implies."""
    rule = {"id": "as-other", "kind": "linear", "column": "value", "equals": {"column": "other"}, "reason": "So."}
    book = Book()
    book.dataset("size", [KEY], [VALUE, {"field": "other", "type": "integer"}], rules=[rule])
    book.article("mill", table(["item", "value", "other"], [(number, 7, 8) for number in range(n)]),
                 reading(feed("size", "item", "value", "other")))
    for number in range(n):
        book.accept(rule="as-other", dataset="size", key={"item": str(number)}, values=["7"], publish="implied")
    return book


def mixed_findings(n):
    """Findings of one rule, some of which apply to parts of keys."""
    book = Book()
    book.vocabulary("wood", ["oak", "elm"])
    book.dataset("size", [KEY, WOOD], [VALUE], rules=[
        {"id": "whole", "kind": "complete-grid", "fields": {"wood": "all"}, "reason": "So."},
        {"id": "turn", "kind": "monotonic", "along": "item", "direction": "falling", "reason": "So."}])
    rows = [(number, "oak" if number % 3 else "elm", number) for number in range(n)]
    book.article("mill", table(["item", "wood", "value"], rows), reading(feed("size", "item", "wood", "value")))
    return book


def unread(n):
    """Articles that nobody reads, tables and lists that no recipe selects."""
    book = plain(numbered(1))
    for name in words("note", n):
        book.article(name, table(["item", "value"], [(1, 7)]))
        book.files[f"Articles/{name}-loose.md"] = "Nothing.\n"
    text = "\n".join(f"# {word}\n\n{table(['a', 'b'], [(1, 2)])}\n- one\n- two\n" for word in words("part", n))
    book.files["Articles/mill.md"] += "\n" + text
    book.recipe("mill", "mill", [{"select": {"header": ["item", "value"]}, "feeds": [feed("size", "item", "value")]}])
    return book


def left_out(n):
    """The same, declared away."""
    book = unread(n)
    book.files["Recipes/mill.yaml"]["left_out"] = [
        {"select": {"heading": word, **more}, "reason": "So."} for word in words("part", n) for more in ({}, {"list": True})]
    return book


def versions(n):
    """As many versions as items, n records together."""
    edge = max(int(n**0.5), 1)
    book = Book()
    book.vocabulary("edition", words("edition", edge))
    book.dataset("size", [KEY, {"field": "edition", "vocabulary": "edition"}], [VALUE], changes_along="edition",
                 layout={"rows": ["item"], "columns": "edition"})
    rows = [(item, edition, item * number % 5) for item in range(edge) for number, edition in enumerate(words("edition", edge))]
    book.article("mill", table(["item", "edition", "value"], rows), reading(feed("size", "item", "edition", "value")))
    return book


def ranges(n):
    """Records that hold from one version to another."""
    book = Book()
    book.vocabulary("edition", words("edition", n))
    fields = [{"field": name, "vocabulary": "edition", "optional": True} for name in ("since", "until")]
    book.dataset("size", [KEY] + fields, [VALUE], ranges=[{"axis": "edition", "from": "since", "to": "until"}])
    editions = words("edition", n)
    rows = [(number % 10, editions[number], editions[min(number + 20, n - 1)], number % 7) for number in range(n)]
    book.article("mill", table(["item", "since", "until", "value"], rows),
                 reading(feed("size", "item", "since", "until", "value")))
    return book


# As in growth_books: what grows, the least size, the commands.
EXPLAIN = on_book("explain", "size", "--all")
DIMENSIONS = {
    "contested": (contested, 100, [BUILD, SUGGEST, EXPLAIN]),
    "corrections-of-a-key": (corrections_of_a_key, 100, [BUILD]),
    "corrections-settling": (corrections_settling, 100, [BUILD]),
    "corrections-stale": (corrections_stale, 100, [BUILD]),
    "accepted-at-once": (accepted_at_once, 100, [BUILD]),
    "accepted-by-article": (accepted_by_article, 100, [BUILD]),
    "accepted-stale": (accepted_stale, 100, [BUILD]),
    "derived": (derived, 100, [BUILD]),
    "mixed-findings": (mixed_findings, 100, [BUILD, SUGGEST]),
    "unread": (unread, 50, [BUILD, SUGGEST]),
    "left-out": (left_out, 50, [BUILD]),
    "versions": (versions, 400, [BUILD, on_book("query", "size", "--changes"), on_book("query", "size", "--columns", "edition")]),
    "ranges": (ranges, 250, [BUILD, on_book("query", "size", "edition=edition-00020"), on_book("query", "size", "--changes")]),
    "findings-asked": (findings_of_a_table, 250, [
        SUGGEST, EXPLAIN, on_book("check", "--all"), on_book("check", "--format", "sarif"),
        on_book("check", "--format", "github"), on_book("query", "size", "flagged=open")]),
}
