extension HTMLTreeBuilder {
    /// 13.2.6.4.9 The "in table" insertion mode
    mutating func inTable(_ token: HTMLToken) -> Step {
        switch token {
        case .text:
            guard let current = open.last, current.traits.contains(.tableContext) || current.isHTML(.template) else {
                return fostered(token)
            }
            tableText = []
            originalMode = mode
            return self.switch(to: .inTableText)
        case .comment(let comment):
            note(comment)
            return .done
        case .doctype: return .done
        case .startTag(let tag): return inTable(start: tag, token)
        case .endTag(let tag):
            switch tag.name.element {
            case .table:
                guard open.hasInTableScope(.table) else { return .done }
                popUntil(.table)
                resetMode()
                return .done
            case .body, .caption, .col, .colgroup, .html, .tbody, .td, .tfoot, .th, .thead, .tr: return .done
            case .template: return inHead(token)
            default: return fostered(token)
            }
        case .endOfFile: return inBody(token)
        }
    }

    private mutating func inTable(start tag: HTMLTagToken, _ token: HTMLToken) -> Step {
        switch tag.name.element {
        case .caption:
            clear(to: [.table])
            formatting.pushMarker()
            insert(tag)
            mode = .inCaption
        case .colgroup:
            clear(to: [.table])
            insert(tag)
            mode = .inColumnGroup
        case .col:
            clear(to: [.table])
            insertImplied(.colgroup)
            return self.switch(to: .inColumnGroup)
        case .tbody, .tfoot, .thead:
            clear(to: [.table])
            insert(tag)
            mode = .inTableBody
        case .td, .th, .tr:
            clear(to: [.table])
            insertImplied(.tbody)
            return self.switch(to: .inTableBody)
        case .table:
            guard open.hasInTableScope(.table) else { return .done }
            popUntil(.table)
            resetMode()
            return .again
        case .style, .script, .template: return inHead(token)
        case .input:
            guard isHidden(tokenizer.attributes) else { return fostered(token) }
            insertVoid(tag)
        case .form:
            guard form == nil, !open.holds(.template) else { return .done }
            form = insert(tag)
            pop()
        default: return fostered(token)
        }
        return .done
    }

    /// Processes a token by the rules of the body, with what it makes put before the table.
    private mutating func fostered(_ token: HTMLToken) -> Step {
        isFostering = true
        defer { isFostering = false }
        return inBody(token)
    }

    /// Clears the stack back to one of some elements, a template or the root.
    private mutating func clear(to elements: [ElementName]) {
        while let last = open.last, open.count > 1,
            last.space != .html || !elements.contains(last.name.element) && last.name.element != .template
        {
            pop()
        }
    }

    /// 13.2.6.4.10 The "in table text" insertion mode
    mutating func inTableText(_ token: HTMLToken) -> Step {
        if case .text(let text) = token {
            if !isNull(text) { tableText.append(text) }
            return .done
        }
        mode = originalMode
        var isSpaceAlone = true
        for text in tableText where isSpaceAlone { isSpaceAlone = isSpace(text) }
        for text in tableText {
            if isSpaceAlone { insert(text) } else { _ = fostered(.text(text)) }
        }
        tableText = []
        return .again
    }

    /// 13.2.6.4.11 The "in caption" insertion mode
    mutating func inCaption(_ token: HTMLToken) -> Step {
        switch token {
        case .endTag(let tag):
            switch tag.name.element {
            case .caption:
                endCaption()
                return .done
            case .table: return endCaption() ? .again : .done
            case .body, .col, .colgroup, .html, .tbody, .td, .tfoot, .th, .thead, .tr: return .done
            default: return inBody(token)
            }
        case .startTag(let tag):
            switch tag.name.element {
            case .caption, .col, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr: return endCaption() ? .again : .done
            default: return inBody(token)
            }
        default: return inBody(token)
        }
    }

    @discardableResult
    private mutating func endCaption() -> Bool {
        guard open.hasInTableScope(.caption) else { return false }
        closeImplied()
        popUntil(.caption)
        formatting.clearToMarker()
        mode = .inTable
        return true
    }

    /// 13.2.6.4.12 The "in column group" insertion mode
    mutating func inColumnGroup(_ token: HTMLToken) -> Step {
        switch token {
        case .text(let text):
            guard let rest = insertSpace(of: text) else { return .done }
            guard endColumnGroup() else { return .done }
            return continued(.text(rest))
        case .comment(let comment):
            note(comment)
            return .done
        case .doctype: return .done
        case .startTag(let tag):
            switch tag.name.element {
            case .html: return inBody(token)
            case .col:
                insertVoid(tag)
                return .done
            case .template: return inHead(token)
            default: break
            }
        case .endTag(let tag):
            switch tag.name.element {
            case .colgroup:
                _ = endColumnGroup()
                return .done
            case .col: return .done
            case .template: return inHead(token)
            default: break
            }
        case .endOfFile: return inBody(token)
        }
        return endColumnGroup() ? .again : .done
    }

    private mutating func endColumnGroup() -> Bool {
        guard open.isCurrent(.colgroup) else { return false }
        pop()
        mode = .inTable
        return true
    }
}

extension HTMLTreeBuilder {
    /// 13.2.6.4.13 The "in table body" insertion mode
    mutating func inTableBody(_ token: HTMLToken) -> Step {
        switch token {
        case .startTag(let tag):
            switch tag.name.element {
            case .tr:
                clear(to: [.tbody, .tfoot, .thead])
                insert(tag)
                mode = .inRow
                return .done
            case .th, .td:
                clear(to: [.tbody, .tfoot, .thead])
                insertImplied(.tr)
                return self.switch(to: .inRow)
            case .caption, .col, .colgroup, .tbody, .tfoot, .thead: return endTableBody() ? .again : .done
            default: return inTable(token)
            }
        case .endTag(let tag):
            let element = tag.name.element
            switch element {
            case .tbody, .tfoot, .thead:
                guard open.hasInTableScope(element) else { return .done }
                clear(to: [.tbody, .tfoot, .thead])
                pop()
                mode = .inTable
                return .done
            case .table: return endTableBody() ? .again : .done
            case .body, .caption, .col, .colgroup, .html, .td, .th, .tr: return .done
            default: return inTable(token)
            }
        default: return inTable(token)
        }
    }

    private mutating func endTableBody() -> Bool {
        let isOpen = open.hasInTableScope(.tbody) || open.hasInTableScope(.thead) || open.hasInTableScope(.tfoot)
        guard isOpen else { return false }
        clear(to: [.tbody, .tfoot, .thead])
        pop()
        mode = .inTable
        return true
    }

    /// 13.2.6.4.14 The "in row" insertion mode
    mutating func inRow(_ token: HTMLToken) -> Step {
        switch token {
        case .startTag(let tag):
            switch tag.name.element {
            case .th, .td:
                clear(to: [.tr])
                insert(tag)
                mode = .inCell
                formatting.pushMarker()
                return .done
            case .caption, .col, .colgroup, .tbody, .tfoot, .thead, .tr: return endRow() ? .again : .done
            default: return inTable(token)
            }
        case .endTag(let tag):
            let element = tag.name.element
            switch element {
            case .tr:
                _ = endRow()
                return .done
            case .table: return endRow() ? .again : .done
            case .tbody, .tfoot, .thead:
                guard open.hasInTableScope(element) else { return .done }
                return endRow() ? .again : .done
            case .body, .caption, .col, .colgroup, .html, .td, .th: return .done
            default: return inTable(token)
            }
        default: return inTable(token)
        }
    }

    private mutating func endRow() -> Bool {
        guard open.hasInTableScope(.tr) else { return false }
        clear(to: [.tr])
        pop()
        mode = .inTableBody
        return true
    }

    /// 13.2.6.4.15 The "in cell" insertion mode
    mutating func inCell(_ token: HTMLToken) -> Step {
        switch token {
        case .startTag(let tag):
            switch tag.name.element {
            case .caption, .col, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr:
                guard open.hasInTableScope(.td) || open.hasInTableScope(.th) else { return .done }
                closeCell()
                return .again
            default: return inBody(token)
            }
        case .endTag(let tag):
            let element = tag.name.element
            switch element {
            case .td, .th:
                guard open.hasInTableScope(element) else { return .done }
                closeImplied()
                popUntil(element)
                formatting.clearToMarker()
                mode = .inRow
                return .done
            case .body, .caption, .col, .colgroup, .html: return .done
            case .table, .tbody, .tfoot, .thead, .tr:
                guard open.hasInTableScope(element) else { return .done }
                closeCell()
                return .again
            default: return inBody(token)
            }
        default: return inBody(token)
        }
    }

    private mutating func closeCell() {
        closeImplied()
        popUntil { $0.isHTML(.td) || $0.isHTML(.th) }
        formatting.clearToMarker()
        mode = .inRow
    }

    /// 13.2.4.1 Reset the insertion mode appropriately
    mutating func resetMode() {
        for entry in open.entries.reversed() where entry.space == .html {
            switch entry.name.element {
            case .td, .th: return mode = .inCell
            case .tr: return mode = .inRow
            case .tbody, .thead, .tfoot: return mode = .inTableBody
            case .caption: return mode = .inCaption
            case .colgroup: return mode = .inColumnGroup
            case .table: return mode = .inTable
            case .template: return mode = templateModes.last ?? .inBody
            case .head: return mode = .inHead
            case .body: return mode = .inBody
            case .frameset: return mode = .inFrameset
            case .html: return mode = head == nil ? .beforeHead : .afterHead
            default: continue
            }
        }
        mode = .inBody
    }
}
