"""Which stage the program's instructions belong to, by callgrind.

A function belongs to the folder of Sources that declares its type. Functions without one (Swift's runtime, the C library, copies of
Swift's generic functions, C parsers) are charged to their callers, in proportion to what each caller's calls cost. A function that
the compiler has put into its caller counts as part of it.
"""

import os
import re
import shutil
import subprocess
import sys
from collections import defaultdict

from bench_corpus import ROOT, WORK

# The title of a stage and its folders of Sources; the longest folder wins.
STAGES = (
    ("finding and reading files", ("Workbench/Files", "Archives", "Workbench/Tables/DocumentStream.swift", "Text/Files")),
    ("decoding", ("Articles/Encodings",)),
    ("which syntax, front matter, marks", ("Articles/Files", "Articles/RenderMarks")),
    ("HTML: tokens", ("Articles/Syntax/HTML/Tokens",)),
    ("HTML: tree", ("Articles/Syntax/HTML/Tree",)),
    ("HTML: characters and their references", (
        "Articles/Syntax/HTML/Tokens/HTMLCharacters.swift", "Articles/Syntax/HTML/Tokens/CharacterReference.swift",
        "Articles/Syntax/HTML/Tokens/CharacterReferenceNames.swift")),
    ("HTML: nodes, attributes read again", ("Articles/Syntax/HTML", "Articles/Syntax/HTML/Tokens/HTMLAttributes.swift")),
    ("HTML: tables, captions, texts", ("Articles/HTML",)),
    ("Markdown: blocks", ("Articles/Syntax/Markdown/Blocks",)),
    ("Markdown: other scanners", ("Articles/Syntax/Markdown",)),
    ("Markdown: tables, regions, texts", ("Articles/Markdown",)),
    ("Markdown: inline markup (cmark-gfm)", ("Libraries/CommonMark", "Articles/Markdown/MarkdownInlines.swift")),
    ("tables in plain text", ("Articles/Plain",)),
    ("cells", ("Articles/Cells", "Articles/Characters")),
    ("notes", ("Articles/Notes",)),
    ("kinds of tables, grids", ("Articles/Tables", "Articles/Model")),
    ("places, lines, words", ("Text",)),
    ("output", ("Publish", "Workbench/Tables")),
)
REST = "start of the program, the rest"

MEMORY = re.compile(
    r"malloc|free|calloc|realloc|unlink_chunk|sysmalloc|mem(cpy|move|set)|[Rr]etain|[Rr]elease|RefCount|[Aa]lloc|Unique|"
    r"bridgeObject|^outlined|^destroy|^assign|ContiguousArrayBuffer|value witness", re.A)
NAME = re.compile(r"(\w+)\.([A-Z]\w*)")


class Function:
    def __init__(self, name):
        self.name, self.stage = name, None
        # What it costs by itself, in the functions that it calls, and for each of its callers.
        self.cost, self.called, self.callers = 0, 0, defaultdict(int)


def read(path):
    """The functions of callgrind's output: what each costs by itself, and what each caller's calls of it cost."""
    names, functions, current, callee = {}, {}, None, None

    def function(text):
        number, _, name = text.partition(" ")
        if name:
            names[number] = name
        return functions.setdefault(names[number], Function(names[number]))

    with open(path, encoding="utf-8", errors="replace") as file:
        isCall = False
        for line in file:
            if line.startswith("fn="):
                current = function(line[3:].rstrip("\n"))
            elif line.startswith("cfn="):
                callee = function(line[4:].rstrip("\n"))
            elif line.startswith("calls="):
                isCall = True
            elif line[:1].isdigit() or line[:1] in "+-*":
                cost = int(line.split()[-1])
                if isCall:
                    callee.callers[current.name] += cost
                    current.called += 0 if callee is current else cost
                    isCall = False
                elif current:
                    current.cost += cost
    return functions


def demangled(functions):
    """The readable names of functions."""
    names = list(functions)
    done = subprocess.run(["swift-demangle"], input="\n".join(names), capture_output=True, text=True, check=True)
    return dict(zip(names, done.stdout.split("\n")))


def folders():
    """The file of Sources that declares each type, by module and name. A stage whose folder has gone ends the run."""
    found = {}
    declaration = re.compile(r"^(?:@\w+ )*(?:(?:package|public|private|fileprivate|internal|final|indirect) )*"
                             r"(?:struct|class|enum|actor|protocol) (\w+)", re.M)
    sources = os.path.join(ROOT, "Sources")
    for folder in (folder for _, own in STAGES for folder in own):
        if not os.path.exists(os.path.join(sources, folder)):
            sys.exit(f"Sources/{folder} does not exist; correct STAGES in Scripts/bench_stages.py")
    for parent, _, names in os.walk(sources):
        for name in names:
            path = os.path.relpath(os.path.join(parent, name), sources)
            if name.endswith(".swift"):
                module = path.split(os.sep)[1 if path.startswith("Libraries") else 0]
                with open(os.path.join(sources, path), encoding="utf-8") as file:
                    for kind in declaration.findall(file.read()):
                        found.setdefault((module, kind), path)
    return found


def stage_of(name, known):
    """The stage of a function by its readable name; None if it belongs to its callers."""
    name = re.sub(r"\((\w+) in _[0-9A-F]+\)", r"\1", name)
    name = re.sub(r"^(?:merged |function signature specialization <.*?> of |generic specialization <.*?> of )+", "", name)
    if name.startswith(("outlined", "destroy", "assign", "initialize", "type metadata", "value witness")):
        return None
    # `closure #1 (A) -> B in Module.Kind.f()`, `protocol witness for A.b() in conformance Module.Kind : A in Module`
    for start, mark in (("closure", " in "), ("protocol witness", " in conformance ")):
        if name.startswith(start):
            name = name.rsplit(mark, 1)[-1]
    match = NAME.search(name)
    # What is written for `(extension in Module):Other.Kind` belongs to its callers, for the file is not known.
    path = known.get(match.groups()) if match and ":" not in name[:match.start()] else None
    if path is None:
        return None
    fitting = [(len(folder), title) for title, own in STAGES for folder in own if path == folder or path.startswith(folder + "/")]
    return max(fitting)[1] if fitting else REST


def charged(functions):
    """How the cost of each function is shared among the stages: shares, by function."""
    shares = {name: {function.stage: 1.0} if function.stage else {} for name, function in functions.items()}
    open_ones = [function for function in functions.values() if not function.stage]
    totals = {function.name: sum(function.callers.values()) for function in open_ones}
    for function in open_ones:
        if not totals[function.name]:
            shares[function.name] = {REST: 1.0}
    # Functions without a stage call each other, so their shares settle by and by.
    for _ in range(60):
        for function in open_ones:
            if not totals[function.name]:
                continue
            mixed = defaultdict(float)
            for caller, cost in function.callers.items():
                for stage, share in shares[caller].items():
                    mixed[stage] += share * cost
            known = sum(mixed.values())
            if known:
                shares[function.name] = {stage: share / known for stage, share in mixed.items()}
    return shares


class Profile:
    """The instructions of each stage (own, memory, and other runtime), and functions: name, stage, by itself, with what it calls."""

    def __init__(self, path):
        functions = read(path)
        readable = demangled(functions)
        known = folders()
        for function in functions.values():
            function.stage = stage_of(readable[function.name], known)
        shares = charged(functions)
        self.total = sum(function.cost for function in functions.values())
        self.stages = defaultdict(lambda: [0.0, 0.0, 0.0])
        for function in functions.values():
            column = 0 if function.stage else 1 if MEMORY.search(readable[function.name]) else 2
            for stage, share in (shares[function.name] or {REST: 1.0}).items():
                self.stages[stage][column] += share * function.cost
        self.functions = [
            (readable[function.name], max(share := shares[function.name] or {REST: 1.0}, key=share.get), function.cost,
             function.cost + function.called if function.stage else 0)
            for function in functions.values()]


def missing_tools():
    return [tool for tool in ("valgrind", "strip", "swift-demangle") if not shutil.which(tool)]


def profile(named, arguments, title):
    """The profile of a run of the program with names."""
    program, output = os.path.join(WORK, "named"), os.path.join(WORK, f"callgrind.{title}")
    # Debug information of the C archives may be more than valgrind can read.
    subprocess.run(["strip", "--strip-debug", "-o", program, named], check=True)
    with open(os.path.join(WORK, "out"), "wb") as out:
        subprocess.run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={output}", program, *arguments],
                       stdout=out, stderr=subprocess.DEVNULL, check=False)
    return Profile(output)
