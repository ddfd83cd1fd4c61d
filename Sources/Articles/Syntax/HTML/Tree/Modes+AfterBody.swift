extension HTMLTreeBuilder {
    /// 13.2.6.4.19 The "after body" insertion mode
    mutating func afterBody(_ token: HTMLToken) -> Step {
        switch token {
        case .text(let text) where text.isSpace(in: bytes): return inBody(token)
        case .startTag(let tag) where tag.name.element == .html: return inBody(token)
        case .endTag(let tag) where tag.name.element == .html:
            mode = .afterAfterBody
            return .done
        case .endOfFile: return stop()
        default: return self.switch(to: .inBody)
        }
    }

    /// 13.2.6.4.20 The "in frameset" insertion mode
    mutating func inFrameset(_ token: HTMLToken) -> Step {
        switch token {
        case .text(let text): insertSpaces(of: text)
        case .comment, .doctype: break
        case .startTag(let tag):
            switch tag.name.element {
            case .html: return inBody(token)
            case .frameset: insert(tag)
            case .frame: insertVoid(tag)
            case .noframes: return inHead(token)
            default: break
            }
        case .endTag(let tag):
            guard tag.name.element == .frameset, open.count > 1 else { break }
            pop()
            if !open.isCurrent(.frameset) { mode = .afterFrameset }
        case .endOfFile: return stop()
        }
        return .done
    }

    /// Inserts the white space of a text alone.
    private mutating func insertSpaces(of text: HTMLTextToken) {
        var rest: HTMLTextToken? = text
        while let left = rest {
            let (space, other) = left.split(in: bytes)
            if let space { insert(space) }
            guard let other else { return }
            var characters = HTMLCharacters(other, null: .kept, in: bytes)
            _ = characters.next()
            let range = characters.index..<other.range.upperBound
            rest = range.isEmpty ? nil : HTMLTextToken(range: range, form: other.form)
        }
    }

    /// 13.2.6.4.21 The "after frameset" insertion mode
    mutating func afterFrameset(_ token: HTMLToken) -> Step {
        switch token {
        case .text(let text): insertSpaces(of: text)
        case .comment, .doctype: break
        case .startTag(let tag):
            if tag.name.element == .html { return inBody(token) }
            if tag.name.element == .noframes { return inHead(token) }
        case .endTag(let tag): if tag.name.element == .html { mode = .afterAfterFrameset }
        case .endOfFile: return stop()
        }
        return .done
    }

    /// 13.2.6.4.22 The "after after body" insertion mode
    mutating func afterAfterBody(_ token: HTMLToken) -> Step {
        switch token {
        case .text(let text) where text.isSpace(in: bytes): return inBody(token)
        case .startTag(let tag) where tag.name.element == .html: return inBody(token)
        case .endOfFile: return stop()
        default: return self.switch(to: .inBody)
        }
    }

    /// 13.2.6.4.23 The "after after frameset" insertion mode
    mutating func afterAfterFrameset(_ token: HTMLToken) -> Step {
        switch token {
        case .text(let text): insertSpaces(of: text)
        case .startTag(let tag):
            if tag.name.element == .html { return inBody(token) }
            if tag.name.element == .noframes { return inHead(token) }
        case .endOfFile: return stop()
        case .comment, .doctype, .endTag: break
        }
        return .done
    }
}
