import Books
import Text

/// `changes.atom`: what changed from version to version, for feed readers (RFC 4287).
struct ChangesFeed {
    private let document: Document
    private let tree: SiteTree
    private let day: String

    /// Nil if no article has a date, which every entry needs.
    init?(_ document: Document, tree: SiteTree) {
        guard let day = tree.feedDay else { return nil }
        (self.document, self.tree, self.day) = (document, tree, day)
    }

    /// `2020`, `2020-05` and `2020-05-17` as a day; nil for other texts.
    static func day(_ date: String) -> String? {
        let marks = date.utf8.count { $0 == UInt8(ascii: "-") }
        return CalendarDate(date + String(repeating: "-01", count: max(0, 2 - marks)))?.description
    }

    var file: OutputFile {
        let book = tree.publication.book
        var lines = ["<?xml version=\"1.0\" encoding=\"utf-8\"?>"]
        lines.append("<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"\(XMLText.escaped(tree.language))\">")
        lines.append(
            "  <title>\(XMLText.escaped(book.title[tree.language])) · \(XMLText.escaped(document.title))</title>")
        lines.append("  <id>\(id(of: document.title))</id>")
        lines.append("  <updated>\(updated)</updated>")
        let authors = book.credits.contributors.map(\.name)
        for author in authors.isEmpty ? [book.title[tree.language]] : authors {
            lines.append("  <author><name>\(XMLText.escaped(author))</name></author>")
        }
        if let base = tree.base {
            lines.append(
                "  <link rel=\"self\" href=\"\(XMLText.escaped(SiteAddress.published(Self.path(in: tree), below: base).text))\"/>"
            )
        }
        for entry in entries { lines += text(of: entry) }
        lines.append("</feed>")
        return OutputFile(path: Self.path(in: tree), text: lines.joined(separator: "\n") + "\n")
    }

    static func path(in tree: SiteTree) -> String { tree.folder + "changes.atom" }

    private var updated: String { day + "T00:00:00Z" }

    /// The lists of changes with their headings.
    private var entries: [(heading: String, items: [DocumentItem])] {
        var entries: [(heading: String, items: [DocumentItem])] = []
        var heading: String?
        for block in document.blocks {
            switch block {
            case .heading(let text, _): heading = text
            case .list(let items):
                if let text = heading { entries.append((text, items)) }
                heading = nil
            default: break
            }
        }
        return entries
    }

    private func text(of entry: (heading: String, items: [DocumentItem])) -> [String] {
        let page = tree.path(.changes)
        let address =
            tree.base.map { SiteAddress.published(page, below: $0).text }
            ?? SiteAddress(of: page, from: Self.path(in: tree)).text
        let anchor = SiteAddress.anchor(MarkdownAnchor.of(entry.heading)).text
        let items = entry.items.flatMap { [$0.text.plain] + $0.items.map { "– " + $0.text.plain } }
        return [
            "  <entry>", "    <title>\(XMLText.escaped(entry.heading))</title>",
            "    <id>\(id(of: entry.heading))</id>",
            "    <updated>\(updated)</updated>", "    <link href=\"\(XMLText.escaped(address + anchor))\"/>",
            "    <content type=\"text\">\(items.map(XMLText.escaped).joined(separator: "\n"))</content>", "  </entry>",
        ]
    }

    /// Changes when what is listed does, so that readers show it again.
    private func id(of heading: String) -> String {
        "urn:measurebook:\(tree.publication.dataVersion.prefix(16)):\(KeyAddress.part(tree.language)):\(KeyAddress.part(heading))"
    }
}
