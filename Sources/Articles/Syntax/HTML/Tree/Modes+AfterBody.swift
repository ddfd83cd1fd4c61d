extension HTMLTreeBuilder {
    /// 13.2.6.4.19 The "after body" insertion mode, 13.2.6.4.22 The "after after body" insertion mode
    mutating func afterBody(_ token: HTMLToken) -> Step {
        switch token {
        case .text where text.isSpace(in: bytes): return inBody(token)
        case .startTag where element == .html: return inBody(token)
        case .endTag where element == .html && mode == .afterBody:
            mode = .afterAfterBody
            return .done
        case .endOfFile: return stop()
        default: return self.switch(to: .inBody)
        }
    }

    /// 13.2.6.4.20 The "in frameset" insertion mode
    mutating func inFrameset(_ token: HTMLToken) -> Step {
        switch token {
        case .text: insertSpaces()
        case .comment, .doctype: break
        case .startTag:
            switch element {
            case .html: return inBody(token)
            case .frameset: insertElement()
            case .frame: insertVoid()
            case .noframes: return inHead(token)
            default: break
            }
        case .endTag:
            guard element == .frameset, open.count > 1 else { break }
            pop()
            if !open.isCurrent(.frameset) { mode = .afterFrameset }
        case .endOfFile: return stop()
        }
        return .done
    }

    /// Inserts the white space of a text alone.
    private mutating func insertSpaces() {
        while takeSpace() {
            var characters = HTMLCharacters(text, null: .kept, in: bytes)
            _ = characters.next()
            tokenizer.text = text.split(at: characters.index).rest
        }
    }

    /// 13.2.6.4.21 The "after frameset" insertion mode, 13.2.6.4.23 The "after after frameset" insertion mode
    mutating func afterFrameset(_ token: HTMLToken) -> Step {
        switch token {
        case .text: insertSpaces()
        case .comment, .doctype: break
        case .startTag:
            if element == .html { return inBody(token) }
            if element == .noframes { return inHead(token) }
        case .endTag: if element == .html { mode = .afterAfterFrameset }
        case .endOfFile: return stop()
        }
        return .done
    }
}
