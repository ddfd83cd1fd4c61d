"""Articles that grow along one dimension, for `init`. Each shape gives the articles of a size as texts."""

import os

import growth_articles


def table(rows, columns, name="c", word="item"):
    """A table of data: a column of different words and others of numbers."""
    head = "| Name | " + " | ".join(f"{name}{column:04}" for column in range(columns)) + " |"
    body = [f"| {word} {row} | " + " | ".join(str(row * columns + column) for column in range(columns)) + " |"
            for row in range(rows)]
    return "\n".join([head, "|---" * (columns + 1) + "|"] + body)


def tables(count, write):
    return "# Sizes\n\n" + "\n\n".join(f"## Part {number}\n\n{write(number)}" for number in range(count)) + "\n"


def words(rows, columns):
    """A table of words, each column with a few of its own."""
    head = "| Name | " + " | ".join(f"c{column}" for column in range(columns)) + " |"
    body = [f"| item {row} | " + " | ".join(f"{'abcd'[row % 4]}{column}" for column in range(columns)) + " |"
            for row in range(rows)]
    return "\n".join([head, "|---" * (columns + 1) + "|"] + body)


def unlike(number, columns=3):
    return table(4, columns, name=f"t{number} c", word=f"item {number}")


# For each dimension: the articles of a size, and the least size.
DIMENSIONS = {
    "draft-rows": (lambda n: [tables(1, lambda _: table(n, 4))], 250),
    "draft-columns": (lambda n: [tables(1, lambda _: table(8, n, name="10"))], 100),
    "draft-wide": (lambda n: [tables(1, lambda _: f"{table(8, n)}\n\n## Rest\n\n{table(8, 3)}")], 200),
    "draft-words-wide": (lambda n: [tables(1, lambda _: f"{words(8, n)}\n\n## Rest\n\n{table(8, 3)}")], 200),
    "draft-tables-alike": (lambda n: [tables(n, lambda number: table(4, 3, word=f"item {number}"))], 50),
    "draft-tables-repeated": (lambda n: [tables(n, lambda _: table(4, 3))], 50),
    "draft-tables-unlike": (lambda n: [tables(n, unlike)], 50),
    "draft-articles-alike": (lambda n: [tables(1, lambda _: table(4, 3, word=f"item {number}")) for number in range(n)], 50),
    "draft-articles-unlike": (lambda n: [tables(1, lambda _: unlike(number)) for number in range(n)], 50),
    "draft-broken": (lambda n: [tables(n, lambda number: unlike(number, 3 if number else 101))], 50),
    "draft-sentences": (lambda n: [tables(1, lambda _: "\n\n".join(["word " * 20] * n + [table(4, 3)]))], 250),
    "draft-left-out": (lambda n: [tables(n, lambda number: growth_articles.markdown(1, 1) if number else table(4, 3))], 50),
}


def arguments(texts, folder):
    """Writes the articles; the arguments of the command that drafts their book."""
    paths = [os.path.join(folder, f"a{number}.md") for number in range(len(texts))]
    for path, text in zip(paths, texts):
        with open(path, "w") as file:
            file.write(text)
    return ["init", *paths, "--book", os.path.join(folder, "output"), "--jobs", "1"]
