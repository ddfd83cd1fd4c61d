# title: html5lib
# does: cells as JSON, in pure Python
# reads: html
# sample: 32
# pip: html5lib==1.1
import html5lib

from common import run


def tables_of(content):
    tree = html5lib.parse(content, namespaceHTMLElements=False)
    return [[["".join(cell.itertext()) for cell in row if cell.tag in ("td", "th")] for row in table.iter("tr")]
            for table in tree.iter("table")]


run(tables_of)
