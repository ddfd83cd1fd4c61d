/// The open elements of a conforming parser, estimated from the tags alone; never underestimates their number.
struct HTMLOpenElements {
    struct Entry {
        let name: UInt64
        let kind: HTMLElementKind
        /// For a formatting element: its tag's hash, because the parser reopens at most three equal ones.
        var mark = 0
        var language = HTMLLanguage.html
        /// True for an element of another language whose start tags and texts are HTML again.
        var holdsHTML = false
        var isActive = true
        /// For a table: its open parts, because only their end tags close its cells.
        var section: UInt64 = 0
        var hasRow = false
    }

    private(set) var entries: [Entry] = []
    /// The indices of the elements that stop end tags inside them.
    private var barriers: [Int] = []
    /// Formatting elements closed with an enclosing element: the next text reopens them.
    private var closed: [Entry] = []
    private(set) var tables = 0
    /// The number of formatting elements that were reopened.
    private(set) var reopened = 0

    var depth: Int { entries.count + closed.count + 2 * tables }
    private var base: Int { (barriers.last ?? -1) + 1 }
    /// True if start tags and texts are not HTML.
    private var isForeign: Bool { entries.last.map { $0.language != .html && !$0.holdsHTML } ?? false }

    /// True if the content of `script` and similar elements is not markup.
    var readsRawText: Bool {
        (entries.last?.language ?? .html) == .html && !entries[base...].contains { $0.name == HTMLElementKind.select }
    }

    /// - Parameter bytes: the page, for tags whose attributes or full names matter.
    mutating func open(_ tag: HTMLTagSpan, in bytes: [UInt8], mark: @autoclosure () -> Int) {
        let kind = tag.kind
        if let parent = entries.last, HTMLLanguage.isKept(tag, in: parent, bytes: bytes) {
            return openForeign(tag, language: parent.language, in: bytes)
        }
        // `svg` in an `annotation-xml` begins a language without ending one.
        while isForeign, kind != .foreign { pop(to: entries.count - 1) }
        switch kind {
        case .none: return reopen()
        case .implied: openImplied(tag.name)
        case .formatting(let isSingle): return openFormatting(tag.name, isSingle: isSingle, mark: mark())
        case .tablePart:
            guard let table = innermostTable else { return }
            pop(to: table + 1)
            reopen()
            noteOpened(tag.name, in: table)
            guard HTMLElementKind.cells.contains(tag.name) else { return }
            barriers.append(entries.count)
        case .table:
            if let last = barriers.last, entries[last].kind == .table { pop(to: last) }
            closeParagraph()
            barriers.append(entries.count)
            tables += 1
        case .barrier:
            reopen()
            barriers.append(entries.count)
        case .foreign:
            reopen()
            return openForeign(tag, language: HTMLLanguage(root: tag.name), in: bytes)
        case .item:
            if let open = index(of: tag.name, crossing: tag.name) { pop(to: open) }
            closeParagraph()
        case .heading:
            closeParagraph()
            if let last = entries.last, last.kind == .heading { pop(to: entries.count - 1) }
        case .block: closeParagraph()
        case .special: break
        case .ordinary: reopen()
        }
        entries.append(Entry(name: tag.name, kind: kind))
    }

    mutating func close(_ tag: HTMLTagSpan) {
        if let open = foreignIndex(of: tag.name) { return pop(to: open) }
        switch tag.kind {
        case .none, .foreign: return
        case .formatting:
            if let open = closed.lastIndex(where: { $0.name == tag.name }) {
                closed.remove(at: open)
                return
            }
            guard let open = entries[base...].lastIndex(where: { $0.name == tag.name }) else { return }
            if open < entries.count - 1 { reopened += 1 }
            entries.remove(at: open)
        case .tablePart: closePart(tag.name)
        case .table: if let table = innermostTable { pop(to: table) }
        case .barrier: if let last = barriers.last, entries[last].name == tag.name { pop(to: last) }
        case .heading: if let open = entries[base...].lastIndex(where: { $0.kind == .heading }) { pop(to: open) }
        case .ordinary, .implied: if let open = index(of: tag.name, crossing: nil) { pop(to: open) }
        case .block, .special, .item:
            if let open = entries[base...].lastIndex(where: { $0.name == tag.name }) { pop(to: open) }
        }
    }
}

extension HTMLOpenElements {
    /// A row implies a group, and a cell a row; a caption implies neither.
    private mutating func noteOpened(_ part: UInt64, in table: Int) {
        if HTMLElementKind.sections.contains(part) {
            (entries[table].section, entries[table].hasRow) = (part, false)
        } else if part == HTMLElementKind.caption {
            (entries[table].section, entries[table].hasRow) = (0, false)
        } else {
            if entries[table].section == 0 { entries[table].section = HTMLElementKind.body }
            entries[table].hasRow = true
        }
    }

    /// An end tag of a part that is not open is ignored, and closes no cell (HTML standard, section 13.2.6.4.15).
    private mutating func closePart(_ part: UInt64) {
        guard let table = innermostTable else { return }
        if HTMLElementKind.cells.contains(part) {
            guard let last = barriers.last, entries[last].name == part else { return }
        } else if HTMLElementKind.sections.contains(part) {
            guard entries[table].section == part else { return }
            (entries[table].section, entries[table].hasRow) = (0, false)
        } else {
            guard entries[table].hasRow else { return }
            entries[table].hasRow = false
        }
        pop(to: table + 1)
    }

    /// The table that a tag would be a part of: only its cells enclose the tag.
    private var innermostTable: Int? {
        for index in barriers.reversed() {
            if entries[index].kind == .table { return index }
            guard entries[index].kind == .tablePart else { return nil }
        }
        return nil
    }

    /// The innermost element with a name, if only elements that its successor or end tag closes with it are inside.
    private func index(of name: UInt64, crossing item: UInt64?) -> Int? {
        var index = entries.count - 1
        while index >= base {
            let entry = entries[index]
            if entry.name == name, entry.language == .html { return index }
            switch entry.kind {
            case .formatting, .ordinary, .implied, .foreign: break
            default: guard let item, HTMLElementKind.isCrossed(entry.name, by: item) else { return nil }
            }
            index -= 1
        }
        return nil
    }

    /// Closes the previous option, or the parts of a ruby if only its own text encloses them.
    private mutating func openImplied(_ name: UInt64) {
        guard !HTMLElementKind.options.contains(name) else {
            if let last = entries.last, last.name == HTMLElementKind.option { pop(to: entries.count - 1) }
            if name != HTMLElementKind.option, let last = entries.last, last.name == name,
                entries[base...].contains(where: { $0.name == HTMLElementKind.select })
            {
                pop(to: entries.count - 1)
            }
            return reopen()
        }
        guard index(of: HTMLElementKind.ruby, crossing: nil) != nil else { return }
        while let last = entries.last, last.kind == .implied,
            last.name != HTMLElementKind.rubyContainer || !HTMLElementKind.rubyTexts.contains(name)
        {
            pop(to: entries.count - 1)
        }
    }

    /// The innermost element with a name among the innermost elements of another language.
    private func foreignIndex(of name: UInt64) -> Int? {
        var index = entries.count - 1
        while index >= 0, entries[index].language != .html {
            if entries[index].name == name { return index }
            index -= 1
        }
        return nil
    }

    private mutating func openForeign(_ tag: HTMLTagSpan, language: HTMLLanguage, in bytes: [UInt8]) {
        guard !tag.isSelfClosing else { return }
        let isBarrier = language.isBarrier(tag, in: bytes)
        if isBarrier { barriers.append(entries.count) }
        entries.append(
            Entry(
                name: tag.name, kind: isBarrier ? .barrier : .foreign, language: language,
                holdsHTML: language.holdsHTML(tag, in: bytes)))
    }

    private mutating func closeParagraph() {
        if let open = entries[base...].lastIndex(where: { $0.name == HTMLElementKind.paragraph }) { pop(to: open) }
    }

    private mutating func openFormatting(_ name: UInt64, isSingle: Bool, mark: Int) {
        reopen()
        if isSingle, let open = entries[base...].lastIndex(where: { $0.name == name }) { entries.remove(at: open) }
        let alike = entries.indices[base...].filter { entries[$0].isActive && entries[$0].mark == mark }
        if alike.count >= 3 { entries[alike[0]].isActive = false }
        entries.append(Entry(name: name, kind: .formatting(isSingle: isSingle), mark: mark))
    }

    /// Handles text: reopens formatting elements that were closed with an enclosing element.
    mutating func reopen() {
        guard !closed.isEmpty, !isForeign else { return }
        entries += closed
        reopened += closed.count
        closed = []
    }

    /// Closes the elements from `start` on. Formatting elements outside of cells are reopened later.
    private mutating func pop(to start: Int) {
        var kept: [Entry] = []
        for entry in entries[start...] {
            if entry.kind == .tablePart || entry.kind == .barrier { break }
            if case .formatting = entry.kind, entry.isActive { kept.append(entry) }
        }
        tables -= entries[start...].count { $0.kind == .table }
        while let last = barriers.last, last >= start { barriers.removeLast() }
        entries.removeSubrange(start...)
        closed += kept
    }
}
