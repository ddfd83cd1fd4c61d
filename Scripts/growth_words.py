"""Books with many words, names and keys: those that are known, and those that nobody knows."""

from growth_books import BUILD, KEY, SUGGEST, VALUE, WOOD, Book, feed, numbered, plain, reading, table, words


def keyed(rows, entries, **more):
    book = plain(rows, key=WOOD)
    book.vocabulary("wood", entries, **more)
    return book


def aliases(n):
    """One word with many names, in all of which an article writes it."""
    book = Book()
    book.dataset("size", [KEY, WOOD], [VALUE])
    book.vocabulary("wood", [{"id": "oak", "aliases": words("wood", n)}])
    book.article("mill", table(["item", "wood", "value"], [(i, word, 7) for i, word in enumerate(words("wood", n))]),
                 reading(feed("size", "item", "wood", "value")))
    return book


def clashes(n):
    """Names that mean two words each. The book cannot be run."""
    return keyed([("left-00000", 7)], [{"id": word, "aliases": [f"wood {number}"]} for side in ("left", "right")
                                        for number, word in enumerate(words(side, n))])


def parts(n):
    return keyed([(word, 7) for word in words("part", n)],
                 [{"id": word, "parts": [part]} for word, part in zip(words("wood", n), words("part", n))],
                 parts={"vocabulary": "model"})


def group_of_all(n):
    """A label that means all words, and one that means all other words."""
    return keyed([("all", 7)], words("wood", n), groups=[{"names": ["all"], "members": words("wood", n)}])


def vocabularies(n):
    book = Book()
    names = [f"wood_{number}" for number in range(n)]
    for name in names:
        book.vocabulary(name.replace("_", "-"), ["oak", "elm"])
    book.dataset("size", [KEY], [{"field": name, "vocabulary": name.replace("_", "-"), "optional": True}
                                 for name in names] + [VALUE])
    for name in ("mill", "forest"):
        rows = [(row, *["oak" if row % 2 else "elm"] * n, 7) for row in range(2)]
        book.article(name, table(["item"] + names + ["value"], rows), reading(feed("size", "item", *names, "value")))
    return book


def unused_words(n):
    return keyed([("wood-00000", 7)], words("wood", n))


def long_words(n):
    """Few words, each of many letters, some of them misspelt."""
    long = ["wood" * (n // 4) + str(number) for number in range(10)]
    return keyed([(word, 7) for word in long[:5]] + [(word.replace("oodw", "odow", 9), 7) for word in long[5:]], long)


def unknown_labels_of_a_cell(n):
    """A cell that lists many words, none of which is known."""
    book = keyed([(", ".join(words("wodo", n)), 7), ("wood-00000", 7)], words("wood", n))
    book.recipe("mill", "mill", reading(feed("size", "value", wood={"column": "wood", "list": [", "]})))
    return book


def lists(n):
    """Cells of ten words."""
    book = keyed([(", ".join(words("wood", n)[start:start + 10]), 7) for start in range(0, n, 10)], words("wood", n))
    book.recipe("mill", "mill", reading(feed("size", "value", wood={"column": "wood", "list": [", "]})))
    return book


def lists_of_a_row(n):
    """Three lists in one row, which together mean many more records than the limit lets them."""
    fields = [{"field": name, "vocabulary": "wood"} for name in ("first", "second", "third")]
    book = Book()
    known = words("wood", n + 60)
    book.vocabulary("wood", known)
    book.dataset("size", fields, [VALUE])
    cell = ", ".join(known)
    columns = {field["field"]: {"column": field["field"], "list": [", "]} for field in fields}
    book.article("mill", table([*columns, "value"], [(cell, cell, cell, 7), ("wood-00000", "wood-00001", "wood-00002", 7)]),
                 reading(feed("size", "value", **columns)))
    return book


def keys_unknown(n):
    """A file with keys that nobody knows. The book cannot be run."""
    book = plain(numbered(1))
    book.files["Datasets/size.yaml"] |= {word: "x" for word in words("titel", n)}
    return book


def keys_unknown_deep(n):
    """The same in the parts of a file."""
    book = plain(numbered(1))
    book.files["Datasets/size.yaml"]["values"] += [
        {"field": f"value_{number}", "tpye": "integer", "optional": "ja"} for number in range(n)]
    return book


def keys_twice(n):
    book = plain(numbered(1))
    name = "Recipes/mill.yaml"
    book.files[name] = "article: mill\n" + "".join(f"tables: [{number}]\n" for number in range(n))
    return book


def names_unknown(n):
    """Ledgers that name datasets and rules which are not there. The book cannot be run."""
    book = Book()
    for name in words("size", n):
        book.dataset(name, [KEY], [VALUE])
    book.article("mill", table(["item", "value"], numbered(2)),
                 reading(*[feed(name, "item", "value") for name in words("size", n)]))
    for name in words("szie", n):
        book.accept(rule=name, dataset=name, key={"item": "1"}, values=["7"])
        book.correct(dataset=name, key={"item": "1"}, field="vlaue", article="mlil", expect="1", value="2")
    return book


def words_unknown_in_book(n):
    """Words of the book's own files that no vocabulary knows. The book cannot be run."""
    book = keyed([("wood-00000", 7)], words("wood", n))
    for word in words("wodo", n):
        book.correct(dataset="size", key={"wood": word}, field="value", article="mill", expect="1", value="2")
    book.files["Datasets/size.yaml"]["rules"] = [
        {"id": f"rule-{word}", "kind": "range", "minimum": 0, "where": {"wood": word}, "reason": "So."}
        for word in words("wodo", n)]
    book.recipe("mill", "mill", reading(feed("size", "value", wood={"column": "wood", "map": {
        f"No. {number}": word for number, word in enumerate(words("wodo", n))}})))
    return book


def columns_unknown(n):
    """Recipes that name columns which their table has not. The book cannot be run."""
    book = Book()
    names = [f"value_{number}" for number in range(n)]
    book.dataset("size", [KEY], [{"field": name, "type": "integer"} for name in names])
    book.article("mill", table(["item"] + names, [range(n + 1)]),
                 reading(feed("size", "item", **{name: {"column": name.replace("a", "aa")} for name in names})))
    return book


def tables_unknown(n):
    """Recipes that select tables which their article has not. The book cannot be run."""
    book = Book()
    book.dataset("size", [KEY], [VALUE])
    text = "\n".join(f"# {word}\n\n" + table(["item", "value"], [(1, 7)]) for word in words("part", n))
    book.article("mill", text, [
        entry for word in words("prat", n) for entry in reading(feed("size", "item", "value"), heading=word)])
    return book


def ids_twice(n):
    """Articles and rules with the names of others. The book cannot be run."""
    rules = [{"id": f"rule-{number % (n // 2 + 1)}", "kind": "range", "minimum": 0, "reason": "So."} for number in range(n)]
    book = plain(numbered(2), rules=rules)
    for _ in range(n):
        book.article("mill", table(["item", "value"], [(1, 7)]))
    return book


# As in growth_books: what grows, the least size, the commands.
DIMENSIONS = {
    "aliases": (aliases, 250, [BUILD]),
    "name-clashes": (clashes, 250, [BUILD]),
    "parts": (parts, 250, [BUILD]),
    "group-of-all": (group_of_all, 250, [BUILD]),
    "vocabularies": (vocabularies, 12, [BUILD]),
    "unused-words": (unused_words, 250, [BUILD, SUGGEST]),
    "long-words": (long_words, 1000, [BUILD]),
    "unknown-labels-of-a-cell": (unknown_labels_of_a_cell, 250, [BUILD, SUGGEST]),
    "lists": (lists, 250, [BUILD]),
    "lists-of-a-row": (lists_of_a_row, 100, [BUILD]),
    "unknown-keys": (keys_unknown, 250, [BUILD]),
    "unknown-keys-deep": (keys_unknown_deep, 250, [BUILD]),
    "keys-twice": (keys_twice, 250, [BUILD]),
    "unknown-names": (names_unknown, 50, [BUILD]),
    "unknown-words-in-book": (words_unknown_in_book, 250, [BUILD]),
    "unknown-columns": (columns_unknown, 12, [BUILD]),
    "unknown-tables": (tables_unknown, 50, [BUILD]),
    "ids-twice": (ids_twice, 100, [BUILD]),
}
