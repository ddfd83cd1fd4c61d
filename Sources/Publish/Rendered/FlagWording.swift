import Books
import Records
import Text

/// The note under a table about a value in doubt, on one line.
///
///     Oak, lying flat: against thickness-rises; the rules imply 26
struct FlagWording {
    private let dataset: Dataset
    private let material: ReportMaterial
    private let say: Wording
    private let givesReasons: Bool

    /// - Parameter givesReasons: whether to include the reason for accepting a finding.
    init(_ dataset: Dataset, material: ReportMaterial, givesReasons: Bool = false) {
        self.givesReasons = givesReasons
        self.dataset = dataset
        self.material = material
        say = Wording(language: material.language)
    }

    /// - Parameter except: key fields that the whole table shares.
    func text(of note: CellNotes.CellNote, except: [Int]) -> String {
        let fields = note.commonFields.filter { !except.contains($0) }
        let subject = material.words(fields, of: note.record.key, in: dataset.definition)
        let statements = corrections(of: note) + derivations(of: note) + contest(of: note) + broken(note)
        let ended = statements.dropLast().map { $0.last == "." || $0.last == "。" ? String($0.dropLast()) : $0 }
        let text = (ended + statements.suffix(1)).joined(separator: say("; ", ja: "。"))
        return subject.isEmpty ? text : subject.joined(separator: say(", ", ja: "・")) + say.colon() + text
    }

    private func corrections(of note: CellNotes.CellNote) -> [String] {
        let corrections = note.corrections.map { value in
            let reason = value.correction.reason[material.language]
            // The note may be at a value that another article gives.
            let isPublished = value.claim === dataset.claim(of: note.record, column: value.correction.column)
            let source = isPublished ? nil : material.book.articles[value.claim.article].id
            let change = value.isWithdrawn ? say(" to no value", ja: "訂正して値なし") : say("", ja: "訂正値")
            let text = say(
                "corrected\(source.map { " in \"\($0)\"" } ?? "")\(change); the source says \(value.origin.raw): \(reason)",
                ja: "\(source.map { "\($0) の" } ?? "")\(change)（出典では \(value.origin.raw)）：\(reason)")
            return (text, column: value.correction.column)
        }
        // One cell may hold several corrected values.
        return corrections.groups(by: \.0).map { text, values in
            let titles = titles(of: Set(values.map(\.column)), in: note)
            return titles.map { say("\($0) \(text)", ja: "\($0)：\(text)") } ?? text
        }
    }

    /// The titles of some of a note's columns; nil if the note is about no others.
    private func titles(of columns: Set<Int>, in note: CellNotes.CellNote) -> String? {
        guard !columns.isEmpty, !columns.isSuperset(of: note.columns) else { return nil }
        return say.list(columns.sorted().map { dataset.definition.values[$0].title[material.language] })
    }

    private func derivations(of note: CellNotes.CellNote) -> [String] {
        note.record.derived.map { value in
            let read = material.display(value.read, of: dataset.definition.values[value.column])
            let reason = value.reason[material.language]
            return say(
                "derived by the rule \(value.rule); the source says \(read.isEmpty ? "nothing" : read): \(reason)",
                ja: "規則 \(value.rule) による導出値（出典では \(read.isEmpty ? "なし" : read)）：\(reason)")
        }
    }

    /// `the sources differ: Width 40 (Handbook), Width 42 (Survey)`: the columns in which they do, with their titles if the
    /// dataset has several.
    private func contest(of note: CellNotes.CellNote) -> [String] {
        guard note.record.status == .contested else { return [] }
        let definition = dataset.definition
        let contested = dataset.contestedColumns(of: note.record)
        let columns = definition.values.indices.filter {
            contested.isEmpty ? !definition.values[$0].isSetByRecipe : contested.contains($0)
        }
        let sides = dataset.currentClaims(of: note.record).compactMap { claim -> String? in
            let values = columns.compactMap { column -> String? in
                let field = definition.values[column]
                let value = material.display(claim.values[column], of: field)
                // The articles may differ only in the unit.
                let unit = definition.ownUnit(of: claim.values[column], column, ofRecord: claim.unit)
                let title = definition.readValues.count > 1 ? field.title[material.language] + " " : ""
                return value.isEmpty ? nil : title + value + (unit.map { " " + $0 } ?? "")
            }
            let source = material.sourceTitle(material.book.articles[claim.article])
            return values.isEmpty ? nil : "\(values.joined(separator: " / ")) (\(source))"
        }
        let list = say.list(sides.uniqued())
        return [say.contest(among: dataset.claimants(of: note.record).count) + say.colon() + list]
    }

    private func broken(_ note: CellNotes.CellNote) -> [String] {
        let isMended = !note.corrections.isEmpty || !note.record.derived.isEmpty
        // Includes what a correction or a rule has changed.
        let blames = (note.doubt?.blames ?? []).filter { !isMended || $0.accepted == nil }
        let rules = blames.map { blame in
            let found = note.findings.filter { $0.rule == blame.rule }
            let own = found.map { $0.valueColumns(in: dataset.definition) }
            let columns = own.contains(nil) ? [] : Set(own.compactMap(\.self).joined())
            let rule = blame.rule + (titles(of: columns, in: note).map { say(" (\($0))", ja: "（\($0)）") } ?? "")
            let reason = givesReasons ? blame.accepted : nil
            let text = rule + (reason.map { say(" (accepted: \($0))", ja: "（承認：\($0)）") } ?? "")
            return (text, isUncompared: !found.isEmpty && found.allSatisfy(\.isUncompared))
        }
        let statements = rules.groups(by: \.isUncompared).map { isUncompared, rules in
            let list = say.list(rules.map(\.0))
            let word = "rule\(rules.count == 1 ? "" : "s")"
            return isUncompared
                ? say("not compared by the \(word) \(list)", ja: "規則 \(list) の比較の対象外")
                : say("against the \(word) \(list)", ja: "規則 \(list) に反する")
        }
        guard let implied = note.implied(column: nil, of: dataset, in: material) else { return statements }
        return statements + [say("the rules imply \(implied)", ja: "規則が示す値は \(implied)")]
    }
}
