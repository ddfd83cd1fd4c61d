# title: markdown-it-py
# does: cells as JSON, in pure Python
# reads: markdown
# sample: 8
# pip: markdown-it-py==4.3.0
from markdown_it import MarkdownIt

from common import run

PARSER = MarkdownIt("commonmark").enable("table")


def tables_of(content):
    tables = []
    tokens = PARSER.parse(content.decode(errors="replace"))
    for index, token in enumerate(tokens):
        if token.type == "table_open":
            tables.append([])
        elif token.type == "tr_open":
            tables[-1].append([])
        elif token.type in ("th_open", "td_open"):
            tables[-1][-1].append("".join(child.content for child in tokens[index + 1].children))
    return tables


run(tables_of)
