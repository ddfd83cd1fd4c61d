"""The measured part of Documentation/performance.md: tables of Markdown between two marks."""

import os
import platform
import re
import subprocess

import installing
from bench_corpus import ROOT
from bench_stages import REST
from measuring import figure

DOCUMENT = os.path.join(ROOT, "Documentation", "performance.md")
MARKS = "<!-- measured -->", "<!-- end of measured -->"


def table(head, rows, left=1):
    """A table whose first columns are texts, and the others numbers."""
    return [line(head), "|" + "---|" * left + "--:|" * (len(head) - left)] + [line(row) for row in rows]


def line(cells):
    return "| " + " | ".join(cells) + " |"


def machine(program, load):
    """Where the figures are from."""
    def asked(path, pattern):
        try:
            with open(path, encoding="utf-8") as file:
                found = re.search(pattern, file.read(), re.M)
        except OSError:
            found = None
        return found.group(1) if found else "unknown"

    version = subprocess.run([program, "--version"], capture_output=True, text=True).stdout.strip()
    memory = asked("/proc/meminfo", r"^MemTotal:\s+(\d+)")
    gigabytes = f"{int(memory) / 1e6:.0f} GB" if memory.isdigit() else memory
    processor = asked("/proc/cpuinfo", r"^model name\s*:\s*(.+)$")
    system = asked("/etc/os-release", r'^PRETTY_NAME="?([^"\n]+)')
    return [f"{version}; {processor}, {os.cpu_count()} cores, {gigabytes} of memory; {system}, Python "
            f"{platform.python_version()}. When the run began, {load:.1f} processes were running or waiting for a processor."]


def beside(corpus, results, counted):
    """The peers of one corpus, the fastest one first, those that are skipped, and the versions."""
    done = [result for result in results if not result.problem]
    rows = []
    for result in sorted(done, key=lambda result: -result.pairs.ratio):
        counts, pairs = result.counts, result.pairs
        files = "all" if counts["files"] == len(corpus.files) else f"{counts['files']:,}"
        instructions = figure(result.instructions[0] / result.instructions[1]) if result.instructions else "not counted"
        count = counts.get("failed", counts.get("fails", 0))
        failed = f" ({count} files failed)" if count else ""
        rows.append([result.peer.title, result.peer.does + failed, files, tables_found(result), figure(pairs.ratio),
                     f"{pairs.range}, {len(pairs.pairs)}", instructions])
    lines = [f"#### {corpus.title}", "",
             f"{len(corpus.files):,} {corpus.note}, {corpus.bytes / 1e6:.1f} MB. {counted}", ""]
    lines += table(["reader", "what it does", "files", "tables", "time: measurebook / reader", "range, pairs",
                    "instructions: measurebook / reader"], rows, left=2)
    fewer = [result.peer.title for result in done if result.peer.finds and result.counts["tables"] < 0.97 * result.ours.tables]
    if fewer:
        lines += ["", f"With fewer tables, and so less work: {', '.join(dict.fromkeys(fewer))}."]
    skipped = dict.fromkeys(f"{result.peer.title} ({result.problem})" for result in results if result.problem)
    if skipped:
        lines += ["", f"Skipped: {'; '.join(skipped)}."]
    versions = [version for result in done if result.peer.pip or result.peer.apt
                for version in installing.versions(result.peer).split(", ")]
    return lines + ["", f"Versions: {', '.join(dict.fromkeys(versions))}.", ""] if versions else lines + [""]


def tables_found(result):
    return f"{result.counts['tables']:,} of {result.ours.tables:,}" if result.peer.finds else "none"


def stages(profiles):
    """The share of each stage in the instructions of the program."""
    lines = []
    for corpus, part, profile in profiles:
        lines += [f"#### {corpus.title}", "",
                  f"{profile.total / 1e6:,.0f} million instructions for {len(part.files):,} files of {part.bytes / 1e6:.1f} MB: "
                  f"{profile.total / part.bytes:.0f} for each byte.", ""]
        order = sorted(profile.stages.items(), key=lambda item: (item[0] == REST, -sum(item[1])))
        rows = [[stage, percent(sum(costs), profile), *(percent(cost, profile) for cost in costs)] for stage, costs in order
                if sum(costs) >= 0.0005 * profile.total]
        lines += table(["stage", "share", "own code", "memory", "other runtime"], rows)
        own = [(name, stage, cost) for name, stage, cost, _ in profile.functions]
        whole = [(name, stage, cost) for name, stage, _, cost in profile.functions if stage != REST]
        lines += [""] + functions("by itself, and the stage that most of it is charged to", own, profile)
        lines += functions("with all that it calls", whole, profile)
    return lines


def functions(what, costs, profile):
    """The functions that cost the most; of several copies of one, the most costly."""
    rows = {}
    for name, stage, cost in sorted(costs, key=lambda function: -function[2]):
        rows.setdefault(short(name), [f"`{short(name)}`", stage, percent(cost, profile)])
    return [f"What costs the most {what}:", ""] + table(["function", "stage", "share"], list(rows.values())[:15], left=2) + [""]


def percent(cost, profile):
    return f"{100 * cost / profile.total:.1f} %"


def short(name):
    """The name of a function without its arguments and the compiler's remarks."""
    name = re.sub(r"\((\w+) in _[0-9A-F]+\)", r"\1", name)
    name = re.sub(r"(?:function signature|generic) specialization <.*?> of |^merged |@@\S+|\|", "", name)
    name = re.sub(r"\(.*| -> .*", "", name.replace("(extension in Swift):", "").replace("static ", "")) or name
    return name[:70]


def write(lines):
    """Puts the lines between the marks of the page."""
    with open(DOCUMENT, encoding="utf-8") as file:
        before, _, rest = file.read().partition(MARKS[0])
    _, _, after = rest.partition(MARKS[1])
    text = before + MARKS[0] + "\n\n" + "\n".join(lines).strip() + "\n\n" + MARKS[1] + after
    with open(DOCUMENT, "w", encoding="utf-8") as file:
        file.write(text)
