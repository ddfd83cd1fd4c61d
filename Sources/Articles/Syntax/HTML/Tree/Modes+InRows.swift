extension HTMLTreeBuilder {
    /// 13.2.6.4.13 The "in table body" insertion mode
    mutating func inTableBody(_ token: HTMLToken) -> Step {
        switch token {
        case .startTag:
            switch element {
            case .tr:
                clear(to: [.tbody, .tfoot, .thead])
                insertElement()
                mode = .inRow
                return .done
            case .th, .td:
                clear(to: [.tbody, .tfoot, .thead])
                insertImplied(.tr)
                return self.switch(to: .inRow)
            case .caption, .col, .colgroup, .tbody, .tfoot, .thead: return endTableBody() ? .again : .done
            default: return inTable(token)
            }
        case .endTag:
            switch element {
            case .tbody, .tfoot, .thead:
                if open.hasInTableScope(element) { _ = endTableBody() }
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
        case .startTag:
            switch element {
            case .th, .td:
                clear(to: [.tr])
                insertElement()
                mode = .inCell
                formatting.pushMarker()
                return .done
            case .caption, .col, .colgroup, .tbody, .tfoot, .thead, .tr: return endRow() ? .again : .done
            default: return inTable(token)
            }
        case .endTag:
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
        case .startTag:
            switch element {
            case .caption, .col, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr:
                guard open.hasInTableScope(.td) || open.hasInTableScope(.th) else { return .done }
                closeCell()
                return .again
            default: return inBody(token)
            }
        case .endTag:
            switch element {
            case .td, .th:
                guard open.hasInTableScope(element) else { return .done }
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
