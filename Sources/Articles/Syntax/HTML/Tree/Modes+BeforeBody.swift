extension HTMLTreeBuilder {
    /// 13.2.6.4.1 The "initial" insertion mode
    mutating func initial(_ token: HTMLToken) -> Step {
        let isDoctype = token == .doctype
        // XHTML has no quirks mode.
        isQuirksMode = !tokenizer.isXML && (!isDoctype || HTMLDoctype(bytes, tokenizer.source).isQuirksMode)
        mode = .beforeHTML
        return isDoctype ? .done : .again
    }

    /// 13.2.6.4.2 The "before html" insertion mode
    mutating func beforeHTML(_ token: HTMLToken) -> Step {
        switch token {
        case .startTag where element == .html:
            insertElement()
            mode = .beforeHead
            return .done
        case .endTag where !endsHead: return .done
        default:
            insertImplied(.html)
            return self.switch(to: .beforeHead)
        }
    }

    /// The end tags that count before the body.
    private var endsHead: Bool {
        switch element {
        case .head, .body, .html, .br: true
        default: false
        }
    }

    /// 13.2.6.4.3 The "before head" insertion mode
    mutating func beforeHead(_ token: HTMLToken) -> Step {
        switch token {
        case .startTag where element == .html: return inBody(token)
        case .startTag where element == .head:
            head = insertElement()
            mode = .inHead
            return .done
        case .endTag where !endsHead: return .done
        default:
            insertImplied(.head)
            head = open.last?.node
            return self.switch(to: .inHead)
        }
    }

    /// 13.2.6.4.4 The "in head" insertion mode
    mutating func inHead(_ token: HTMLToken) -> Step {
        switch token {
        case .startTag: return inHeadStart()
        case .endTag where element == .head:
            endHead()
            return .done
        case .endTag where element == .template:
            endTemplate()
            return .done
        case .endTag where !endsHead: return .done
        default: break
        }
        endHead()
        return .again
    }

    private mutating func endHead() {
        pop()
        mode = .afterHead
    }

    mutating func inHeadStart() -> Step {
        switch element {
        case .html: return inBody(.startTag)
        case .base, .basefont, .bgsound, .link, .meta: insertVoid()
        case .title: insertElement(holding: .rcdata)
        case .style:
            let media = tokenizer.attributes.first { $0.isNamed("media", in: bytes) }
            sheet.read(
                bytes, from: tokenizer.index, media: media.map { HTMLCharacters.value($0, in: bytes) } ?? "")
            insertElement(holding: .rawText)
        case .noframes, .noscript: insertElement(holding: .rawText)
        case .script: insertElement(holding: .scriptData)
        case .template:
            insertElement()
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

    mutating func endTemplate() {
        guard open.holds(.template) else { return }
        popUntil(.template)
        formatting.clearToMarker()
        _ = templateModes.popLast()
        resetMode()
    }

    /// 13.2.6.4.6 The "after head" insertion mode
    mutating func afterHead(_ token: HTMLToken) -> Step {
        switch token {
        case .startTag:
            switch element {
            case .html: return inBody(token)
            case .body:
                insertElement()
                allowsFrameset = false
                mode = .inBody
                return .done
            case .frameset:
                insertElement()
                mode = .inFrameset
                return .done
            case .base, .basefont, .bgsound, .link, .meta, .noframes, .script, .style, .template, .title:
                return inHeadAgain(token)
            case .head: return .done
            default: break
            }
        case .endTag where element == .template: return inHead(token)
        case .endTag where !endsHead || element == .head: return .done
        default: break
        }
        insertImplied(.body)
        return self.switch(to: .inBody)
    }

    /// Puts an element into the head that is over.
    private mutating func inHeadAgain(_ token: HTMLToken) -> Step {
        guard let head else { return .done }
        tree.linkAll()
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
        case .text:
            insertText()
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
