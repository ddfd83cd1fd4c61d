"""Books whose articles are long, or hard to read, in one way; and commands on two books."""

from growth_books import (BUILD, KEY, VALUE, WOOD, Book, articles, articles_and_datasets, columns, feed, on_book, plain, reading,
                          table, words)


def text_book(text, tables, ending=".txt", dataset=None):
    book = Book()
    book.dataset("size", [KEY], [VALUE], **(dataset or {}))
    book.article("mill", text, tables, ending)
    return book


def selecting(header, form):
    return {"text": {"header": header, "columns": ["item", "value"], "form": form}}


def text_blocks(n):
    """Blocks of one text, each read by its own entry of the recipe."""
    text = "\n".join(f"{word} value\n{number} 7\n" for number, word in enumerate(words("item", n)))
    return text_book(text, [entry for word in words("item", n)
                            for entry in reading(feed("size", "item", "value"), **selecting(word + " value", "spaces"))])


def text_blocks_missing(n):
    """Entries that name headers which the text has not. The book cannot be run."""
    book = text_blocks(n)
    book.files["Articles/mill.txt"] = book.files["Articles/mill.txt"].replace("item-", "itme-")
    return book


def text_rows(form, separator, end="\n"):
    def make(n):
        text = f"item{separator}value{end}" + "".join(f"{number:06}{separator}{number % 97}{end}" for number in range(n))
        header = "value" if form == "lines" else f"item{separator}value"
        return text_book(text, reading(feed("size", "item", "value"), **selecting(header, form)))

    return make


def text_columns(n):
    """A block of few rows and many columns."""
    book = Book()
    names = [f"value_{number}" for number in range(n)]
    book.dataset("size", [KEY], [{"field": name, "type": "integer"} for name in names])
    row = lambda cells: "  ".join(f"{cell:>12}" for cell in cells).strip() + "\n"
    header = ["item"] + names
    block = {"header": "  ".join(header), "columns": header, "form": "aligned"}
    book.article("mill", row(header) + "".join(row([number] + list(range(n))) for number in range(3)),
                 reading(feed("size", "item", *names), text=block), ".txt")
    return book


def lists(n):
    """Lists of one article, each with its own entry."""
    text = "\n".join(f"# {word}\n\n1. 7\n" for word in words("part", n))
    book = text_book(text, [
        {"select": {"list": True, "heading": word}, "feeds": [feed("size", item=str(number), value={"column": "item"})]}
        for number, word in enumerate(words("part", n))], ".md")
    return book


def ditto(n):
    """A column that a mark fills all the way down."""
    book = Book()
    book.dataset("size", [KEY, WOOD], [VALUE])
    book.vocabulary("wood", ["oak"])
    book.article("mill", table(["item", "wood", "value"], [(row, "↑" if row else "oak", 7) for row in range(n)]), [
        {"select": {}, "steps": [{"ditto": {"columns": ["wood"], "marks": ["↑"]}}],
         "feeds": [feed("size", "item", "wood", "value")]}])
    return book


def steps(n):
    """Steps of one table, one for each of its columns."""
    book = Book()
    names = [f"value_{number}" for number in range(n)]
    book.dataset("size", [KEY], [{"field": name, "type": "integer"} for name in names])
    book.article("mill", table(["item"] + names, [[row] + [7 if row == 0 else "↑"] * n for row in range(3)]), [
        {"select": {}, "steps": [{"ditto": {"columns": [name], "marks": ["↑"]}} for name in names],
         "feeds": [feed("size", "item", *names)]}])
    return book


def composite(n):
    """Composite cells, half of which do not fit their pattern."""
    book = Book()
    book.dataset("size", [KEY], [{"field": "width", "type": "integer"}, {"field": "height", "type": "integer"}])
    cells = [f"{number}x{number + 1} pt" if number % 2 else f"{number}-{number}" for number in range(n)]
    pattern = {"column": "size", "pattern": "{width}x{height}[ pt]"}
    book.article("mill", table(["item", "size"], list(enumerate(cells))),
                 reading(feed("size", "item", width=pattern, height=pattern)))
    return book


def long_cells(n):
    """A few cells of many characters, taken apart by a pattern."""
    book = Book()
    book.dataset("size", [KEY], [{"field": "name"}, {"field": "note", "optional": True}])
    pattern = {"column": "text", "pattern": "{name}[, {note}][ ({rest})]"}
    book.article("mill", table(["item", "text"], [(row, "a, b (c " * (n // 8)) for row in range(3)]),
                 reading(feed("size", "item", name=pattern, note=pattern)))
    return book


def digits(n):
    """A few numbers of many digits."""
    return plain([(row, str(row + 1) + "7" * n) for row in range(3)], value={"field": "value", "type": "number"})


def spans(n):
    """A cell of HTML that spans all rows."""
    rows = "".join(f"<tr><td>{row}<td>{row % 97}" for row in range(1, n))
    html = f"<table><tr><th>wood<th>item<th>value<tr><td rowspan={n}>oak<td>0<td>7{rows}</table>"
    book = Book()
    book.dataset("size", [WOOD, KEY], [VALUE])
    book.vocabulary("wood", ["oak"])
    book.article("mill", html, reading(feed("size", "wood", "item", "value")), ".html")
    return book


def footnotes(n):
    text = table(["item", "value"], [(row, f"{row}[^{row}]") for row in range(n)])
    return text_book(text + "\n" + "\n\n".join(f"[^{row}]: Note {row}" for row in range(n)) + "\n",
                     reading(feed("size", "item", "value")), ".md")


def keys_of_a_record(n):
    """Key fields of one dataset."""
    names = [f"key_{number}" for number in range(n)]
    book = Book()
    book.dataset("size", [{"field": name, "type": "integer"} for name in names], [VALUE])
    book.article("mill", table(names + ["value"], [[row] * n + [7] for row in range(3)]),
                 reading(feed("size", *names, "value")))
    return book


def beside(make, other):
    """A book, and another one beside it."""
    def both(n):
        book = make(n)
        book.other = other(n)
        return book

    return both


def sevens(n):
    return plain([(number, 7) for number in range(n)])


def eights(n):
    return plain([(number, 8) for number in range(n)])


def nothing(n):
    return plain([(-1, 7)])


def marks(n):
    """A page with many marks, each of one record."""
    book = sevens(n)
    mark = "<!-- measurebook: size item={} -->\n\n<!-- /measurebook -->\n"
    book.page = "\n".join(mark.format(number) for number in range(n))
    return book


def marks_wrong(n):
    book = marks(n)
    book.page = book.page.replace("item", "itme")
    return book


def large_mark(n):
    book = sevens(n)
    book.page = "<!-- measurebook: size -->\n<!-- /measurebook -->\n"
    return book


# As in growth_books: what grows, the least size, the commands.
DIFF = ["diff", "{other}", "{book}"]
RENDER = on_book("render", "{page}")
DIMENSIONS = {
    "text-blocks": (text_blocks, 100, [BUILD]),
    "text-blocks-missing": (text_blocks_missing, 50, [BUILD]),
    "text-rows-spaces": (text_rows("spaces", " "), 250, [BUILD]),
    "text-rows-aligned": (text_rows("aligned", "    "), 250, [BUILD]),
    "text-rows-lines": (text_rows("lines", "\n"), 250, [BUILD]),
    "text-columns": (text_columns, 12, [BUILD]),
    "lists-of-an-article": (lists, 100, [BUILD]),
    "ditto": (ditto, 250, [BUILD]),
    "steps": (steps, 12, [BUILD]),
    "composite-cells": (composite, 250, [BUILD]),
    "long-cells": (long_cells, 1000, [BUILD]),
    "digits": (digits, 250, [BUILD]),
    "spans": (spans, 250, [BUILD]),
    "footnotes": (footnotes, 250, [BUILD]),
    "key-fields": (keys_of_a_record, 25, [BUILD]),
    "diff-changed": (beside(sevens, eights), 250, [DIFF]),
    "diff-added": (beside(sevens, nothing), 250, [DIFF]),
    "diff-articles": (beside(articles, nothing), 100, [DIFF]),
    "diff-datasets": (beside(articles_and_datasets, nothing), 50, [DIFF]),
    "diff-columns": (beside(columns, nothing), 12, [DIFF]),
    "marks": (marks, 100, [RENDER]),
    "marks-wrong": (marks_wrong, 100, [RENDER]),
    "large-mark": (large_mark, 250, [RENDER]),
}
