import Pictures
import Records
import Text

/// A document as the content of a page of the site.
struct HTMLDocument {
    private let document: Document
    private let links: SiteLinks
    private let say: Wording

    init(_ document: Document, links: SiteLinks) {
        self.document = document
        self.links = links
        say = Wording(language: links.tree.language)
    }

    /// Without the title.
    func write(to page: inout HTMLWriter) {
        var anchors = Anchors()
        var names: [String: Int] = [:]
        var heading = document.title
        // The names of regions differ, in one file those of all pages.
        func name(_ region: String, ofPage isWhole: Bool) -> String {
            let count = names[region, default: 0] + 1
            names[region] = count
            let place = links.isInOneFile && !isWhole ? "\(document.title), \(region)" : region
            return count == 1 ? place : "\(place) (\(count))"
        }
        for block in document.blocks {
            switch block {
            case .heading(let text, let level):
                heading = text
                page.element(
                    HTMLWriter.Element(rawValue: "h\(level)") ?? .h6, .id(links.id(anchors.anchor(of: text))),
                    text: text.isEmpty ? say("(no title)", ja: "（無題）") : text)
            case .paragraph(let text): page.element(.p) { inline(text, to: &$0) }
            case .list(let items): list(items, to: &page)
            case .table, .values:
                let name = name(heading, ofPage: heading == document.title)
                if case .table(let table) = block { self.table(table, named: name, to: &page) }
                if case .values(let table, let dataset) = block { values(table, of: dataset, named: name, to: &page) }
            case .picture(let picture):
                let name = name(say.chart(picture.title), ofPage: picture.title == document.title)
                self.picture(picture, named: name, to: &page)
            case .code(let text, _):
                page.element(.pre, .tabIndex(0)) { $0.element(.code, text: text) }
            }
            page.lineEnd()
        }
    }

    /// The sections of the document, with their anchors.
    var sections: [(title: String, anchor: String)] {
        var anchors = Anchors()
        return document.blocks.compactMap { block in
            guard case .heading(let text, let level) = block else { return nil }
            let anchor = anchors.anchor(of: text)
            return level == 2 ? (text, anchor) : nil
        }
    }

    /// The anchors of headings in their order: a text that occurs again has a number.
    private struct Anchors {
        private var counts: [String: Int] = [:]

        mutating func anchor(of heading: String) -> String {
            let anchor = MarkdownAnchor.of(heading)
            let count = counts[anchor, default: 0]
            counts[anchor] = count + 1
            return count == 0 ? anchor : "\(anchor)-\(count)"
        }
    }

    private func list(_ items: [DocumentItem], to page: inout HTMLWriter) {
        page.element(.ul) { page in
            for item in items {
                page.element(.li, item.anchor.map { .id(links.id($0)) }) { page in
                    inline(item.text, to: &page)
                    if !item.items.isEmpty { list(item.items, to: &page) }
                }
                page.lineEnd()
            }
        }
    }

    // MARK: Tables

    private func table(_ table: DocumentTable, named name: String, to page: inout HTMLWriter) {
        let heads = table.columns.map { ($0.title, isNumeric: $0.isNumeric) }
        self.table(named: name, heads, rows: table.rows, to: &page) { row, page in
            for (index, column) in table.columns.enumerated() {
                let text = index < row.count ? row[index] : RichText()
                let isLabel = index == 0 && !text.isEmpty
                let attribute = isLabel ? HTMLAttribute.scope("row") : column.isNumeric ? .class("number") : nil
                page.element(isLabel ? .th : .td, attribute) { inline(text, to: &$0) }
            }
        }
    }

    private func table<Row>(
        named name: String, language: HTMLAttribute? = nil, _ heads: [(title: RichText, isNumeric: Bool)], rows: [Row],
        to page: inout HTMLWriter,
        cells: (Row, inout HTMLWriter) -> Void
    ) {
        Self.table(named: name, language, to: &page) { page in
            page.element(.thead) { page in
                page.element(.tr) { headCells(heads, to: &$0) }
            }
            page.lineEnd()
            page.element(.tbody) { page in
                for row in rows {
                    page.element(.tr) { cells(row, &$0) }
                    page.lineEnd()
                }
            }
        }
    }

    private func headCells(_ heads: [(title: RichText, isNumeric: Bool)], to row: inout HTMLWriter) {
        for head in heads {
            row.element(.th, .scope("col"), head.isNumeric ? .class("number") : nil) { inline(head.title, to: &$0) }
        }
    }

    /// A table that scrolls in itself where the page is narrow.
    ///
    /// - Parameter language: of the table's texts, if they are not in that of the page.
    static func table(
        named name: String, _ language: HTMLAttribute? = nil, to page: inout HTMLWriter,
        content: (inout HTMLWriter) -> Void
    ) {
        page.element(.div, .class("scroll"), .role("region"), .label(name), .tabIndex(0)) { page in
            page.element(.table, language) { content(&$0) }
        }
    }

    private func values(_ table: WideTable, of dataset: Dataset, named name: String, to page: inout HTMLWriter) {
        let values = ValueLinks(links, to: dataset.name)
        let heads = table.columns.map { (RichText($0.title.isEmpty ? "—" : $0.title), isNumeric: $0.isNumeric) }
        self.table(named: name, language: links.bookLanguage, heads, rows: table.rows, to: &page) { row, page in
            let isMarked = zip(table.columns, row).contains { $0.isRowLabel && $1.contains { $0.mark != nil } }
            for (column, cell) in zip(table.columns, row) {
                self.cell(cell, column, values, hasMarks: table.hasMarks, isRowMarked: isMarked, to: &page)
            }
        }
    }

    /// - Parameter isRowMarked: whether the mark at the label of the row is that of its values.
    private func cell(
        _ entries: [WideTable.Entry], _ column: WideTable.Column, _ values: ValueLinks, hasMarks: Bool,
        isRowMarked: Bool, to page: inout HTMLWriter
    ) {
        let facts = entries.map { $0.record.map(values.facts) }
        let attribute: HTMLAttribute? =
            if column.isRowLabel {
                .scope("row")
            } else {
                switch (column.isNumeric, Self.doubt(entries, facts, hasOwnMarks: hasMarks && !isRowMarked)) {
                case (false, nil): nil
                case (true, nil): .class("number")
                case (false, let doubt?): .class("doubt-" + doubt.rawValue)
                case (true, let doubt?): .class("number doubt-" + doubt.rawValue)
                }
            }
        page.element(column.isRowLabel ? .th : .td, attribute) { page in
            for (index, entry) in entries.enumerated() {
                if index > 0 { page.element(.br) }
                self.entry(entry, facts[index], values, to: &page)
                if !hasMarks, facts[index]?.doubt(about: entry.column) != nil { page.text("\u{A0}[?]") }
            }
            if column.isRowLabel, entries.allSatisfy({ $0.text.isEmpty }) { page.text("—") }
        }
    }

    /// The doubt that a cell shows: an open one of one of its values, else another.
    private static func doubt(
        _ entries: [WideTable.Entry], _ facts: [SiteIndex.Facts?], hasOwnMarks: Bool
    ) -> Doubt.Flag? {
        var found: Doubt.Flag?
        for (entry, facts) in zip(entries, facts) where found != .open && !(hasOwnMarks && entry.mark == nil) {
            found = facts?.doubt(about: entry.column) ?? found
        }
        return found
    }

    /// A value leads to its details, its mark to the note on it.
    private func entry(
        _ entry: WideTable.Entry, _ facts: SiteIndex.Facts?, _ values: ValueLinks, to page: inout HTMLWriter
    ) {
        if let record = entry.record, let facts, !entry.text.isEmpty {
            page.element(.a, .href(values.address(of: record, facts)), text: entry.text)
        } else {
            page.text(entry.text)
        }
        guard let mark = entry.mark, let note = links.address(.section(say.note(mark.number))) else { return }
        page.text(entry.text.isEmpty ? "" : "\u{A0}")
        page.element(.a, .href(note), .label(say.note(mark.number)), text: "[\(mark.number)]")
        if let implied = mark.implied { page.text("\u{A0}(\(implied)?)") }
    }

    // MARK: Pictures and text

    private func picture(_ picture: ReportCharts.Item, named name: String, to page: inout HTMLWriter) {
        page.element(.figure) { page in
            guard !links.isInOneFile else {
                // Two drawings of each chart would make the file too large, and a shrunk one cannot be read: it scrolls.
                let svg = picture.drawing(isNarrow: false).svg
                return page.element(.div, .class("scroll"), .role("region"), .label(name), .tabIndex(0)) {
                    $0.element(.img, .src(.picture(svg)), .alt(picture.alternative))
                }
            }
            // With the sizes, nothing moves when a picture is loaded.
            page.element(.picture) { page in
                let (narrow, wide) = (picture.drawing(isNarrow: true), picture.drawing(isNarrow: false))
                page.element(
                    .source, .media("(max-width: \(ReportCharts.widest)px)"),
                    .srcset(SiteAddress(of: links.tree.folder + picture.narrow, from: links.path)),
                    .width(narrow.width), .height(narrow.height))
                page.element(
                    .img, .src(SiteAddress(of: links.tree.folder + picture.wide, from: links.path)),
                    .width(wide.width), .height(wide.height), .alt(picture.alternative))
            }
        }
    }

    func inline(_ text: RichText, to page: inout HTMLWriter) {
        for run in text.runs {
            switch run {
            case .text(let text): page.text(text)
            case .code(let text): page.element(.code, text: text)
            case .strong(let text): page.element(.strong) { inline(text, to: &$0) }
            case .link(let text, let link):
                if let address = links.address(link) {
                    page.element(.a, .href(address)) { inline(text, to: &$0) }
                } else {
                    inline(text, to: &page)
                }
            case .place(let place): self.place(place, to: &page)
            case .subject(let subject): self.subject(subject, to: &page)
            }
        }
    }

    /// A link to the cell or the line on the article's page, if values were read from it, and to the line on the web, if it is
    /// known.
    private func place(_ place: Place, to page: inout HTMLWriter) {
        if let (target, anchor) = links.tree.index.value.page(of: place, in: links.tree) {
            let address = links.location(target, anchor: anchor)
            page.element(.a, .href(address)) { $0.element(.code, text: place.description) }
        } else {
            page.element(.code, text: place.description)
        }
        source(of: place, to: &page)
    }

    /// ` (source)`, where the line is on the web.
    func source(of place: Place, to page: inout HTMLWriter) {
        guard let address = links.source(of: place) else { return }
        page.text(say(" (", ja: "（"))
        page.element(.a, .href(address), text: say("source", ja: "原文"))
        page.text(say(")", ja: "）"))
    }

    /// A link to the value that a text is about, if there is one only.
    private func subject(_ subject: RecordSubject, to page: inout HTMLWriter) {
        let records = subject.records(in: links.tree.publication)
        guard records.count == 1, let record = records.first else { return }
        page.text(" ")
        let address = ValueLinks(links, to: subject.dataset).address(of: record)
        page.element(.a, .href(address), text: say("(value)", ja: "（値）"))
    }
}
