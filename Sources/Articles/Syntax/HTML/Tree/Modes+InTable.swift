extension HTMLTreeBuilder {
    /// 13.2.6.4.9 The "in table" insertion mode
    mutating func inTable(_ token: HTMLToken) -> Step {
        switch token {
        case .text:
            guard let current = open.last, current.traits.contains(.tableContext) || current.isHTML(.template) else {
                return fostered(token)
            }
            // A fast path for most texts.
            if tokenizer.isBeforeTag, text.isSpace(in: bytes) { return .done }
            originalMode = mode
            return self.switch(to: .inTableText)
        case .startTag: return inTableStart()
        case .endTag:
            switch element {
            case .table:
                guard open.hasInTableScope(.table) else { return .done }
                popUntil(.table)
                resetMode()
                return .done
            case .body, .caption, .col, .colgroup, .html, .tbody, .td, .tfoot, .th, .thead, .tr: return .done
            case .template: return inHead(token)
            default: return fostered(token)
            }
        case .endOfFile, .comment, .doctype: return inBody(token)
        }
    }

    private mutating func inTableStart() -> Step {
        switch element {
        case .caption:
            clear(to: [.table])
            formatting.pushMarker()
            insertElement()
            mode = .inCaption
        case .colgroup:
            clear(to: [.table])
            insertElement()
            mode = .inColumnGroup
        case .col:
            clear(to: [.table])
            insertImplied(.colgroup)
            return self.switch(to: .inColumnGroup)
        case .tbody, .tfoot, .thead:
            clear(to: [.table])
            insertElement()
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
        case .style, .script, .template: return inHeadStart()
        case .input:
            guard isHidden(tokenizer.attributes) else { return fostered(.startTag) }
            insertVoid()
        case .form:
            guard form == nil, !open.holds(.template) else { return .done }
            form = insertElement()
            pop()
        default: return fostered(.startTag)
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
    mutating func clear(to elements: [ElementName]) {
        while let last = open.last, open.count > 1,
            last.space != .html || !elements.contains(last.name.element) && last.name.element != .template
        {
            pop()
        }
    }

    /// 13.2.6.4.10 The "in table text" insertion mode
    mutating func inTableText(_ token: HTMLToken) -> Step {
        if token == .text {
            if !text.isNull(in: bytes) { tableText.append(text) }
            return .done
        }
        mode = originalMode
        // No cell shows the white space between rows and cells.
        if !tableText.allSatisfy({ $0.isSpace(in: bytes) }) {
            for index in tableText.indices {
                tokenizer.text = tableText[index]
                _ = fostered(.text)
            }
        }
        while tableText.popLast() != nil {}
        return .again
    }

    /// 13.2.6.4.11 The "in caption" insertion mode
    mutating func inCaption(_ token: HTMLToken) -> Step {
        switch token {
        case .endTag:
            switch element {
            case .caption:
                endCaption()
                return .done
            case .table: return endCaption() ? .again : .done
            case .body, .col, .colgroup, .html, .tbody, .td, .tfoot, .th, .thead, .tr: return .done
            default: return inBody(token)
            }
        case .startTag:
            switch element {
            case .caption, .col, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr: return endCaption() ? .again : .done
            default: return inBody(token)
            }
        default: return inBody(token)
        }
    }

    @discardableResult
    private mutating func endCaption() -> Bool {
        guard open.hasInTableScope(.caption) else { return false }
        popUntil(.caption)
        formatting.clearToMarker()
        mode = .inTable
        return true
    }

    /// 13.2.6.4.12 The "in column group" insertion mode
    mutating func inColumnGroup(_ token: HTMLToken) -> Step {
        switch token {
        case .text: break
        case .startTag:
            switch element {
            case .html: return inBody(token)
            case .col:
                insertVoid()
                return .done
            case .template: return inHead(token)
            default: break
            }
        case .endTag:
            switch element {
            case .colgroup:
                _ = endColumnGroup()
                return .done
            case .col: return .done
            case .template: return inHead(token)
            default: break
            }
        case .endOfFile, .comment, .doctype: return inBody(token)
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
