"""The books, pages and texts with which Scripts/faults tries the program."""

BOOK = {
    "book.yaml": """title: {en: Planks, ja: 板}
description: What a mill says of its planks.
articles:
  - id: mill
    file: Articles/mill.md
    origin: {title: Planks of the old mill, author: A. Sawyer, date: spring 2024}
datasets: [plank-size]
""",
    "Articles/mill.md": """# Planks

## Sizes in dry state

| Wood | Grade 1 | Grade 2 |
|------|--------:|--------:|
| Oak  | 20      | 40      |
| Pine(left) | 25 | 45     |
""",
    "Vocabulary/wood.yaml": """vocabulary: wood
title: {en: Wood, ja: 木材}
entries:
  - {id: oak, labels: {en: Oak, ja: 楢}, aliases: [Quercus]}
  - {id: pine, labels: {en: Pine, ja: 松}}
""",
    "Vocabulary/grade.yaml": """vocabulary: grade
entries:
  - {id: first, aliases: [Grade 1]}
  - {id: second, aliases: [Grade 2]}
""",
    "Vocabulary/side.yaml": "vocabulary: side\nentries: [left, right]\n",
    "Datasets/plank-size.yaml": """dataset: plank-size
title: Sizes of planks
unit: mm
keys:
  - {field: wood, vocabulary: wood}
  - {field: side, vocabulary: side}
  - {field: grade, vocabulary: grade}
values:
  - {field: value, type: number, minimum: 1, maximum: 500}
layout: {rows: [wood, side], columns: grade}
rules:
  - id: second-grade-is-wider
    kind: ordered-pair
    field: grade
    lower: first
    upper: second
    reason: The mill sorts by width.
""",
    "Recipes/mill.yaml": """article: mill
tables:
  - select: {heading: Sizes, header: [Wood]}
    feeds:
      - dataset: plank-size
        steps:
          - unpivot: {columns: {vocabulary: grade}, name: grade, value: size}
        fields:
          wood: {column: Wood, pattern: "{wood}[({side})]"}
          side: {column: Wood, pattern: "{wood}[({side})]", assume: right}
          grade: {column: grade}
          value: {column: size}
""",
}

# The same book with another figure.
ALTERNATIVE = {"Articles/mill.md": BOOK["Articles/mill.md"].replace("| 20      |", "| 22      |")}

PAGE = """# A page

<!-- measurebook: plank-size rows=wood columns=grade caption=yes -->
<!-- /measurebook -->

The end.
"""


# MARK: Damaged

def mutated(chance):
    """A file of the book with one to four damages: the name and what is in it."""
    name = chance.choice(sorted(BOOK))
    text = bytearray(BOOK[name].encode())
    for _ in range(chance.randint(1, 4)):
        kind, place = chance.randrange(8), chance.randrange(len(text) or 1)
        lines = bytes(text).split(b"\n")
        line = chance.randrange(len(lines))
        if kind == 0:
            del text[place:place + chance.randint(1, 20)]
        elif kind == 1:
            text[place:place + 1] = bytes([chance.randrange(256)])
        elif kind == 2:
            text[place:place] = chance.choice([b"{", b"}", b"[", b"]", b": ", b"- ", b"\t", b"&a ", b"*a ", b"!!x ", b"|", b">", b'"',
                                               b"'", b"#", b"\n", b"\0", b"\xef\xbb\xbf", b"\xff", b"\xe2\x80\xae", b"~", b"%", b"@"])
        elif kind == 3:
            lines.insert(line, chance.choice(lines))
            text = bytearray(b"\n".join(lines))
        elif kind == 4:
            del lines[line]
            text = bytearray(b"\n".join(lines))
        elif kind == 5:
            lines[line] = b" " * chance.randrange(9) + lines[line].lstrip()
            text = bytearray(b"\n".join(lines))
        elif kind == 6:
            words = [b"wood", b"plank-size", b"mill", b"grade", b"null", b"true", b"-1", b"1e999999999", b"../../etc/passwd", b"/etc/passwd"]
            lines[line] = lines[line].split(b":")[0] + b": " + chance.choice(words)
            text = bytearray(b"\n".join(lines))
        else:
            text = text[:place]
    return name, bytes(text)


# MARK: Odd

def odd_books():
    """Names and files of books that ask for more than they are worth."""
    bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n" + "".join(
        f"a{n}: &a{n} [{', '.join(['*a' + str(n - 1)] * 10)}]\n" for n in range(1, 12))
    deep = "[" * 50_000
    digits, exponent = "7" * 100_000, "1e1000000000"
    article = BOOK["Articles/mill.md"]
    yield "alias bomb", {"book.yaml": bomb + BOOK["book.yaml"]}
    yield "alias bomb in a vocabulary", {"Vocabulary/wood.yaml": bomb + "vocabulary: wood\nentries: *a11\n"}
    yield "alias of itself", {"book.yaml": "a: &a [*a]\n" + BOOK["book.yaml"]}
    yield "deep lists", {"book.yaml": "title: " + deep}
    yield "deep maps", {"book.yaml": "title: " + "{a: " * 50_000}
    yield "deep blocks", {"Datasets/plank-size.yaml": "".join(" " * n + "a:\n" for n in range(1_000))}
    for name, number in (("digits", digits), ("an exponent", exponent), ("a negative exponent", "1e-1000000000"),
                         ("decimals", "0." + digits), ("an exponent of digits", "1e" + digits[:5_000])):
        yield f"a cell of {name}", {"Articles/mill.md": article.replace("| 20 ", f"| {number} ")}
        yield f"a limit of {name}", {
            "Datasets/plank-size.yaml": BOOK["Datasets/plank-size.yaml"].replace("maximum: 500", f"maximum: {number}")}
    yield "a line of a megabyte", {"Articles/mill.md": article + "|" + "x" * 1_000_000 + "|1|2|\n"}
    yield "a key of a megabyte", {"book.yaml": BOOK["book.yaml"] + "x" * 1_000_000 + ": 1\n"}
    yield "a pattern that goes back and forth", {
        "Articles/mill.md": article.replace("Oak  ", "a" * 5_000),
        "Recipes/mill.yaml": BOOK["Recipes/mill.yaml"].replace('"{wood}[({side})]"', '"' + "[a]" * 200 + '{wood}[({side})]"')}
    yield "no bytes", {"book.yaml": ""}
    yield "zeros", {"book.yaml": b"\0" * 10_000}
    yield "a path outside", {"book.yaml": BOOK["book.yaml"].replace("Articles/mill.md", "../../../etc/passwd")}


def costly_books():
    """Names and files of books whose rules, words and lists multiply."""
    rows = "".join(f"| Wood {n} | {n % 90 + 1} | {n % 90 + 2} |\n" for n in range(1_000))
    article = BOOK["Articles/mill.md"].replace("| Oak  | 20      | 40      |\n| Pine(left) | 25 | 45     |\n", rows)
    words = "".join(f"  - {{id: w{n}, labels: Wood {n}}}\n" for n in range(1_000))
    vocabulary = "vocabulary: wood\nentries:\n" + words
    rule = BOOK["Datasets/plank-size.yaml"].split("rules:\n")
    rules = "".join(rule[1].replace("second-grade-is-wider", f"rule-{n}") for n in range(1_000))
    yield "1,000 rules on 2,000 records", {
        "Articles/mill.md": article, "Vocabulary/wood.yaml": vocabulary, "Datasets/plank-size.yaml": rule[0] + "rules:\n" + rules}
    yield "1,000 unknown words", {"Articles/mill.md": article, "Vocabulary/wood.yaml": vocabulary.replace("Wood", "Tree")}
    yield "50,000 unknown keys", {"book.yaml": BOOK["book.yaml"] + "".join(f"key{n}: 1\n" for n in range(50_000))}
    labels = ", ".join(f"Wood {n}" for n in range(300))
    yield "three lists in one row", {
        "Articles/mill.md": BOOK["Articles/mill.md"].replace("Wood |", "Wood | A | B |").replace("------|--", "------|---|---|--", 1)
        .replace("| Oak  |", f"| {labels} | {labels} | {labels} |").replace("| Pine(left) |", "| Wood 1 | Wood 1 | Wood 1 |"),
        "Vocabulary/wood.yaml": vocabulary,
        "Datasets/plank-size.yaml": rule[0].replace(
            "  - {field: side, vocabulary: side}\n", "  - {field: a, vocabulary: wood}\n  - {field: b, vocabulary: wood}\n").replace(
            "rows: [wood, side]", "rows: [wood, a, b]"),
        "Recipes/mill.yaml": BOOK["Recipes/mill.yaml"].replace(
            'wood: {column: Wood, pattern: "{wood}[({side})]"}', "wood: {column: Wood, list: true}").replace(
            'side: {column: Wood, pattern: "{wood}[({side})]", assume: right}',
            "a: {column: A, list: true}\n          b: {column: B, list: true}"),
    }


# MARK: Hostile

HOSTILE_TEXTS = [
    "</script><script>alert(1)</script>", "a|b", "``` `` `", "\x1b[2J\x1b]0;x\x07", "\u202eabc\u2066d\u2069", "a\n::error::forged", "::error::forged",
    "<!-- /measurebook -->", "<!-- measurebook: plank-size -->", "..", "../../../etc/passwd", "/etc/passwd", "\x7f\x85\x9b31m", "-n", "--output",
    "%0A::error::forged", "a,b\"c'd", "=1+1", "\ufeffa", "${HOME} `id` $(id)", "]]>", "&amp;&lt;", "\"\u0301 onmouseover=x", "a\r\n::error::b", "\u2028a",
]

_all = " ".join(text.replace("\n", " ").replace("\r", " ") for text in HOSTILE_TEXTS)


def _yaml(text):
    """A double-quoted scalar with every character that is not plain ASCII escaped."""
    return '"' + "".join(
        character if " " <= character <= "~" and character not in '"\\' else f"\\u{ord(character):04x}" for character in text) + '"'


def _cell(text):
    return text.replace("|", "\\|").replace("\n", " ").replace("\r", " ").replace("\u2028", " ").replace("\x85", " ")


_hostile = _yaml(" ".join(HOSTILE_TEXTS))
HOSTILE_BOOK = {
    "book.yaml": BOOK["book.yaml"].replace("{en: Planks, ja: 板}", f"{{en: {_hostile}, ja: {_hostile}}}").replace(
        "What a mill says of its planks.", _hostile).replace("Planks of the old mill", _hostile).replace("A. Sawyer", _hostile),
    "Articles/mill.md": BOOK["Articles/mill.md"].replace("# Planks", "# " + _cell(_all)).replace(
        "| Oak  | 20      | 40      |", "| Oak | 20 " + _cell(_all) + " | 40 |\n| " + _cell(_all) + " | 1 | 2 |"),
    "Vocabulary/wood.yaml": BOOK["Vocabulary/wood.yaml"].replace("en: Wood", f"en: {_hostile}").replace("en: Pine", f"en: {_hostile}").replace(
        "ja: 松", f"ja: {_hostile}") .replace("labels: {en: " + _hostile, "aliases: [Pine], labels: {en: " + _hostile, 1),
    "Vocabulary/grade.yaml": BOOK["Vocabulary/grade.yaml"],
    "Vocabulary/side.yaml": BOOK["Vocabulary/side.yaml"],
    "Datasets/plank-size.yaml": BOOK["Datasets/plank-size.yaml"].replace("Sizes of planks", _hostile).replace(
        "The mill sorts by width.", _hostile).replace("unit: mm\n", ""),
    "Recipes/mill.yaml": BOOK["Recipes/mill.yaml"],
}
