// 13.2.6.4.7 The "in body" insertion mode
extension HTMLTreeBuilder {
    mutating func inBody(_ token: HTMLToken) -> Step {
        switch token {
        case .text:
            if text.isNull(in: bytes) { return .done }
            reopenFormatting()
            insertText()
            if allowsFrameset, !text.isSpace(in: bytes) { allowsFrameset = false }
        case .comment, .doctype: break
        case .startTag: return inBodyStart()
        case .endTag: return inBodyEnd()
        case .endOfFile: return templateModes.isEmpty ? stop() : inTemplate(token)
        }
        return .done
    }

    private mutating func inBodyStart() -> Step {
        switch element {
        case .html: merge(into: 0)
        case .base, .basefont, .bgsound, .link, .meta, .noframes, .script, .style, .template, .title:
            return inHeadStart()
        case .body:
            guard open.count > 1, open.entries[1].isHTML(.body), !open.holds(.template) else { return .done }
            allowsFrameset = false
            merge(into: open.entries[1].node)
        case .frameset: beginFrameset()
        case .address, .article, .aside, .blockquote, .center, .details, .dialog, .dir, .div, .dl, .fieldset,
            .figcaption, .figure, .footer, .header, .hgroup, .main, .menu, .nav, .ol, .p, .search, .section, .summary,
            .ul:
            closeParagraphInButtonScope()
            insertElement()
        case .h1, .h2, .h3, .h4, .h5, .h6:
            closeParagraphInButtonScope()
            if let last = open.last, last.traits.contains(.heading) { pop() }
            insertElement()
        case .pre, .listing:
            closeParagraphInButtonScope()
            insertElement()
            skipsLineFeed = true
            allowsFrameset = false
        case .form: beginForm()
        case .li, .dd, .dt: beginItem()
        case .plaintext:
            closeParagraphInButtonScope()
            insertElement()
            tokenizer.state = .plainText
        case .button:
            if open.hasInScope(.button) { popUntil(.button) }
            reopenFormatting()
            insertElement()
            allowsFrameset = false
        default: return inBodyInline()
        }
        return .done
    }

    private mutating func inBodyInline() -> Step {
        switch element {
        case .a:
            if let index = formatting.index(of: .a), case .element(let old) = formatting.entries[index] {
                runAdoptionAgency()
                if let index = formatting.index(ofNode: old.node) { formatting.remove(at: index) }
                if let index = open.index(ofNode: old.node) { remove(at: index) }
            }
            reopenFormatting()
            insertFormatting()
        case .b, .big, .code, .em, .font, .i, .s, .small, .strike, .strong, .tt, .u:
            reopenFormatting()
            insertFormatting()
        case .nobr:
            reopenFormatting()
            if open.hasInScope(.nobr) {
                runAdoptionAgency()
                reopenFormatting()
            }
            insertFormatting()
        case .applet, .marquee, .object:
            reopenFormatting()
            insertElement()
            formatting.pushMarker()
            allowsFrameset = false
        case .table:
            if !isQuirksMode { closeParagraphInButtonScope() }
            insertElement()
            allowsFrameset = false
            mode = .inTable
        case .area, .br, .embed, .keygen, .wbr: insertVoidInText()
        case .img:
            insertVoidInText()
            tree.showFormula(before: tree.nodes.count - 1)
        case .input:
            if open.hasInScope(.select) { popUntil(.select) }
            reopenFormatting()
            insertVoid()
            if !isHidden(tokenizer.attributes) { allowsFrameset = false }
        case .param, .source, .track: insertVoid()
        case .hr:
            closeParagraphInButtonScope()
            if open.hasInScope(.select) { closeImplied() }
            insertVoid()
            allowsFrameset = false
        case .image:
            tokenizer.tag.name = TagName(.img, in: tokenizer.names)
            return inBodyInline()
        case .textarea:
            insertElement(holding: .rcdata)
            skipsLineFeed = true
            allowsFrameset = false
        case .xmp:
            closeParagraphInButtonScope()
            reopenFormatting()
            allowsFrameset = false
            insertElement(holding: .rawText)
        case .iframe:
            allowsFrameset = false
            insertElement(holding: .rawText)
        // Readers run scripts, which is why the content is hidden (``HTMLTag``).
        case .noembed, .noscript: insertElement(holding: .rawText)
        case .select:
            if open.hasInScope(.select) {
                popUntil(.select)
                return .done
            }
            reopenFormatting()
            insertElement()
            allowsFrameset = false
        case .optgroup, .option:
            if open.hasInScope(.select) {
                closeImplied(except: element == .option ? .optgroup : nil)
            } else if open.isCurrent(.option) {
                pop()
            }
            reopenFormatting()
            insertElement()
        case .rb, .rtc:
            if open.hasInScope(.ruby) { closeImplied() }
            insertElement()
        case .rp, .rt:
            if open.hasInScope(.ruby) { closeImplied(except: .rtc) }
            insertElement()
        case .math, .svg:
            reopenFormatting()
            insertElement(in: element == .svg ? .svg : .mathML)
            if tag.isSelfClosing { pop() }
        case .caption, .col, .colgroup, .frame, .head, .tbody, .td, .tfoot, .th, .thead, .tr: break
        default:
            reopenFormatting()
            insertElement()
        }
        return .done
    }

    private mutating func insertVoidInText() {
        reopenFormatting()
        insertVoid()
        allowsFrameset = false
    }

    mutating func isHidden(_ attributes: [HTMLAttribute]) -> Bool {
        attributes.first { $0.isNamed("type", in: bytes) }?.hasValue("hidden", in: bytes) ?? false
    }

    /// Adds the attributes of the tag just read to an element that is open already.
    private mutating func merge(into node: Int) {
        guard !open.holds(.template) else { return }
        tree.merge(display(of: .other), into: node)
    }

    private mutating func beginFrameset() {
        guard open.count > 1, open.entries[1].isHTML(.body), allowsFrameset else { return }
        tree.remove(open.entries[1].node)
        while open.count > 1 { open.pop() }
        insertElement()
        mode = .inFrameset
    }

    private mutating func beginForm() {
        let isInTemplate = open.holds(.template)
        guard form == nil || isInTemplate else { return }
        closeParagraphInButtonScope()
        let node = insertElement()
        if !isInTemplate { form = node }
    }

    private mutating func beginItem() {
        allowsFrameset = false
        let isList = element == .li
        for index in open.entries.indices.reversed() {
            let entry = open.entries[index]
            let name = entry.name.element
            if entry.space == .html, isList ? name == .li : name == .dd || name == .dt {
                popUntil(name)
                break
            }
            let isPassed = entry.space == .html && (name == .address || name == .div || name == .p)
            if entry.traits.contains(.special), !isPassed { break }
        }
        closeParagraphInButtonScope()
        insertElement()
    }
}

extension HTMLTreeBuilder {
    private mutating func inBodyEnd() -> Step {
        switch element {
        case .template: return inHead(.endTag)
        case .body, .html:
            guard open.hasInScope(.body) else { return .done }
            mode = .afterBody
            return element == .html ? .again : .done
        case .address, .article, .aside, .blockquote, .button, .center, .details, .dialog, .dir, .div, .dl, .fieldset,
            .figcaption, .figure, .footer, .header, .hgroup, .listing, .main, .menu, .nav, .ol, .pre, .search,
            .section, .select, .summary, .ul:
            close(element, in: .scope)
        case .form: endForm()
        case .p:
            if !open.hasInButtonScope(.p) { insertImplied(.p) }
            popUntil(.p)
        case .li: close(element, in: [.scope, .listScope])
        case .dd, .dt: close(element, in: .scope)
        case .h1, .h2, .h3, .h4, .h5, .h6:
            guard open.hasInScope(where: { $0.traits.contains(.heading) }) else { return .done }
            popUntil { $0.traits.contains(.heading) }
        case .a, .b, .big, .code, .em, .font, .i, .nobr, .s, .small, .strike, .strong, .tt, .u:
            runAdoptionAgency()
        case .applet, .marquee, .object:
            guard open.hasInScope(element) else { return .done }
            popUntil(element)
            formatting.clearToMarker()
        case .br:
            reopenFormatting()
            insertImplied(.br)
            pop()
            allowsFrameset = false
        default: closeAny(tag.name)
        }
        return .done
    }

    private mutating func close(_ element: ElementName, in scope: ElementTraits) {
        if open.hasInScope(element, endedBy: scope) { popUntil(element) }
    }

    private mutating func endForm() {
        if open.holds(.template) { return close(.form, in: .scope) }
        guard let node = form else { return }
        form = nil
        guard open.hasInScope(where: { $0.node == node }) else { return }
        closeImplied()
        if let index = open.index(ofNode: node) { remove(at: index) }
    }

    /// Any other end tag.
    mutating func closeAny(_ name: TagName) {
        for index in open.entries.indices.reversed() {
            let entry = open.entries[index]
            if entry.name == name, entry.space == .html {
                while open.count > index { pop() }
                return
            }
            if entry.traits.contains(.special) { return }
        }
    }
}
