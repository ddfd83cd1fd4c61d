import CGumbo

/// The tree of a page as gumbo reads it: another reader of HTML, in C.
package enum GumboReference {
    /// A line for each element and text, with its depth; `?` for a name that gumbo does not know. Texts that follow each
    /// other are one.
    package static func tree(of page: [UInt8]) -> [String] {
        page.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                var options = kGumboDefaultOptions
                options.max_errors = 0
                guard let start = characters.baseAddress,
                    let output = gumbo_parse_with_options(&options, start, characters.count)
                else { return [] }
                defer { gumbo_destroy_output(&options, output) }
                var lines: [String] = []
                append(output.pointee.root, depth: 0, to: &lines)
                return lines
            }
        }
    }

    private static func append(_ node: UnsafeMutablePointer<GumboNode>, depth: Int, to lines: inout [String]) {
        let indent = String(repeating: " ", count: depth)
        switch node.pointee.type {
        case GUMBO_NODE_TEXT, GUMBO_NODE_WHITESPACE, GUMBO_NODE_CDATA:
            let text = String(cString: node.pointee.v.text.text)
            if let last = lines.last, last.hasPrefix("\(indent)\"") {
                lines[lines.count - 1] = "\(last.dropLast())\(text)\""
            } else {
                lines.append("\(indent)\"\(text)\"")
            }
        case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
            let element = node.pointee.v.element
            lines.append("\(indent)<\(name(of: element))>")
            for index in 0..<Int(element.children.length) {
                guard let child = element.children.data[index] else { continue }
                append(child.assumingMemoryBound(to: GumboNode.self), depth: depth + 1, to: &lines)
            }
        default: return
        }
    }

    private static func name(of element: GumboElement) -> String {
        if element.tag != GUMBO_TAG_UNKNOWN { return String(cString: gumbo_normalized_tagname(element.tag)) }
        // gumbo takes markup without meaning before the tag (`</>`) for a part of it.
        return "?"
    }
}
