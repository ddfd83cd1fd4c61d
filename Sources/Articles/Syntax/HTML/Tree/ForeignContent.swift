// 13.2.6.5 The rules for parsing tokens in foreign content
extension HTMLTreeBuilder {
    /// Whether a token is read by the rules of drawings and formulas.
    func isForeign(_ token: HTMLToken) -> Bool {
        guard let current = open.last, current.space != .html else { return false }
        switch token {
        case .endOfFile: return false
        case .text: return !isTextIntegrationPoint(current) && !isIntegrationPoint(current)
        case .startTag(let tag):
            let name = tag.name.element
            if isTextIntegrationPoint(current), name != .mglyph, name != .malignmark { return false }
            if current.space == .mathML, current.name.element == .annotationXML, name == .svg { return false }
            return !isIntegrationPoint(current)
        case .endTag, .comment, .doctype: return true
        }
    }

    /// An element of a formula that holds text.
    private func isTextIntegrationPoint(_ entry: OpenElements.Entry) -> Bool {
        guard entry.space == .mathML else { return false }
        switch entry.name.element {
        case .mi, .mo, .mn, .ms, .mtext: return true
        default: return false
        }
    }

    /// An element of a drawing or formula that holds HTML.
    private func isIntegrationPoint(_ entry: OpenElements.Entry) -> Bool {
        switch (entry.space, entry.name.element) {
        case (.svg, .foreignObject), (.svg, .desc), (.svg, .title): return true
        case (.mathML, .annotationXML):
            guard let source = tree.nodes[entry.node].source else { return false }
            let encoding = HTMLAttributes.all(ofTag: source, of: bytes).first {
                $0.isNamed("encoding", in: bytes)
            }
            return encoding.map { $0.says("text/html", in: bytes) || $0.says("application/xhtml+xml", in: bytes) }
                ?? false
        default: return false
        }
    }

    mutating func inForeignContent(_ token: HTMLToken) -> Step {
        switch token {
        case .text(let text):
            insert(text, by: open.last?.space ?? .html)
            if !isSpace(text) { allowsFrameset = false }
        case .comment(let comment): note(comment)
        case .doctype, .endOfFile: break
        case .startTag(let tag):
            if breaksOut(tag) { return leaveForeignContent(token) }
            guard let current = open.last else { return .done }
            insert(tag, in: current.space)
            if tag.isSelfClosing { pop() }
        case .endTag(let tag):
            if tag.name.element == .br || tag.name.element == .p { return leaveForeignContent(token) }
            return inForeignContent(end: tag, token)
        }
        return .done
    }

    private mutating func inForeignContent(end tag: HTMLTagToken, _ token: HTMLToken) -> Step {
        for entry in open.entries.reversed() {
            if entry.space == .html { return inMode(token) }
            if entry.name == tag.name {
                while let last = open.last, open.count > 1 {
                    pop()
                    if last.node == entry.node { break }
                }
                return .done
            }
        }
        return .done
    }

    private mutating func leaveForeignContent(_ token: HTMLToken) -> Step {
        while let last = open.last, last.space != .html, !isTextIntegrationPoint(last), !isIntegrationPoint(last) {
            pop()
        }
        return inMode(token)
    }

    /// Whether a start tag ends a drawing or formula, because its element is of HTML alone.
    private func breaksOut(_ tag: HTMLTagToken) -> Bool {
        switch tag.name.element {
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
