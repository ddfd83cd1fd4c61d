"""Books of any size, each of which grows along one dimension and is the same in all others.

Book files are written as JSON, which is YAML.
"""

import json
import os


class Book:
    """The files of a book. Every name of a word, field or dataset is a prefix and a number."""

    def __init__(self):
        self.articles, self.datasets, self.files = [], [], {}
        self.ledgers = {"Corrections.yaml": [], "AcceptedFindings.yaml": []}
        # Another book beside this one, and a page that shows its tables, where a command asks for them.
        self.other, self.page = None, ""

    def article(self, name, text, tables=None, ending=".md"):
        """An article and, where tables are given, the recipe that reads them."""
        path = f"Articles/{name}{ending}"
        self.articles.append({"id": name, "file": path, "origin": {"title": name}})
        self.files[path] = text
        if tables is not None:
            self.recipe(name, name, tables)

    def recipe(self, file, article, tables):
        self.files[f"Recipes/{file}.yaml"] = {"article": article, "tables": tables}

    def vocabulary(self, name, entries, **more):
        self.files[f"Vocabulary/{name}.yaml"] = {"vocabulary": name, "entries": entries, **more}

    def dataset(self, name, keys, values, **more):
        self.datasets.append(name)
        self.files[f"Datasets/{name}.yaml"] = {
            "dataset": name, "title": name, "keys": keys, "values": values, **more}

    def correct(self, **entry):
        self.ledgers["Corrections.yaml"].append({**entry, "reason": "Measured."})

    def accept(self, **entry):
        self.ledgers["AcceptedFindings.yaml"].append({**entry, "reason": "Measured."})

    def write(self, folder):
        files = dict(self.files)
        files["book.yaml"] = {"title": "Growth", "articles": self.articles, "datasets": self.datasets}
        for name, key in (("Corrections.yaml", "corrections"), ("AcceptedFindings.yaml", "accepted")):
            if self.ledgers[name]:
                files[name] = {key: self.ledgers[name]}
        for name, content in files.items():
            path = os.path.join(folder, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w") as file:
                file.write(content if isinstance(content, str) else as_yaml(content))


def arguments(book, command, folder):
    """Writes all that a command asks for, and gives its arguments: {book}, {other}, {page} and {output} are paths."""
    paths = {name: os.path.join(folder, name) for name in ("book", "other", "page", "output")}
    book.write(paths["book"])
    if book.other:
        book.other.write(paths["other"])
    if book.page:
        paths["page"] += ".md"
        with open(paths["page"], "w") as file:
            file.write(book.page)
    return [argument.format(**paths) for argument in command]


def as_yaml(content):
    """One line for each item of the outer lists and maps: a key of JSON must end in the line where it begins."""
    return "\n".join(f"{key}: {as_list(value)}" for key, value in content.items()) + "\n"


def as_list(value):
    if not isinstance(value, list) or not value:
        return json.dumps(value)
    return "\n" + "\n".join("  - " + json.dumps(item) for item in value)


def table(header, rows):
    lines = ["| " + " | ".join(header) + " |", "|" + "---|" * len(header)]
    return "\n".join(lines + ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows]) + "\n"


def words(prefix, count):
    return [f"{prefix}-{number:05}" for number in range(count)]


KEY, VALUE = {"field": "item", "type": "integer"}, {"field": "value", "type": "integer"}
WOOD = {"field": "wood", "vocabulary": "wood"}


def feed(dataset, *columns, **more):
    return {"dataset": dataset, "fields": {**{column: {"column": column} for column in columns}, **more}}


def reading(*feeds, **select):
    return [{"select": select, "feeds": list(feeds)}]


def plain(rows, key=KEY, keys=("item",), **dataset):
    """One table of two columns that feeds one dataset."""
    book = Book()
    book.dataset("size", [key], [dataset.pop("value", VALUE)], **dataset)
    name = key["field"]
    book.article("mill", table([name, "value"], rows), reading(feed("size", name, "value")))
    return book


def numbered(n):
    return [(number, number % 97) for number in range(n)]


def empty(n):
    return plain(numbered(1))


def records(n):
    return plain(numbered(n))


def words_known(n):
    book = plain([(word, 7) for word in words("wood", n)], key=WOOD)
    book.vocabulary("wood", words("wood", n))
    return book


def words_unknown(n):
    """As many unknown words as known ones, each of them much like many others."""
    book = plain([(word, 7) for word in ["wood-00000"] + words("wodo", n)], key=WOOD)
    book.vocabulary("wood", words("wood", n))
    return book


def words_unlike(n):
    """As many unknown words as known ones, each unlike all others."""
    book = plain([(word, 7) for word in ["wood-00000"] + [spelt(number, 1) for number in range(n)]], key=WOOD)
    book.vocabulary("wood", ["wood-00000"] + [spelt(number, 0) for number in range(n)])
    return book


def spelt(number, variant):
    """A word of syllables, which a numeral of any kind is turned into."""
    mixed, text = (number * 2 + variant) * 2654435761 % 2**32, ""
    for _ in range(5):
        mixed, place = divmod(mixed, 85)
        text += "bcdfghklmnprstvwz"[place % 17] + "aeiou"[place // 17]
    return text


def words_cut_short(n):
    """A vocabulary with groups, aliases and labels, all in use."""
    book = plain([(f"all of {number}", 7) for number in range(0, n, 2)], key=WOOD)
    book.vocabulary(
        "wood", [{"id": word, "labels": {"en": "The " + word}, "aliases": ["a " + word]} for word in words("wood", n)],
        groups=[{"names": [f"all of {number}"], "members": words("wood", n)[number:number + 2]}
                for number in range(0, n, 2)])
    return book


def articles(n):
    book = Book()
    book.dataset("size", [KEY], [VALUE])
    for number, name in enumerate(words("mill", n)):
        book.article(name, table(["item", "value"], [(number, 7)]), reading(feed("size", "item", "value")))
    return book


def articles_and_datasets(n):
    book = Book()
    for number, (mill, size) in enumerate(zip(words("mill", n), words("size", n))):
        book.dataset(size, [KEY], [VALUE])
        book.article(mill, table(["item", "value"], [(number, 7)]), reading(feed(size, "item", "value")))
    return book


def articles_unread(n):
    book = plain(numbered(1))
    for name in words("note", n):
        book.article(name, table(["item", "value"], [(1, 7)]))
    return book


def tables(n):
    """Tables of one article, read by one entry of its recipe."""
    book = Book()
    book.dataset("size", [KEY], [VALUE])
    text = "\n".join(table(["item", "value"], [(number, 7)]) for number in range(n))
    book.article("mill", text, [{"select": {}, "each": n, "feeds": [feed("size", "item", "value")]}])
    return book


def tables_apart(n):
    """Tables of one article, each with its own heading and its own entry of the recipe."""
    book = Book()
    book.dataset("size", [KEY], [VALUE])
    text = "\n".join(
        f"# {word}\n\n" + table(["item", "value"], [(number, 7)]) for number, word in enumerate(words("part", n)))
    book.article("mill", text, [
        entry for word in words("part", n) for entry in reading(feed("size", "item", "value"), heading=word)])
    return book


def rules(n):
    """Rules of one record each, on as many records."""
    rule = [{"id": f"rule-{number:05}", "kind": "range", "column": "value", "minimum": 0,
             "where": {"item": str(number)}, "reason": "Measured."} for number in range(n)]
    return plain(numbered(n), rules=rule)


def rules_of_all(n):
    """Rules that all look at the same few records."""
    rule = [{"id": f"rule-{number:05}", "kind": "range", "column": "value", "minimum": -number,
             "reason": "Measured."} for number in range(n)]
    return plain(numbered(20), rules=rule)


def corrections(n):
    book = plain(numbered(n))
    for number, value in numbered(n):
        book.correct(dataset="size", key={"item": str(number)}, field="value", article="mill",
                     expect=str(value), value=str(value + 1))
    return book


def accepted(n):
    book = plain([(number, 7) for number in range(n)], value={**VALUE, "maximum": 6})
    for number in range(n):
        book.accept(rule="range", dataset="size", key={"item": str(number)}, values=["7"])
    return book


def claims_of_a_key(n):
    """Articles that all say the same of one record, and one that says something else."""
    book = Book()
    book.dataset("size", [KEY], [VALUE])
    for number, name in enumerate(words("mill", n)):
        book.article(name, table(["item", "value"], [(1, 7 if number else 8)]), reading(feed("size", "item", "value")))
    return book


def rows_of_a_key(n):
    """Rows of one table that all say something else of one record."""
    return plain([(1, number) for number in range(n)])


def columns(n):
    """Value columns of one dataset and of its table, which has few rows."""
    book = Book()
    names = [f"value_{number}" for number in range(n)]
    book.dataset("size", [KEY], [{"field": name, "type": "integer"} for name in names])
    book.article("mill", table(["item"] + names, [[row] + [row + column for column in range(n)] for row in range(3)]),
                 reading(feed("size", "item", *names)))
    return book


def columns_unpivoted(n):
    book = Book()
    book.vocabulary("wood", words("wood", n))
    book.dataset("size", [KEY, WOOD], [VALUE], layout={"rows": ["item"], "columns": "wood"})
    steps = [{"unpivot": {"columns": {"vocabulary": "wood"}, "name": "wood", "value": "value"}}]
    book.article("mill", table(["item"] + words("wood", n), [[row] + [7] * n for row in range(3)]),
                 [{"select": {}, "steps": steps, "feeds": [feed("size", "item", "wood", "value")]}])
    return book


def findings_of_a_table(n):
    return plain([(number, 7) for number in range(n)], value={**VALUE, "maximum": 6})


def findings_unreadable(n):
    return plain([(number, "seven") for number in range(n)] + [(-1, 7)])


def findings_ragged(n):
    book = plain(numbered(1))
    rows = "".join(f"| {number} | 7 | 8 | 9 |\n" for number in range(n))
    book.article("ragged", table(["a", "b"], [(1, 2)]) + rows)
    return book


def foreign_keys(n):
    """Records that name those of another dataset, which a rule looks up."""
    book = plain([(word, 7) for word in words("wood", n)], key=WOOD)
    book.vocabulary("wood", words("wood", n))
    book.dataset("tree", [WOOD], [{"field": "height", "type": "integer"}], rules=[
        {"id": "tree-has-a-size", "kind": "reference", "column": "height", "reason": "Measured.",
         "reference": {"dataset": "size", "column": "value", "match": {"wood": "wood"}}}])
    book.article("forest", table(["wood", "height"], [(word, 7) for word in words("wood", n)]),
                 reading(feed("tree", "wood", "height")))
    return book


def datasets(n):
    """Datasets that one table feeds."""
    book = Book()
    for name in words("size", n):
        book.dataset(name, [KEY], [VALUE])
    book.article("mill", table(["item", "value"], numbered(2)),
                 reading(*[feed(name, "item", "value") for name in words("size", n)]))
    return book


def recipes(n):
    """Entries of a recipe that all read one table."""
    book = Book()
    book.dataset("size", [KEY, WOOD], [VALUE])
    book.vocabulary("wood", words("wood", n))
    book.article("mill", table(["item", "value"], numbered(2)), [
        entry for name in words("wood", n) for entry in reading(feed("size", "item", "value", wood=name))])
    return book


def mappings(n):
    book = Book()
    book.vocabulary("wood", words("wood", n))
    book.dataset("size", [WOOD], [VALUE])
    labels = {f"No. {number}": word for number, word in enumerate(words("wood", n))}
    book.article("mill", table(["label", "value"], [(label, 7) for label in labels]),
                 reading(feed("size", "value", wood={"column": "label", "map": labels})))
    return book


# For each dimension: what grows, the least size, the commands that are counted, and the book of a size.
def on_book(*command):
    return [*command, "--book", "{book}"]


BUILD = on_book("build", "--output", "{output}", "--jobs", "1")
SUGGEST = on_book("check", "--suggest", "--jobs", "1")
QUERY = on_book("query", "size")
DIMENSIONS = {
    "records": (records, 250, [BUILD, QUERY, on_book("discover")]),
    "words": (words_known, 250, [BUILD]),
    "words-grouped": (words_cut_short, 250, [BUILD]),
    "unknown-words": (words_unknown, 250, [BUILD]),
    "unknown-words-unlike": (words_unlike, 250, [BUILD]),
    "articles": (articles, 100, [BUILD]),
    "articles-and-datasets": (articles_and_datasets, 50, [BUILD]),
    "articles-unread": (articles_unread, 100, [BUILD]),
    "tables": (tables, 100, [BUILD]),
    "tables-apart": (tables_apart, 100, [BUILD]),
    "rules": (rules, 100, [BUILD]),
    "rules-of-all": (rules_of_all, 100, [BUILD]),
    "corrections": (corrections, 100, [BUILD]),
    "accepted-findings": (accepted, 100, [BUILD]),
    "claims-per-key": (claims_of_a_key, 100, [BUILD]),
    "rows-per-key": (rows_of_a_key, 250, [BUILD]),
    "columns": (columns, 12, [BUILD]),
    "columns-unpivoted": (columns_unpivoted, 100, [BUILD]),
    "findings-per-table": (findings_of_a_table, 250, [BUILD]),
    "findings-unreadable": (findings_unreadable, 250, [BUILD]),
    "findings-ragged": (findings_ragged, 250, [BUILD]),
    "foreign-keys": (foreign_keys, 250, [BUILD]),
    "datasets": (datasets, 50, [BUILD]),
    "recipes": (recipes, 100, [BUILD]),
    "mappings": (mappings, 250, [BUILD]),
}
