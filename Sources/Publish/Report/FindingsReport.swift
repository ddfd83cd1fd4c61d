import Diagnostics
import Measures

/// `reports/findings.md`: everything that was found, by dataset and cell, the worst first.
enum FindingsReport: Emitter {
    static func files(_ publication: Publication) -> [OutputFile] {
        let labels = ReportLabels(book: publication.book, language: "en")
        var sections = [
            """
            # Findings

            \(FindingsText.summary(publication.findings).capitalizedFirst). Open findings come first; accepted ones give the
            reason. [All datasets](index.md)

            """
        ]
        for dataset in publication.datasets {
            let own = publication.findings.filter { $0.dataset == dataset.name }
            guard !own.isEmpty else { continue }
            sections.append("## \(labels.title(of: dataset.definition))\n\n" + cells(own, dataset, labels))
        }
        let others = publication.findings.filter { finding in
            !publication.datasets.contains { $0.name == finding.dataset }
        }
        if !others.isEmpty {
            sections.append(
                "## Articles and files of the book\n\n" + others.sorted(by: isWorse).map { "- \(item($0))\n" }.joined())
        }
        return [OutputFile(path: "reports/findings.md", bytes: Array(sections.joined(separator: "\n").utf8))]
    }

    /// The findings of one cell stand together; the cell with the worst one comes first.
    private static func cells(_ findings: [Finding], _ dataset: Dataset, _ labels: ReportLabels) -> String {
        var groups: [[Finding]] = []
        var positions: [[KeyPart]: Int] = [:]
        for finding in findings {
            if let position = positions[finding.key] {
                groups[position].append(finding)
            } else {
                positions[finding.key] = groups.count
                groups.append([finding])
            }
        }
        let sorted = groups.map { $0.sorted(by: isWorse) }.enumerated().sorted { left, right in
            let (a, b) = (left.element[0], right.element[0])
            return rank(a) != rank(b) ? rank(a) < rank(b) : left.offset < right.offset
        }
        return sorted.map { group($0.element, dataset, labels) }.joined()
    }

    private static func group(_ findings: [Finding], _ dataset: Dataset, _ labels: ReportLabels) -> String {
        let definition = dataset.definition
        let words = findings[0].key.map { part in
            definition.keyIndex(part.field).map { labels.word(part.value, of: definition.keys[$0]) } ?? part.value
        }
        let name = words.map(MarkdownText.escape).joined(separator: ", ")
        var value = findings.lazy.compactMap(\.value).first.map { ": **\(MarkdownText.escape($0))**" } ?? ""
        if findings[0].key.count < definition.keys.count { value = "" }
        let implied = findings.compactMap(\.implied)
        let expected = implied.isEmpty ? "" : "; the rules imply **\(MarkdownText.escape(implied[0]))**"
        return "- \(name)\(value)\(expected)\n" + findings.map { "  - \(item($0))\n" }.joined()
    }

    private static func item(_ finding: Finding) -> String {
        "\(finding.accepted == nil ? "**\(finding.severity.rawValue)**" : finding.severity.rawValue): \(FindingMarkdown.text(finding))"
    }

    private static func rank(_ finding: Finding) -> Int {
        let severity = Severity.allCases.firstIndex(of: finding.severity) ?? 0
        return finding.accepted == nil ? severity : severity + Severity.allCases.count
    }

    private static func isWorse(_ left: Finding, _ right: Finding) -> Bool {
        rank(left) != rank(right) ? rank(left) < rank(right) : Finding.precedes(left, right)
    }
}

extension String {
    fileprivate var capitalizedFirst: String {
        first.map { $0.uppercased() + dropFirst() } ?? self
    }
}
