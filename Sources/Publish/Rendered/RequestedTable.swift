package import Articles
import Books
package import Records
import Text

/// A table of the book for a page: the values that a mark selects, with notes on those in doubt.
package struct RequestedTable {
    private let dataset: Dataset
    private let material: ReportMaterial
    private let request: TableRequest
    private let notes: CellNotes
    let table: WideTable
    /// Key fields that are in neither rows nor columns, because all values share them.
    private let sharedFields: [Int]
    /// The values of the table in open doubt, with or without notes.
    package let openDoubts: OpenDoubts

    /// - Parameters:
    ///   - records: the requested records of the dataset, in its order.
    ///   - publication: the checked book.
    package init(_ records: [Record], of dataset: Dataset, in publication: Publication, request: TableRequest) {
        let subset = dataset.with(records)
        let material = ReportMaterial(
            publication: publication, language: request.language, showsIDs: request.showsIDs)
        self.dataset = subset
        self.material = material
        self.request = request
        let notes =
            request.isFlagging
            ? CellNotes(subset, doubts: publication.doubts, columns: request.values) : CellNotes(none: subset)
        self.notes = notes
        var choice = RequestedLayout(dataset: subset, request: request).choice
        choice.namesUnit = request.caption != .automatic
        var open = OpenDoubts()
        open.add(records, of: dataset, columns: request.values, in: publication.doubts)
        openDoubts = open
        let source = WideTableSource(subset, material: material, notes: notes)
        func laidOut(_ choice: WideTableChoice) -> WideTable {
            WideTableBuilder(source, choice: choice).table(of: Array(records.indices))
        }
        var table = laidOut(choice)
        if !table.fits(request.room) {
            choice.usesShortHeads = true
            table = laidOut(choice)
        }
        self.table = table
        sharedFields = WideTableGroups.headingFields(of: dataset.definition, layout: choice.layout)
    }

    /// The lines of the table in the language of a page.
    package func lines(in syntax: PageSyntax) -> [String] {
        switch syntax {
        case .markdown: markdown
        // A tag without an end is an error in MDX.
        case .mdx: markdown { $0.replacing("<br>", with: "<br/>").replacing("<wbr>", with: "<wbr/>") }
        case .html: html
        case .reStructuredText:
            table.reStructuredText(caption: caption) { NoteNumeral.text($0.number) }
                + noteLines.flatMap { ["", ReStructuredText.block($0)] }
        case .asciiDoc:
            table.asciiDoc(caption: caption) { NoteNumeral.text($0.number) }
                + noteLines.flatMap { ["", AsciiDocText.inline($0)] }
        }
    }

    /// The lines of the table in GFM, with its caption above and its notes below.
    package var markdown: [String] { markdown { $0 } }

    /// - Parameter change: of each text before it is padded.
    private func markdown(_ change: (String) -> String) -> [String] {
        var blocks: [String] = []
        if let caption { blocks.append(change(MarkdownText.block(caption))) }
        blocks.append(table.markdown { NoteNumeral.text($0.number) }.mapping(change).text)
        blocks += noteLines.map { change(MarkdownText.block($0)) }
        return lines(blocks)
    }

    /// The lines of the table in HTML, notes as paragraphs below it.
    package var html: [String] {
        let language = request.statesLanguage ? request.language : nil
        return table.html(caption: caption, language: language) { NoteNumeral.text($0.number) }
            + noteLines.map { "<p>\(HTMLText.escaped($0))</p>" }
    }

    /// Blocks as lines, separated by empty ones.
    private func lines(_ blocks: [String]) -> [String] {
        let lists = blocks.map { block -> [String] in
            let lines = block.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            return lines.last == "" ? lines.dropLast() : lines
        }
        return Array(lists.joined(separator: [""]))
    }

    var caption: String? {
        switch request.caption {
        case .none: nil
        case .text(let text): text
        case .automatic: automaticCaption
        }
    }

    /// `Bending (mm): Edition 2019 · Oak`
    private var automaticCaption: String {
        let definition = dataset.definition
        var text = request.showsIDs ? definition.name : definition.title[request.language]
        if let unit = definition.unit.shared { text += " (\(unit))" }
        let shared = dataset.records.first.map { material.words(sharedFields, of: $0.key, in: definition) }
        let parts = (shared ?? []) + table.remarks
        return parts.isEmpty ? text : text + ": " + parts.joined(separator: " · ")
    }

    var noteLines: [String] {
        let wording = FlagWording(dataset, material: material, givesReasons: request.givesReasons)
        let heads = ShortHeads.text(of: [table], say: material.say)
        return [heads].compactMap { $0 }
            + notes.notes.map { "\(NoteNumeral.text($0.number)) \(wording.text(of: $0, except: sharedFields))" }
    }
}
