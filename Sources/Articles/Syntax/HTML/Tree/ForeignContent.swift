// 13.2.6.5 The rules for parsing tokens in foreign content
extension HTMLTreeBuilder {
    /// Whether a token in an element of another language is read by the rules of drawings and formulas.
    mutating func isForeign(_ token: HTMLToken) -> Bool {
        guard let current = open.last else { return false }
        switch token {
        case .endOfFile: return false
        case .text: return current.traits.isDisjoint(with: [.holdsText, .holdsHTML])
        case .startTag:
            if current.traits.contains(.holdsText), element != .mglyph, element != .malignmark { return false }
            if current.space == .mathML, current.name.element == .annotationXML, element == .svg { return false }
            return !current.traits.contains(.holdsHTML)
        case .endTag, .comment, .doctype: return true
        }
    }

    /// What an element of a drawing or formula is; the attributes of an `annotation-xml` tell whether it may hold HTML.
    mutating func foreignKind(of element: ElementName, in space: Namespace) -> ElementKind {
        var traits = element.traits(in: space)
        if space == .mathML, element == .annotationXML,
            let encoding = tokenizer.attributes.first(where: { $0.isNamed("encoding", in: bytes) }),
            encoding.hasValue("text/html", in: bytes) || encoding.hasValue("application/xhtml+xml", in: bytes)
        {
            traits.insert(.holdsHTML)
        }
        return (traits, HTMLTag(element, space))
    }

    mutating func inForeignContent(_ token: HTMLToken) -> Step {
        switch token {
        case .text:
            insertText(by: open.last?.space ?? .html)
            if allowsFrameset, !text.isSpace(in: bytes) { allowsFrameset = false }
        case .comment: return recordComment()
        case .doctype, .endOfFile: break
        case .startTag:
            if breaksOut() { return leaveForeignContent(token) }
            guard let current = open.last else { return .done }
            insertElement(in: current.space)
            if tag.isSelfClosing { pop() }
        case .endTag:
            if element == .br || element == .p { return leaveForeignContent(token) }
            return inForeignContentEnd()
        }
        return .done
    }

    private mutating func inForeignContentEnd() -> Step {
        for index in open.entries.indices.reversed() {
            if open.entries[index].space == .html { return inMode(.endTag) }
            if open.entries[index].name == tag.name {
                while open.count > max(index, 1) { pop() }
                return .done
            }
        }
        return .done
    }

    private mutating func leaveForeignContent(_ token: HTMLToken) -> Step {
        while let last = open.last, last.space != .html, last.traits.isDisjoint(with: [.holdsText, .holdsHTML]) {
            pop()
        }
        return inMode(token)
    }

    /// Whether a start tag ends a drawing or formula, because its element is of HTML alone.
    private mutating func breaksOut() -> Bool {
        switch element {
        case .b, .big, .blockquote, .body, .br, .center, .code, .dd, .div, .dl, .dt, .em, .embed, .h1, .h2, .h3, .h4,
            .h5, .h6, .head, .hr, .i, .img, .li, .listing, .menu, .meta, .nobr, .ol, .p, .pre, .ruby, .s, .small,
            .span, .strong, .strike, .sub, .sup, .table, .tt, .u, .ul, .var:
            true
        case .font:
            tokenizer.attributes.contains {
                $0.isNamed("color", in: bytes) || $0.isNamed("face", in: bytes) || $0.isNamed("size", in: bytes)
            }
        default: false
        }
    }
}
