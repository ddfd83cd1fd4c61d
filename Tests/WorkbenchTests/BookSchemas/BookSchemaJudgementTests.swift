import TestSupport
import Testing

/// Schema and program judge alike: what one of them rejects, the other does, too, and what the program takes in an
/// unusual form, the schema takes as well.
@Suite struct BookSchemaJudgementTests {
    /// A file of the book about planks with one change.
    struct Change: CustomTestStringConvertible {
        let path: String
        let part: String
        let replacement: String

        init(_ path: String, _ part: String, _ replacement: String) {
            (self.path, self.part, self.replacement) = (path, part, replacement)
        }

        var testDescription: String { "\(path): \(part) → \(replacement)" }

        private static let ledgers = [
            "Corrections.yaml": """
            corrections:
              - dataset: plank-size
                key: {wood: oak, side: right, grade: second}
                field: value
                article: mill
                expect: 40
                value: 41
                reason: The mill says so.
            """,
            "AcceptedFindings.yaml": """
            accepted:
              - rule: range
                dataset: plank-size
                key: {wood: oak}
                values: ["40"]
                reason: The mill says so.
            """,
            "Audit.json": """
            {"book": "0", "seed": "1", "counts": [
              {"dataset": "plank-size", "kind": "digit", "changes": 9, "noticed": 8, "table": 8, "row": 8, "cell": 7, "apart": 0}
            ], "cells": [
              {"dataset": "plank-size", "article": "Articles/mill.md", "line": 5, "column": 9, "raw": "40", "changes": 9,
               "noticed": 8, "cell": 7}
            ]}
            """,
        ]

        func text() throws -> String {
            let text = try #require(PlankBook.files[path] ?? Self.ledgers[path])
            try #require(text.contains(part))
            return text.replacing(part, with: replacement, maxReplacements: 1)
        }
    }

    private static let mistakes: [Change] = [
        Change("book.yaml", "title: {", "titel: {"),
        Change("book.yaml", "title: {en: Planks, ja: 板}\n", ""),
        Change("book.yaml", "title: {en: Planks, ja: 板}", "title: {}"),
        Change("book.yaml", "title: {en: Planks, ja: 板}", "title: {english: Planks}"),
        Change("book.yaml", "description: What a mill says of its planks.", "description:"),
        Change("book.yaml", "datasets: [plank-size]", ""),
        Change("book.yaml", "datasets: [plank-size]", "datasets: [{name: plank-size}]"),
        Change("book.yaml", "datasets: [plank-size]", "datasets: [plank-size]\ncoverage: grade"),
        Change("book.yaml", "datasets: [plank-size]", "datasets: [plank-size]\ncoverage: {fields: grade}"),
        Change("book.yaml", "id: mill", "id: the mill"),
        Change("Datasets/plank-size.yaml", "id: second-grade-is-wider", "id: second grade is wider"),
        Change("book.yaml", "file: Articles/mill.md", "file: ../mill.md"),
        Change("book.yaml", "author: A. Sawyer", "writer: A. Sawyer"),
        Change("book.yaml", "origin: {title: Planks of the old mill, ", "origin: {"),
        Change("book.yaml", "origin: {title: Planks of the old mill, ", "origin: {title: [a, b], "),

        Change("Vocabulary/wood.yaml", "vocabulary: wood\n", ""),
        Change("Vocabulary/wood.yaml", "entries:", "words:"),
        Change("Vocabulary/wood.yaml", "labels: {en: Oak, ja: 楢}", "label: Oak"),
        Change("Vocabulary/wood.yaml", "labels: {en: Oak, ja: 楢}", "labels: [Oak, 楢]"),
        Change("Vocabulary/wood.yaml", "id: oak, ", ""),
        Change("Vocabulary/wood.yaml", "id: oak, ", "id: oak, parts: [red oak], "),
        Change("Vocabulary/wood.yaml", "id: oak, ", "id: oak, without_records: [nobody], "),
        Change("Vocabulary/wood.yaml", "id: oak, ", "id: oak, covers_all: yes, "),
        Change("Vocabulary/side.yaml", "[left, right]", "[left, right]\ngroups: [{names: all, members: []}]"),
        Change("Vocabulary/side.yaml", "[left, right]", "[left, right]\nparts: {title: Halves}"),
        Change(
            "Vocabulary/side.yaml", "[left, right]",
            "[left, right]\ngroups: [{names: both, members: [left, {id: right}]}]"),

        Change("Datasets/plank-size.yaml", "unit: mm", "units: mm"),
        Change("Datasets/plank-size.yaml", "title: Sizes of planks\n", ""),
        Change("Datasets/plank-size.yaml", "dataset: plank-size", "dataset: Plank size"),
        Change("Datasets/plank-size.yaml", "unit: mm", "stands_for: grade"),
        Change("Datasets/plank-size.yaml", "unit: mm", "stands_for: {grade: [first]}"),
        Change("Datasets/plank-size.yaml", "unit: mm", "gaps: [{field: wood, reason: r}]"),
        Change("Datasets/plank-size.yaml", "unit: mm", "gaps: [{field: wood, against: {dataset: d, column: c}}]"),
        Change("Datasets/plank-size.yaml", "unit: mm", "gaps: {field: wood, against: {dataset: d}, reason: r}"),
        Change("Datasets/plank-size.yaml", "type: number", "type: decimal"),
        Change("Datasets/plank-size.yaml", "type: number", "type: text"),
        Change("Datasets/plank-size.yaml", "type: number", "type: word"),
        Change("Datasets/plank-size.yaml", "minimum: 1,", "minimum: 1 mm,"),
        Change("Datasets/plank-size.yaml", "minimum: 1,", "tolerance: -1,"),
        Change("Datasets/plank-size.yaml", "minimum: 1,", "tolerance: a little,"),
        Change("Datasets/plank-size.yaml", "unit: mm", "tolerance: 1 mm"),
        Change("Datasets/plank-size.yaml", "{field: wood, ", "{field: wood, tolerance: 1, "),
        Change("Datasets/plank-size.yaml", "field: value, type: number,", "field: value, tolerance: 1,"),
        Change("Datasets/plank-size.yaml", "field: value", "field: Value"),
        Change("Datasets/plank-size.yaml", "field: value", "field: status"),
        Change("Datasets/plank-size.yaml", "field: value", "field: dataset"),
        Change("Datasets/plank-size.yaml", "{field: wood, ", "{field: wood, qualified: false, "),
        Change("Datasets/plank-size.yaml", "{field: wood, ", "{field: wood, type: text, "),
        Change("Datasets/plank-size.yaml", "layout: {rows:", "layout: {row:"),
        Change("Datasets/plank-size.yaml", "kind: ordered-pair", "kind: orderd-pair"),
        Change("Datasets/plank-size.yaml", "kind: ordered-pair", "kind: vocabulary"),
        Change("Datasets/plank-size.yaml", "kind: ordered-pair", "kind: monotonic"),
        Change("Datasets/plank-size.yaml", "upper: second", ""),
        Change("Datasets/plank-size.yaml", "reason: The", "because: The"),
        Change("Datasets/plank-size.yaml", "reason: The mill sorts by width.", "reason:"),
        Change("Datasets/plank-size.yaml", "upper: second", "upper: second\n    severity: fatal"),
        Change("Datasets/plank-size.yaml", "upper: second", "upper: second\n    blame: both"),
        Change("Datasets/plank-size.yaml", "upper: second", "upper: second\n    strict: 1"),

        Change("Datasets/plank-size.yaml", "upper: second", "upper: second\n    where: {side: []}"),
        Change(
            "Datasets/plank-size.yaml", "rules:",
            "rules:\n  - {id: r, kind: reference, reason: r, reference: {dataset: plank-size, column: value, match: {}}}"
        ),

        Change("Recipes/mill.yaml", "article: mill\n", ""),
        Change("Recipes/mill.yaml", "{heading: Sizes, header: [Wood]}", "{text: {header: Wood, columns: []}}"),
        Change("Recipes/mill.yaml", "grade: {column: grade}", "grade: {column: grade, map: {x: [first]}}"),
        Change("Recipes/mill.yaml", "columns: {vocabulary: grade}", "columns: [Grade 1, [Grade 2]]"),
        Change("Recipes/mill.yaml", "steps:\n", "steps:\n          - ditto: {columns: [[Wood]], blank: true}\n"),
        Change(
            "Recipes/mill.yaml", "steps:\n",
            "steps:\n          - skip-rows: {column: [Wood], containing: x, full_width: true}\n"),
        Change("Recipes/mill.yaml", "header: [Wood]", "headers: [Wood]"),
        Change("Recipes/mill.yaml", "feeds:", "each: 0\n    feeds:"),
        Change("Recipes/mill.yaml", "feeds:", "each: some\n    feeds:"),
        Change("Recipes/mill.yaml", "- select: {heading: Sizes, header: [Wood]}\n", "- each: 1\n"),
        Change(
            "Recipes/mill.yaml", "- select: {heading", "- select: {text: {header: x, columns: y, form: rows}, heading"),
        Change("Recipes/mill.yaml", "- unpivot:", "- unpivott:"),
        Change("Recipes/mill.yaml", "name: grade, ", ""),
        Change("Recipes/mill.yaml", "columns: {vocabulary: grade}", "columns: {words: grade}"),
        Change("Recipes/mill.yaml", "- unpivot:", "- ditto: {columns: [Wood]}\n          - unpivot:"),
        Change("Recipes/mill.yaml", "- unpivot:", "- skip-rows: {column: Wood}\n          - unpivot:"),
        Change("Recipes/mill.yaml", "- unpivot:", "- expect: {column: Wood}\n          - unpivot:"),
        Change("Recipes/mill.yaml", "- unpivot:", "- expect: {column: Wood, is: []}\n          - unpivot:"),
        Change("Recipes/mill.yaml", "- unpivot:", "- shift-short-rows: {by: 0}\n          - unpivot:"),
        Change("Recipes/mill.yaml", "- unpivot:", "- ditto: {columns: Wood, blank: true}\n            unpivot:"),
        Change("Recipes/mill.yaml", "value: {column: size}", "value: {colum: size}"),
        Change("Recipes/mill.yaml", "value: {column: size}", "value: {column: size, heading: \"{value}\"}"),
        Change("Recipes/mill.yaml", "value: {column: size}", "value: []"),

        Change("Corrections.yaml", "corrections:", "correction:"),
        Change("Corrections.yaml", "expect: 40", ""),
        Change("Corrections.yaml", "field: value", "feild: value"),
        Change("Corrections.yaml", "reason: The mill says so.", ""),
        Change("Corrections.yaml", "value: 41", "value: [41]"),

        Change("AcceptedFindings.yaml", "accepted:", "acepted:"),
        Change("AcceptedFindings.yaml", "key: {wood: oak}", "key: {wood: [oak]}"),
        Change("AcceptedFindings.yaml", "rule: range", "kind: range"),
        Change("AcceptedFindings.yaml", "dataset: plank-size\n    key: {wood: oak}\n", "\n"),
        Change("AcceptedFindings.yaml", "values: [\"40\"]", "values: [[40]]"),
        Change("AcceptedFindings.yaml", "values: [\"40\"]", "value: 40"),

        Change("Audit.json", "\"book\": \"0\", ", ""),
        Change("Audit.json", "digit", "digits"),
        Change("Audit.json", "\"changes\": 9,", "\"changes\": -9,"),
        Change("Audit.json", "\"changes\": 9,", "\"changes\": 1234567890,"),
        Change("Audit.json", "\"line\": 5", "\"line\": 0"),
    ]

    @Test(arguments: mistakes)
    func bothRejectAMistake(change: Change) throws {
        let file = SchemaReader(change.path, try change.text())
        #expect(!file.problems().isEmpty, "the program takes it")
        for (reading, faults) in try file.faults() {
            #expect(!faults.isEmpty, "the schema takes it, read as if \(reading)")
        }
    }

    private static let unusualForms: [Change] = [
        Change("book.yaml", "title: {en: Planks, ja: 板}", "title: 1984"),
        Change("book.yaml", "title: {en: Planks, ja: 板}", "title: {no: true}"),
        Change("book.yaml", "datasets: [plank-size]", "datasets: plank-size"),
        Change("book.yaml", "date: spring 2024", "date: 2024-05-01, note: {en: 1:30}"),
        Change("Vocabulary/side.yaml", "[left, right]", "[left, {id: right, aliases: 2}]"),
        Change("Vocabulary/side.yaml", "[left, right]", "[left, right, 012, no]"),
        Change("Vocabulary/side.yaml", "[left, right]", "[left, right, {id: top, without_records: 12}]"),
        Change("book.yaml", "datasets: [plank-size]", "datasets: [plank-size]\ncoverage: {field: grade}"),
        Change(
            "Datasets/plank-size.yaml", "unit: mm",
            "gaps: {field: wood, against: {dataset: plank-size, column: wood}, reason: {en: r}}"),
        Change("Vocabulary/side.yaml", "[left, right]", "[left, right]\ngroups: {names: both, members: [left, right]}"),
        Change("Datasets/plank-size.yaml", "minimum: 1,", "minimum: \"1\", optional: \"true\","),
        Change("Datasets/plank-size.yaml", "minimum: 1,", "minimum: -0.5, qualified: true,"),
        Change("Datasets/plank-size.yaml", "minimum: 1,", "tolerance: 0,"),
        Change("Datasets/plank-size.yaml", "unit: mm", "tolerance: \"0.5\""),
        Change("Datasets/plank-size.yaml", "rows: [wood, side]", "rows: wood"),
        Change("Datasets/plank-size.yaml", "unit: mm", "unit: 12"),
        Change("Datasets/plank-size.yaml", "upper: second", "upper: second\n    where: {wood: oak, side: [right]}"),
        Change("Recipes/mill.yaml", "feeds:", "each: 1.0\n    feeds:"),
        Change("Recipes/mill.yaml", "feeds:", "each: \"01\"\n    feeds:"),
        Change("Recipes/mill.yaml", "value: {column: size}", "value: 12"),
        Change("Recipes/mill.yaml", "grade: {column: grade}", "grade: [first, second]"),
        Change("Recipes/mill.yaml", "value: {column: size}", "value: {constant: 12}"),
        Change("Recipes/mill.yaml", "columns: {vocabulary: grade}", "columns: [Grade 1, Grade 2]"),
        Change("Recipes/mill.yaml", "steps:\n", "steps:\n          - skip-rows: {full_width: true}\n"),
        Change("Recipes/mill.yaml", "steps:\n", "steps:\n          - shift-short-rows: {}\n"),
        Change("Corrections.yaml", "expect: 40", "expect: \"40\""),
        Change("AcceptedFindings.yaml", "values: [\"40\"]", "values: [40, \"\"]"),
        Change("AcceptedFindings.yaml", "values: [\"40\"]", "values: 40"),
        Change("Audit.json", "\"seed\": \"1\"", "\"seed\": 1"),
        Change("Audit.json", "\"changes\": 9,", "\"changes\": \"009\","),
    ]

    @Test(arguments: unusualForms)
    func bothTakeAnUnusualForm(change: Change) throws {
        let file = SchemaReader(change.path, try change.text())
        #expect(file.problems() == [])
        for (reading, faults) in try file.faults() { #expect(faults.isEmpty, "read as if \(reading)") }
    }

    @Test(arguments: ["Corrections.yaml", "AcceptedFindings.yaml"])
    func bothTakeALedgerWithoutEntries(path: String) throws {
        for text in ["{}", path == "Corrections.yaml" ? "corrections:" : "accepted:"] {
            let file = SchemaReader(path, text)
            #expect(file.problems() == [])
            for (_, faults) in try file.faults() { #expect(faults.isEmpty) }
        }
    }
}
