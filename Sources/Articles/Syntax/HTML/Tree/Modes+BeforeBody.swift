extension HTMLTreeBuilder {
    /// 13.2.6.4.1 The "initial" insertion mode
    mutating func initial(_ token: HTMLToken) -> Step {
        switch token {
        case .text(let text):
            guard let rest = text.split(in: bytes).rest else { return .done }
            isQuirksMode = !tokenizer.isXML
            mode = .beforeHTML
            return continued(.text(rest))
        case .doctype(let range):
            isQuirksMode = !tokenizer.isXML && HTMLDoctype(bytes, range).isQuirksMode
            mode = .beforeHTML
            return .done
        default:
            // XHTML has no quirks mode.
            isQuirksMode = !tokenizer.isXML
            return self.switch(to: .beforeHTML)
        }
    }

    /// Processes a part of a token by the modes that follow.
    mutating func continued(_ token: HTMLToken) -> Step {
        while case .again = inMode(token) {}
        return .done
    }

    /// 13.2.6.4.2 The "before html" insertion mode
    mutating func beforeHTML(_ token: HTMLToken) -> Step {
        switch token {
        case .text(let text):
            guard let rest = text.split(in: bytes).rest else { return .done }
            insertImplied(.html)
            mode = .beforeHead
            return continued(.text(rest))
        case .startTag(let tag) where tag.name.element == .html:
            insert(tag)
            mode = .beforeHead
            return .done
        case .endTag(let tag) where !Self.endsHead(tag): return .done
        default:
            insertImplied(.html)
            return self.switch(to: .beforeHead)
        }
    }

    /// The end tags that count before the body.
    private static func endsHead(_ tag: HTMLTagToken) -> Bool {
        switch tag.name.element {
        case .head, .body, .html, .br: true
        default: false
        }
    }

    /// 13.2.6.4.3 The "before head" insertion mode
    mutating func beforeHead(_ token: HTMLToken) -> Step {
        switch token {
        case .text(let text):
            guard let rest = text.split(in: bytes).rest else { return .done }
            beginHead()
            return continued(.text(rest))
        case .startTag(let tag) where tag.name.element == .html: return inBody(token)
        case .startTag(let tag) where tag.name.element == .head:
            head = insert(tag)
            mode = .inHead
            return .done
        case .endTag(let tag) where !Self.endsHead(tag): return .done
        default:
            beginHead()
            return .again
        }
    }

    private mutating func beginHead() {
        insertImplied(.head)
        head = open.last?.node
        mode = .inHead
    }

    /// 13.2.6.4.4 The "in head" insertion mode
    mutating func inHead(_ token: HTMLToken) -> Step {
        switch token {
        case .text(let text):
            guard let rest = insertSpace(of: text) else { return .done }
            endHead()
            return continued(.text(rest))
        case .startTag(let tag): return inHead(start: tag, token)
        case .endTag(let tag):
            switch tag.name.element {
            case .head:
                endHead()
                return .done
            case .template:
                endTemplate()
                return .done
            case .body, .html, .br: break
            default: return .done
            }
        case .endOfFile, .comment, .doctype: break
        }
        endHead()
        return .again
    }

    private mutating func endHead() {
        pop()
        mode = .afterHead
    }

    private mutating func inHead(start tag: HTMLTagToken, _ token: HTMLToken) -> Step {
        switch tag.name.element {
        case .html: return inBody(token)
        case .base, .basefont, .bgsound, .link, .meta: insertVoid(tag)
        case .title: insertText(tag, .rcdata)
        case .noframes, .style: insertText(tag, .rawText)
        case .noscript:
            insert(tag)
            mode = .inHeadNoscript
        case .script: insertText(tag, .scriptData)
        case .template:
            insert(tag)
            formatting.pushMarker()
            allowsFrameset = false
            mode = .inTemplate
            templateModes.append(.inTemplate)
        case .head: return .done
        default:
            endHead()
            return .again
        }
        return .done
    }

    private mutating func endTemplate() {
        guard open.holds(.template) else { return }
        closeImplied([.implied, .impliedInTemplate])
        popUntil(.template)
        formatting.clearToMarker()
        _ = templateModes.popLast()
        resetMode()
    }

    /// 13.2.6.4.5 The "in head noscript" insertion mode
    mutating func inHeadNoscript(_ token: HTMLToken) -> Step {
        switch token {
        case .text(let text):
            guard let rest = insertSpace(of: text) else { return .done }
            pop()
            mode = .inHead
            return continued(.text(rest))
        case .startTag(let tag):
            switch tag.name.element {
            case .html: return inBody(token)
            case .basefont, .bgsound, .link, .meta, .noframes, .style: return inHead(token)
            case .head, .noscript: return .done
            default: break
            }
        case .endTag(let tag):
            if tag.name.element == .noscript {
                pop()
                mode = .inHead
                return .done
            }
            if tag.name.element != .br { return .done }
        case .endOfFile, .comment, .doctype: break
        }
        pop()
        return self.switch(to: .inHead)
    }

    /// 13.2.6.4.6 The "after head" insertion mode
    mutating func afterHead(_ token: HTMLToken) -> Step {
        switch token {
        case .text(let text):
            guard let rest = insertSpace(of: text) else { return .done }
            insertImplied(.body)
            mode = .inBody
            return continued(.text(rest))
        case .startTag(let tag):
            switch tag.name.element {
            case .html: return inBody(token)
            case .body:
                insert(tag)
                allowsFrameset = false
                mode = .inBody
                return .done
            case .frameset:
                insert(tag)
                mode = .inFrameset
                return .done
            case .base, .basefont, .bgsound, .link, .meta, .noframes, .script, .style, .template, .title:
                return inHeadAgain(token)
            case .head: return .done
            default: break
            }
        case .endTag(let tag):
            if tag.name.element == .template { return inHead(token) }
            if !Self.endsHead(tag) || tag.name.element == .head { return .done }
        case .endOfFile, .comment, .doctype: break
        }
        insertImplied(.body)
        return self.switch(to: .inBody)
    }

    /// Puts an element into the head that is over.
    private mutating func inHeadAgain(_ token: HTMLToken) -> Step {
        guard let head else { return .done }
        open.push(
            OpenElements.Entry(
                node: head, name: TagName(.head, in: tokenizer.names), space: .html,
                traits: ElementName.head.traits(in: .html)))
        let step = inHead(token)
        if let index = open.index(ofNode: head) { open.remove(at: index) }
        return step
    }

    /// 13.2.6.4.8 The "text" insertion mode
    mutating func inText(_ token: HTMLToken) -> Step {
        switch token {
        case .text(let text):
            insert(text)
            return .done
        case .endOfFile:
            pop()
            return self.switch(to: originalMode)
        default:
            pop()
            mode = originalMode
            return .done
        }
    }
}
