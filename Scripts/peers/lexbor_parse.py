# title: lexbor (selectolax)
# does: parses, and looks for the tables
# reads: html
# pip: selectolax==1.0.2
from selectolax.lexbor import LexborHTMLParser

from common import run


def tables_of(content):
    # What is printed of a table is next to nothing.
    return [None] * len(LexborHTMLParser(content).css("table"))


run(tables_of)
