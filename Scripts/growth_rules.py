"""Books whose rules have much to look at: each kind of rule on records that obey it, and on records that do not."""

from growth_books import BUILD, KEY, VALUE, Book, feed, reading, table

SIDE = {"field": "side", "vocabulary": "side"}
OTHER = {"field": "other", "type": "number"}
NUMBER = {"field": "value", "type": "number"}


def scattered(number):
    """A number below 100 that is like none of its neighbours'."""
    return number * 2654435761 % 2**32 % 100


def judged(n, odd, *rules, name=None):
    """n items on two sides; the values are the items, or scattered where `odd`."""
    book = Book()
    book.vocabulary("side", ["left", "right"])
    book.dataset("size", [KEY, SIDE], [NUMBER, OTHER] + ([{"field": "name"}] if name else []), rules=[
        {"id": f"rule-{number}", "reason": "Measured.", "column": "value", **rule}
        if rule["kind"] not in WITHOUT_COLUMN else {"id": f"rule-{number}", "reason": "Measured.", **rule}
        for number, rule in enumerate(rules)])
    rows = []
    for item in range(max(n // 2, 1)):
        for index, side in enumerate(("left", "right")):
            value = scattered(2 * item + index) if odd else item
            rows.append([item, side, value, item] + ([name(item, index)] if name else []))
    columns = ["item", "side", "value", "other"] + (["name"] if name else [])
    book.article("mill", table(columns, rows), reading(feed("size", *columns)))
    return book


WITHOUT_COLUMN = {"unique", "complete-grid", "allowed-combinations", "same-records", "absent-from", "ordered-fields",
                  "same-order"}
LEFT, RIGHT = {"side": "left"}, {"side": "right"}
KINDS = {
    "unique": {"columns": "value", "within": "side"},
    "monotonic": {"along": "item", "direction": "rising"},
    "ordered-pair": {"field": "side", "lower": "left", "upper": "right"},
    "constant": {"across": "item"},
    "determined-by": {"by": "side"},
    "linear": {"equals": {"column": "other"}},
    "sum": {"terms": ["other"]},
    "proportional": {"of": {"column": "other"}},
    "slope": {"with": "other", "minimum": 1},
    "offset": {"base": LEFT, "constant_for": "side", "where": RIGHT},
    "multiple-of": {"of": 7},
    "floor-to-multiples": {"total": {"column": "other"}, "row": 3, "constant_for": "side"},
    "even-steps": {"along": "item", "step": 1},
    "equal-slices": {"left": LEFT, "right": RIGHT},
    "clamped-copy": {"copy": LEFT, "source": RIGHT, "along": "item", "upper": "3"},
    "ordered-fields": {"fields": ["value", "other"]},
}


def of_kind(kind, odd):
    return lambda n: judged(n, odd, {"kind": kind, **KINDS[kind]})


def grid_gaps(n):
    """Half of the combinations are missing, here and there."""
    book = judged(0, False, {"kind": "complete-grid", "fields": {"item": "present", "side": "present"}})
    rows = [(item, "left" if scattered(item) < 50 else "right", 1, 1) for item in range(n)]
    book.files["Articles/mill.md"] = table(["item", "side", "value", "other"], rows)
    return book


def grid_square(n):
    """A grid of √n by √n, of which some combinations are missing."""
    edge = int(n**0.5)
    book = Book()
    across = {"field": "across", "type": "integer"}
    book.dataset("size", [KEY, across], [VALUE], rules=[
        {"id": "whole", "kind": "complete-grid", "fields": {"item": "present", "across": "present"}, "reason": "So."}])
    rows = [(i, j, 1) for i in range(edge) for j in range(edge) if scattered(i * edge + j) > 10]
    book.article("mill", table(["item", "across", "value"], rows), reading(feed("size", "item", "across", "value")))
    return book


def combinations(n):
    allowed = [[str(item), "left"] for item in range(n // 2)]
    return judged(n, False, {"kind": "allowed-combinations", "fields": ["item", "side"], "allowed": allowed})


def same_order(n):
    """Both sides name the same items, in orders that have nothing in common."""
    names = lambda item, index: f"name-{item if index == 0 else (item * 7919 + 1) % (max(n // 2, 1) or 1)}"
    return judged(n, False, {"kind": "same-order", "items": "name", "along": "item", "left": LEFT, "right": RIGHT},
                  name=names)


def inside(n):
    return judged(n, False, {"kind": "inside", "items": LEFT, "intervals": RIGHT, "along": "other", "column": "name",
                             "pairs": [[f"left-{item}", f"right-{item}"] for item in range(n // 2)]},
                  name=lambda item, index: f"{('left', 'right')[index]}-{item}")


def same_records(n):
    """Two articles, each of which has keys that the other lacks."""
    book = Book()
    book.dataset("size", [KEY], [VALUE], rules=[{"id": "same", "kind": "same-records", "reason": "So."}])
    for index, name in enumerate(("mill", "forest", "yard")):
        rows = [(number if scattered(number + index) > 30 else number + n * (index + 1), 1) for number in range(n)]
        book.article(name, table(["item", "value"], rows), reading(feed("size", "item", "value")))
    return book


def two_datasets(n, kind, rule):
    book = Book()
    book.dataset("size", [KEY], [VALUE], rules=[{"id": "rule", "kind": kind, "reason": "So.", **rule}])
    book.dataset("tree", [KEY], [VALUE])
    rows = [(number, scattered(number)) for number in range(n)]
    book.article("mill", table(["item", "value"], rows), reading(feed("size", "item", "value")))
    book.article("forest", table(["item", "value"], reversed(rows)), reading(feed("tree", "item", "value")))
    return book


def absent(n):
    return two_datasets(n, "absent-from", {"from": {"dataset": "tree", "match": {"item": "item"}}})


def referenced(n):
    """Every record is compared with another dataset's of the same key."""
    return two_datasets(n, "reference", {"column": "value", "reference": {
        "dataset": "tree", "column": "value", "match": {"item": "item"}}})


def rules_times_records(n):
    """√n rules, each of which is broken by all of √n records."""
    edge = max(int(n**0.5), 1)
    return judged(edge, True, *[{"kind": "range", "minimum": 1000 + number} for number in range(edge)])


def rules_kept(n):
    """√n rules, each of which is kept by all of √n records."""
    edge = max(int(n**0.5), 1)
    return judged(edge, True, *[{"kind": "range", "minimum": -number} for number in range(edge)])


def rules_of_groups(n):
    """√n rules that compare √n records with each other."""
    edge = max(int(n**0.5), 1)
    return judged(edge, True, *[{"kind": "constant", "across": "item", "tolerance": number} for number in range(edge)])


# As in growth_books: what grows, the least size, the commands.
DIMENSIONS = {
    **{f"{kind}-kept": (of_kind(kind, False), 250, [BUILD]) for kind in KINDS},
    **{f"{kind}-broken": (of_kind(kind, True), 250, [BUILD]) for kind in KINDS},
    "grid-gaps": (grid_gaps, 250, [BUILD]),
    "grid-square": (grid_square, 400, [BUILD]),
    "combinations": (combinations, 250, [BUILD]),
    "same-order": (same_order, 250, [BUILD]),
    "inside": (inside, 250, [BUILD]),
    "same-records": (same_records, 250, [BUILD]),
    "absent-from": (absent, 250, [BUILD]),
    "reference": (referenced, 250, [BUILD]),
    "rules-x-records-broken": (rules_times_records, 2500, [BUILD]),
    "rules-x-records-kept": (rules_kept, 2500, [BUILD]),
    "rules-x-records-compared": (rules_of_groups, 2500, [BUILD]),
}
