# title: lexbor (selectolax)
# does: cells as JSON, from Python
# reads: html
# pip: selectolax==1.0.2
from selectolax.lexbor import LexborHTMLParser

from common import run


def tables_of(content):
    return [[[cell.text() for cell in row.css("td, th")] for row in table.css("tr")]
            for table in LexborHTMLParser(content).css("table")]


run(tables_of)
