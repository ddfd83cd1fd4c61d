import Text

/// The tree construction of the HTML standard (section 13.2.6), without scripts: tokens -> nodes.
///
/// Attributes are not kept; ``ParsedPage`` reads them again from the tags. All methods are `mutating`, since Swift copies so
/// large a value for others.
struct HTMLTreeBuilder {
    /// The first place that exceeds a limit.
    struct Excess {
        let offset: Int
        let limit: IngestLimit
    }

    enum Mode {
        case initial, beforeHTML, beforeHead, inHead, afterHead
        case inBody, text
        case inTable, inTableText, inCaption, inColumnGroup, inTableBody, inRow, inCell
        case inTemplate
        case afterBody, inFrameset, afterFrameset, afterAfterBody, afterAfterFrameset

        /// Whether the white space at the start of a text is read by itself.
        var splitsSpace: Bool {
            switch self {
            case .initial, .beforeHTML, .beforeHead, .inHead, .afterHead, .inColumnGroup: true
            default: false
            }
        }

        /// Whether that white space is part of the page.
        var keepsSpace: Bool { self != .initial && self != .beforeHTML && self != .beforeHead }
    }

    /// Whether a token is done, or belongs to the mode that it switched to.
    enum Step {
        case done, again
    }

    let bytes: [UInt8]
    /// The tag just read, its element, and the text just read.
    var tag: HTMLTagToken { tokenizer.tag }
    var element: ElementName { tokenizer.tag.name.element }
    var text: HTMLTextToken { tokenizer.text }
    private let kinds = ElementName.kindsOfHTML
    private let nesting: Int
    private let mostReopened: Int
    private let mostAttributes: Int
    var tokenizer: HTMLTokenizer
    var tree: HTMLTree
    var mode = Mode.initial
    /// The mode to return to after a text, or after the text of a table.
    var originalMode = Mode.initial
    var templateModes: [Mode] = []
    var open = OpenElements()
    var formatting = FormattingElements()
    var head: Int?
    var form: Int?
    var allowsFrameset = true
    /// Whether nodes inside of tables go before them (foster parenting).
    var isFostering = false
    var isQuirksMode = false
    var tableText: [HTMLTextToken] = []
    /// Whether a line feed at the start of the next text is not part of it.
    var skipsLineFeed = false
    var comments: [Range<Int>] = []
    var style: HTMLStyle.Cached?
    var sheet = StyleSheet()
    private(set) var excess: Excess?
    /// Whether a style strikes out any element.
    private(set) var holdsStruck = false
    /// The end tag that is being read.
    private var endTag = PageRange.none
    private var reopened = 0
    private var pageAttributes = 0
    private var isStopped = false
    /// What hides text of the page, and whether an element may show text in such an element.
    private var hiddenText: TextHiding = []
    private var inheritsHiding = false

    /// - Parameters:
    ///   - bytes: fewer than 2 GB.
    ///   - isXML: whether elements can be closed by their start tag (`<td/>`), as in XHTML.
    ///   - limits: of the cost of deep elements, of elements that are reopened, and of attributes.
    init(_ bytes: [UInt8], isXML: Bool, limits: IngestLimits) {
        self.bytes = bytes
        // Two more, for `<html>` and `<body>`.
        nesting = limits[.nesting] + 2
        mostReopened = limits[.reopened] + bytes.count / 3
        mostAttributes = limits[.attributes]
        tokenizer = HTMLTokenizer(bytes, isXML: isXML)
        tree = HTMLTree(length: bytes.count)
    }

    /// Reads the page up to its end, or up to the first excess.
    mutating func run() {
        while !isStopped, excess == nil {
            tokenizer.allowsCDATA = open.isForeign
            let token = tokenizer.next()
            let known = tree.nodes.count
            if token == .startTag { countAttributes() }
            process(token)
            if tokenizer.isXML, token == .startTag, tag.isSelfClosing { closeEmpty(from: known) }
        }
        for entry in open.entries { tree.close(entry.node, by: .none) }
        tree.finish()
        if inheritsHiding { tree.inheritHiding() }
    }

    private mutating func process(_ token: HTMLToken) {
        if skipsLineFeed, !skipLineFeed(token) { return }
        endTag = token == .endTag ? tag.$range : .none
        while !isStopped {
            let step = open.isForeign && isForeign(token) ? inForeignContent(token) : inMode(token)
            if case .done = step { return }
        }
    }

    /// Skips the line feed that a `<pre>` may begin with; false if that is all of the token.
    private mutating func skipLineFeed(_ token: HTMLToken) -> Bool {
        skipsLineFeed = false
        var characters = HTMLCharacters(text, null: .kept, in: bytes)
        guard token == .text, let (first, source) = characters.next(), first == [0x0A] else { return true }
        tokenizer.text = text.split(at: source.upperBound).rest
        return !text.range.isEmpty
    }

    /// Processes a token by the rules of the current mode.
    mutating func inMode(_ token: HTMLToken) -> Step {
        // All modes take comments and ignore later DOCTYPEs, but both end the text of a table.
        switch token {
        case .comment where mode != .inTableText: return recordComment()
        case .doctype where mode != .inTableText && mode != .initial: return .done
        case .text where mode.splitsSpace: if !takeSpace(inserts: mode.keepsSpace) { return .done }
        default: break
        }
        return switch mode {
        case .initial: initial(token)
        case .beforeHTML: beforeHTML(token)
        case .beforeHead: beforeHead(token)
        case .inHead: inHead(token)
        case .afterHead: afterHead(token)
        case .inBody: inBody(token)
        case .text: inText(token)
        case .inTable: inTable(token)
        case .inTableText: inTableText(token)
        case .inCaption: inCaption(token)
        case .inColumnGroup: inColumnGroup(token)
        case .inTableBody: inTableBody(token)
        case .inRow: inRow(token)
        case .inCell: inCell(token)
        case .inTemplate: inTemplate(token)
        case .afterBody, .afterAfterBody: afterBody(token)
        case .inFrameset: inFrameset(token)
        case .afterFrameset, .afterAfterFrameset: afterFrameset(token)
        }
    }

    mutating func stop() -> Step {
        isStopped = true
        return .done
    }

    mutating func `switch`(to mode: Mode) -> Step {
        self.mode = mode
        return .again
    }

    /// Closes an element of XHTML that its start tag closes.
    ///
    /// - Parameter node: the first node that the tag made.
    private mutating func closeEmpty(from node: Int) {
        guard let current = open.last, current.node >= node, current.name == tag.name,
            !current.traits.contains(.void)
        else { return }
        tokenizer.state = .data
        process(.endTag)
    }

    private mutating func countAttributes() {
        let count = tokenizer.attributes.count
        // Those of all `<html>` and `<body>` tags belong to one element.
        if element == .html || element == .body { pageAttributes += count }
        if max(count, pageAttributes) > mostAttributes { exceed(.attributes) }
    }

    private mutating func exceed(_ limit: IngestLimit) {
        if excess == nil { excess = Excess(offset: tokenizer.start, limit: limit) }
    }
}

// MARK: - Insertion (section 13.2.6.1)

extension HTMLTreeBuilder {
    /// Where a node in an element goes: its parent, and the child of it that it goes before.
    @inline(__always)
    mutating func place(in target: OpenElements.Entry, isFostering: Bool) -> (parent: Int, sibling: Int?) {
        isFostering && target.traits.contains(.tableContext) ? fosterPlace() : (target.node, nil)
    }

    private mutating func fosterPlace() -> (parent: Int, sibling: Int?) {
        let table = open.index(of: .table)
        if let template = open.index(of: .template), template > table ?? -1 {
            return (open.entries[template].node, nil)
        }
        guard let table else { return (open.entries[0].node, nil) }
        let node = open.entries[table].node
        let parent = tree.nodes[node].parent
        return parent >= 0 ? (parent, node) : (open.entries[table - 1].node, nil)
    }

    /// - Parameter space: the language by whose rules it is read.
    mutating func insertText(by space: Namespace = .html) {
        guard let current = open.last else { return }
        let (parent, sibling) = place(in: current, isFostering: isFostering)
        _ = tree.append(HTMLNode(text, parent: parent, by: space), before: sibling)
    }

    /// Inserts an element for the tag just read and makes it the current node.
    @discardableResult
    mutating func insertElement(in space: Namespace = .html) -> Int {
        insert(tag.name, space, display: display(of: space == .html ? element : .other), tag: tag)
    }

    /// What the attributes of the tag just read say.
    mutating func display(of element: ElementName) -> HTMLDisplay {
        var display = HTMLDisplay()
        // Most elements have none.
        if !tokenizer.attributes.isEmpty || element == .dialog {
            display.record(tokenizer.attributes, of: element, in: bytes, style: &style, sheet)
            if !display.text.isEmpty { record(display.text) }
            if display.signs.contains(.struck) { holdsStruck = true }
            if element == .img, hiddenText.contains(.bySize) { inheritsHiding = true }
        }
        return display
    }

    @inline(never)
    private mutating func record(_ text: TextHiding) {
        if !text.shown.isDisjoint(with: hiddenText) { inheritsHiding = true }
        hiddenText.formUnion(text.hidden)
    }

    /// Inserts an element that no tag begins.
    mutating func insertImplied(_ element: ElementName) {
        _ = insert(TagName(element, in: tokenizer.names), .html, display: HTMLDisplay(), tag: nil)
    }

    private mutating func insert(
        _ name: TagName, _ space: Namespace, display: HTMLDisplay, tag: HTMLTagToken?
    ) -> Int {
        let (parent, sibling) = open.last.map { place(in: $0, isFostering: isFostering) } ?? (-1, nil)
        let kind = space == .html ? kinds[Int(name.element.rawValue)] : foreignKind(of: name.element, in: space)
        let node = tree.append(
            HTMLNode(name.element, kind.tag, space, display: display, tag: tag, parent: parent), before: sibling)
        open.push(OpenElements.Entry(node: node, name: name, space: space, traits: kind.traits))
        if open.count > nesting { exceed(.nesting) }
        return node
    }

    /// Inserts an element without content.
    mutating func insertVoid() {
        insertElement()
        pop()
    }

    /// Inserts an element whose content is text alone (section 13.2.6.2).
    mutating func insertElement(holding state: HTMLTokenizer.State) {
        insertElement()
        tokenizer.state = state
        originalMode = mode
        mode = .text
    }

    mutating func pop() {
        guard let last = open.last else { return }
        tree.close(last.node, by: endTag)
        open.pop()
    }

    /// Pops elements up to and including one of HTML. Elements whose end tags can be omitted are not closed before: that only
    /// tells which pages are wrong.
    mutating func popUntil(_ element: ElementName) {
        popUntil { $0.isHTML(element) }
    }

    mutating func popUntil(_ isLast: (OpenElements.Entry) -> Bool) {
        while let entry = open.last, open.count > 1 {
            pop()
            if isLast(entry) { return }
        }
    }

    mutating func remove(at index: Int) {
        // The elements inside of it remain open, and with them the nodes that it holds.
        if index < open.count - 1 { tree.linkAll() }
        tree.close(open.entries[index].node, by: endTag)
        open.remove(at: index)
    }

    /// Closes the elements whose end tags can be omitted (section 13.2.6.3).
    mutating func closeImplied(except element: ElementName? = nil) {
        while let last = open.last, last.space == .html, last.traits.contains(.implied), last.name.element != element {
            pop()
        }
    }

    mutating func closeParagraphInButtonScope() {
        if open.hasInButtonScope(.p) { popUntil(.p) }
    }

    /// Reopens formatting elements that were closed with an element around them (section 13.2.4.3).
    @inline(__always)
    mutating func reopenFormatting() {
        // Most texts are in none.
        if case .element = formatting.entries.last { reopenFormattingElements() }
    }

    private mutating func reopenFormattingElements() {
        var index = formatting.entries.count
        while index > 0, case .element(let element) = formatting.entries[index - 1],
            open.index(ofNode: element.node) == nil
        {
            index -= 1
        }
        while index < formatting.entries.count, excess == nil {
            guard case .element(let element) = formatting.entries[index] else { return }
            let display = displayAgain(of: element)
            formatting.replaceNode(
                at: index, with: insert(element.tag.name, .html, display: display, tag: element.tag))
            index += 1
        }
    }

    /// How an element is shown that is made again for a tag that was read before.
    mutating func displayAgain(of element: FormattingElements.Element) -> HTMLDisplay {
        // Each is read again where its attributes are asked for.
        reopened += 1 + element.tag.range.count / Self.bytesOfElement
        if reopened > mostReopened { exceed(.reopened) }
        return tree.nodes[element.node].display
    }

    /// The bytes of a long tag that count as another element.
    private static let bytesOfElement = 100

    /// Inserts a formatting element for the tag just read.
    mutating func insertFormatting() {
        let node = insertElement()
        formatting.push(FormattingElements.Element(node: node, tag: tag), in: bytes)
    }

    mutating func recordComment() -> Step {
        // What a template holds is not part of the page.
        if templateModes.isEmpty { comments.append(tokenizer.source) }
        return .done
    }

    /// Splits the white space off the text, and inserts it; false if that is all.
    mutating func takeSpace(inserts: Bool = true) -> Bool {
        var characters = HTMLCharacters(text, null: .kept, in: bytes)
        _ = characters.skipWhiteSpace()
        let (space, rest) = text.split(at: characters.index)
        if inserts, !space.range.isEmpty {
            tokenizer.text = space
            insertText()
        }
        tokenizer.text = rest
        return !rest.range.isEmpty
    }
}
