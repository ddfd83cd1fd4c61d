import Books
import Records
import Text

/// Descriptions of gaps: first what no dataset has, then for each dataset what one step has and its neighbour lacks,
/// then what another dataset implies.
struct CoverageGaps: ReportPart {
    let material: ReportMaterial
    let matrix: CoverageMatrix

    private var language: String { material.language }

    /// Longer lists name half as many words and runs, and the number of others.
    private static let most = 8

    var items: [DocumentItem] {
        emptyColumns
            + matrix.rows.flatMap { holes(of: $0.dataset) }
            + material.publication.datasets.flatMap(missingWords)
    }

    /// `Edition 2025 to Edition 2027: Not published yet.`, one item for each run of neighbours with one reason.
    private var emptyColumns: [DocumentItem] {
        let words = matrix.words
        let runs = matrix.emptyColumns.runs { $0 + 1 == $1 && words[$0].withoutRecords == words[$1].withoutRecords }
        return runs.map { columns in
            let reason = words[columns[0]].withoutRecords
            let names = WordRuns.text(columns, say: say) { words[$0].labels[language] }
            let text = reason.map { $0[language] } ?? say("no values", ja: "値なし")
            return DocumentItem(RichText(names + say.colon() + text))
        }
    }

    /// `[Sizes](size.md), Wood: no value in Edition 2021 for Pine`, one item for each field.
    private func holes(of dataset: Dataset) -> [DocumentItem] {
        guard let along = dataset.definition.keyIndex(matrix.field.name),
            let steps = material.book.vocabulary(of: matrix.field)
        else { return [] }
        return CoverageHoles(dataset, along: along, steps: steps, in: material.book).fields.map { field in
            let texts = field.holes.map { hole in
                let columns = WordRuns.text(hole.columns, say: say) { matrix.words[$0].labels[language] }
                let words = words(hole.words, of: field.vocabulary)
                return say("no value in \(columns) for \(words)", ja: "\(columns) に値がないもの：\(words)")
            }
            let text = texts.joined(separator: say("; ", ja: "；"))
            return item(dataset, field.definition, text)
        }
    }

    /// `[Sizes](size.md), Wood: no record for 1 of the 5 in [Trees](tree.md), Elm: Nobody has measured it.`
    private func missingWords(of dataset: Dataset) -> [DocumentItem] {
        dataset.definition.gaps.compactMap { MissingWords($0, of: dataset, in: material.publication) }
            .filter { !$0.words.isEmpty }.map { missing in
                let words = words(missing.words, of: missing.vocabulary)
                let (count, all) = (missing.words.count, missing.expectedCount)
                let other = material.link(to: missing.other)
                let text: RichText = say(
                    "no record for \(count) of the \(all) in \(other), \(words)",
                    ja: "\(other)にある \(all) 件のうち \(count) 件の記録がない、\(words)")
                let reason = missing.expected.reason[language]
                let subject = subject(dataset, missing.field)
                return DocumentItem(subject + text + say.colon() + RichText(reason))
            }
    }

    private func words(_ positions: [Int], of vocabulary: Vocabulary) -> String {
        WordRuns.text(positions, most: Self.most, say: say) { vocabulary.entries[$0].labels[language] }
    }

    private func item(_ dataset: Dataset, _ field: FieldDefinition, _ text: String) -> DocumentItem {
        DocumentItem(subject(dataset, field) + RichText(text))
    }

    private func subject(_ dataset: Dataset, _ field: FieldDefinition) -> RichText {
        material.link(to: dataset) + say(", ", ja: "、") + RichText(field.title[language])
            + say.colon()
    }
}
