extension HTMLTreeBuilder {
    /// 13.2.6.4.16 The "in template" insertion mode
    mutating func inTemplate(_ token: HTMLToken) -> Step {
        switch token {
        case .text, .comment, .doctype: return inBody(token)
        case .startTag:
            switch element {
            case .base, .basefont, .bgsound, .link, .meta, .noframes, .script, .style, .template, .title:
                return inHeadStart()
            case .caption, .colgroup, .tbody, .tfoot, .thead: return inTemplate(as: .inTable)
            case .col: return inTemplate(as: .inColumnGroup)
            case .tr: return inTemplate(as: .inTableBody)
            case .td, .th: return inTemplate(as: .inRow)
            default: return inTemplate(as: .inBody)
            }
        case .endTag: return element == .template ? inHead(token) : .done
        case .endOfFile:
            guard open.holds(.template) else { return stop() }
            endTemplate()
            return .again
        }
    }

    private mutating func inTemplate(as mode: Mode) -> Step {
        _ = templateModes.popLast()
        templateModes.append(mode)
        return self.switch(to: mode)
    }
}
