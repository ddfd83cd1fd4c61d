"""Articles that grow along one dimension, for `tables`. No book is needed."""


def markdown(rows, columns):
    lines = ["| " + " | ".join(f"c{column}" for column in range(columns)) + " |", "|---" * columns + "|"]
    return "\n".join(lines + ["| " + " | ".join(str(row + column) for column in range(columns)) + " |"
                              for row in range(rows)])


def html(rows, columns):
    def row(tag, cells):
        return "<tr>" + "".join(f"<{tag}>{cell}</{tag}>" for cell in cells)

    body = "".join(row("td", range(number, number + columns)) for number in range(rows))
    return "<table>" + row("th", [f"c{column}" for column in range(columns)]) + body + "</table>"


def quoted(text, depth):
    return "".join("> " * depth + line + "\n" for line in text.splitlines())


# For each dimension: the article of a size, the least size, the file's ending.
DIMENSIONS = {
    "paragraphs of Markdown": (lambda n: "\n\n".join(["word " * 20] * n + [markdown(3, 3)]), 250, ".md"),
    "rows of Markdown": (lambda n: markdown(n, 4), 250, ".md"),
    "columns of Markdown": (lambda n: "\n\n".join([markdown(4, n)] * 5), 50, ".md"),
    "tables of Markdown": (lambda n: "\n\n".join([markdown(3, 3)] * n), 100, ".md"),
    "quotes in quotes": (lambda n: "\n".join([quoted(markdown(3, 3), n)] * 20), 10, ".md"),
    "rows of HTML": (lambda n: html(n, 4), 250, ".html"),
    "columns of HTML": (lambda n: html(4, n), 250, ".html"),
    "tables of HTML": (lambda n: html(3, 3) * n, 100, ".html"),
    "elements in elements": (lambda n: ("<div>" * n + html(3, 3) + "</div>" * n) * 20, 10, ".html"),
}
