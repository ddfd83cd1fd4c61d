package import Text

extension BookProblems {
    /// Names of files have at most 255 bytes on most systems, endings included.
    private static let longestName = 200

    /// Reports an undefined name, with the nearest defined one.
    ///
    /// - Parameter advice: if no defined name is near.
    func expect(_ name: String, among names: KnownWords, what: String, at place: Place, otherwise advice: String = "") {
        guard !names.contains(name) else { return }
        let hint = names.hint(for: name)
        report("unknown \(what) \"\(name)\"\(hint.isEmpty ? advice : hint)", at: place)
    }

    /// Reports each item that says what an earlier one says already.
    ///
    /// - Parameter note: what is said of the earlier one.
    func reportRepeated<Item, Identity: Hashable>(
        _ items: [Item], by identity: (Item) -> Identity, at place: (Item) -> Place, note: String,
        message: (Item) -> String
    ) {
        var firsts: [Identity: Place] = [:]
        for item in items {
            if let first = firsts[identity(item)] {
                report(message(item), at: place(item), notes: [Note(note, at: first)])
            } else {
                firsts[identity(item)] = place(item)
            }
        }
    }

    /// The field that a node names; nil after a report.
    func field(_ node: BookNode, among fields: [FieldDefinition], _ what: String) -> FieldDefinition? {
        if let field = fields.first(where: { $0.name == node.text }) { return field }
        let names = fields.map(\.name)
        let hint = node.text.map { self.hint(for: $0, among: names) } ?? ""
        report("expected a \(what) (\(names.joined(separator: ", "))), but found \(node.kind)\(hint)", at: node.place)
        return nil
    }

    /// Reports a word that is not an id of a vocabulary.
    package func expectID(_ word: String, of vocabulary: Vocabulary, at place: Place) {
        guard vocabulary.position(of: word) == nil else { return }
        report("the vocabulary \"\(vocabulary.name)\" has no id \"\(word)\"\(vocabulary.idHint(for: word))", at: place)
    }

    /// Reports what a key field does not hold as it is published: words by their ids, numbers in shortest form.
    func expectKeyWord(_ text: String, of field: FieldDefinition, _ vocabulary: Vocabulary?, at place: Place) {
        if text.isEmpty, field.isOptional { return }
        if let vocabulary {
            expectID(text, of: vocabulary, at: place)
        } else if field.type.isNumeric {
            let number = ExactNumber(text)?.shortest
            guard let number, field.type != .integer || number.scale == 0 else {
                report("“\(text)” is not \(field.type.withArticle)", at: place)
                return
            }
            if number.description != text { report("“\(text)” is published as \(number); write \(number)", at: place) }
        } else if field.type == .boolean, Bool(text) == nil {
            report("\(field.name) is true or false, but found “\(text)”", at: place)
        }
    }

    /// Reports a name that some file system would not take as part of a file's name, or a database as that of a column.
    ///
    /// - Parameter mark: what may be between letters and digits.
    /// - Returns: whether the name is right.
    @discardableResult
    func expectPlainName(_ name: String, of what: String, mark: Character = "-", at place: Place) -> Bool {
        let isPlain = name.utf8.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit || $0 == mark.asciiValue }
        if isPlain, name.utf8.count <= Self.longestName { return true }
        let fault =
            isPlain
            ? "has at most \(Self.longestName) characters, but this one has \(name.utf8.count)"
            : "is made of a to z, 0 to 9 and \(mark), but found \"\(name)\""
        report("\(what)'s name \(fault)", at: place)
        return false
    }
}
