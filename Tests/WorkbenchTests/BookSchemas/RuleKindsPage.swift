import Books

@testable import Publish

/// `Documentation/rules.md`: every kind of rule in full.
struct RuleKindsPage {
    private let kinds: [RuleDescription]

    init(_ kinds: [RuleDescription]) { self.kinds = kinds }

    var text: String {
        var page = Document(title: "Kinds of rules")
        page.paragraph(
            """
            A rule of a book is a kind of rule with parameters and a reason, declared with its dataset. Kinds without parameters are \
            checked in every book. \(RichText.code("measurebook rules KIND")) prints a section of this page. \
            Numbers in different units are not compared: a warning names two of them.
            """)
        for scope in RuleScope.allCases {
            let own = kinds.filter { $0.scope == scope }
            guard !own.isEmpty else { continue }
            page.heading(Self.title(of: scope), level: 2)
            page.table(
                DocumentTable(
                    ["Kind", "Meaning"],
                    rows: own.map { [.link(RichText($0.id), .section($0.id)), RichText(backticked: $0.summary)] }))
            for kind in own { write(kind, to: &page) }
        }
        return MarkdownDocument(page, language: "en").text
    }

    private func write(_ kind: RuleDescription, to page: inout Document) {
        page.heading(kind.id, level: 3)
        let paragraphs = [kind.summary] + TextParagraphs.of(kind.explanation) + (kind.boundedNumbers.map { [$0] } ?? [])
        for paragraph in paragraphs { page.paragraph(RichText(backticked: paragraph)) }
        page.list(
            kind.parameters.map { parameter in
                let need = parameter.isRequired ? "required" : "optional"
                return DocumentItem("\(.code(parameter.name)) (\(need)): \(RichText(backticked: parameter.meaning))")
            })
        for example in kind.examples {
            page.paragraph("\(example.isPassing ? "Passes" : "Fails, at each ↓"): \(example.caption)")
            page.code(
                [example.rule, example.table].filter { !$0.isEmpty }.joined(separator: "\n\n"), language: "text")
        }
    }

    private static func title(of scope: RuleScope) -> String {
        switch scope {
        case .table: "About one table of an article"
        case .record: "About one record"
        case .dataset: "About the records of datasets"
        }
    }
}
