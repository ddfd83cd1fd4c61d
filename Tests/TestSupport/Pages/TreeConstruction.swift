package import Foundation

/// The cases of html5lib-tests: a page, and the tree that an HTML5 parser makes of it.
package struct TreeConstruction: Sendable {
    package struct Case: Sendable {
        /// The file and the number of the case in it.
        package let name: String
        package let html: String
        package let document: [Node]
    }

    /// A node of the expected tree; the list is in tree order.
    package struct Node: Sendable {
        package enum Kind: Hashable, Sendable {
            case element(String)
            case text(String)
        }

        package let kind: Kind
        package let depth: Int
        package var attributes: [String: String] = [:]

        package init(kind: Kind, depth: Int, attributes: [String: String] = [:]) {
            (self.kind, self.depth, self.attributes) = (kind, depth, attributes)
        }
    }

    package static let folder = Shared.folder.appending(path: "conformance/html5lib")
    package static let isPresent = FileManager.default.fileExists(atPath: folder.path)

    /// Whole pages for readers with scripts only: a fragment is parsed in a context that an article never has.
    package static func cases() throws -> [Case] {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".dat") }
        var cases: [Case] = []
        for file in files.sorted() {
            let data = try Data(contentsOf: folder.appending(path: file))
            let text = "\n\n" + String(decoding: data, as: UTF8.self)
            for (number, body) in text.components(separatedBy: "\n\n#data\n").dropFirst().enumerated()
            where !body.contains("\n#document-fragment\n") && !body.contains("\n#script-off\n") {
                let html = body.components(separatedBy: "\n#errors")[0]
                let tree = body.components(separatedBy: "\n#document\n").last ?? ""
                cases.append(Case(name: "\(file) \(number + 1)", html: html, document: nodes(of: tree)))
            }
        }
        return cases
    }

    /// Each line is `| `, two spaces for each level, and a node; a text may go on over several lines. Comments and doctypes are
    /// left out, and the names of drawings and formulas begin with their language.
    private static func nodes(of tree: String) -> [Node] {
        var entries: [String] = []
        for line in tree.components(separatedBy: "\n") {
            if line.hasPrefix("| ") {
                entries.append(String(line.dropFirst(2)))
            } else if !entries.isEmpty {
                entries[entries.count - 1] += "\n" + line
            }
        }
        var nodes: [Node] = []
        // The levels of the contents of templates, which have no node.
        var contents: [Int] = []
        for entry in entries {
            let level = entry.prefix { $0 == " " }.count / 2
            let body = String(entry.drop { $0 == " " })
            while let last = contents.last, last >= level { contents.removeLast() }
            let depth = level - contents.count
            if body == "content" {
                contents.append(level)
            } else if body.hasPrefix("\"") {
                let text = body.trimmingCharacters(in: .newlines).dropFirst().dropLast()
                nodes.append(Node(kind: .text(String(text)), depth: depth))
            } else if body.hasPrefix("<"), body.contains(">"), !body.hasPrefix("<!"), !body.hasPrefix("<?") {
                let name = body.trimmingCharacters(in: .newlines).dropFirst().dropLast()
                nodes.append(Node(kind: .element(String(name)), depth: depth))
            } else if let equals = body.firstIndex(of: "="), !nodes.isEmpty {
                let value = body[equals...].trimmingCharacters(in: .newlines).dropFirst(2).dropLast()
                nodes[nodes.count - 1].attributes[String(body[..<equals])] = String(value)
            }
        }
        return nodes
    }
}

extension Array where Element == TreeConstruction.Node {
    /// The nodes without white space that is directly in a table, a part of one, or a template. The reader of pages leaves
    /// it out, since no cell holds it.
    package var withoutSpaceOfTables: [Element] {
        let holders: Set<String> = ["table", "tbody", "thead", "tfoot", "tr", "template"]
        var path: [String] = []
        return filter { node in
            path.removeLast(Swift.max(0, path.count - node.depth))
            switch node.kind {
            case .element(let name): path += repeatElement(name, count: Swift.max(0, node.depth + 1 - path.count))
            case .text(let text): return !text.allSatisfy(\.isWhitespace) || !holders.contains(path.last ?? "")
            }
            return true
        }
    }

    /// The stretches of nodes that make a `<table>` and all inside it, nested ones included.
    package var tables: [ArraySlice<Element>] {
        indices.filter { self[$0].kind == .element("table") }.map { start in
            let end = self[(start + 1)...].firstIndex { $0.depth <= self[start].depth } ?? endIndex
            return self[start..<end]
        }
    }
}
