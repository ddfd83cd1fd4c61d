import Books
import Text

/// A field of a Table Schema (Data Package 2.0), with what is true of every cell under it.
struct SchemaField: Sendable {
    /// The types of Table Schema that data files need.
    enum FieldKind: String {
        case string, number, integer, boolean

        init(_ type: FieldType) {
            switch type {
            case .number: self = .number
            case .integer: self = .integer
            case .boolean: self = .boolean
            case .text, .word: self = .string
            }
        }
    }

    /// What all cells can be stored as. A comparison in SQL or in a program never compares numbers as text.
    enum Storage {
        case integer
        /// A number that may have decimal places.
        case decimal
        case truth
        case text
    }

    /// How JSON writes the cells, which CSV has as text.
    enum Form: Sendable {
        /// One text, number or truth value; null for none.
        case single
        /// An array of ids, which CSV separates by spaces.
        case ids
        /// An array of texts, in CSV too, where it is empty if there are none.
        case texts
        /// The rules that doubt a value.
        case blames
        /// An object with values of some of the fields; null for none.
        ///
        /// - isOne: whether at most one has a value, and CSV writes it alone, in a cell of its type.
        case values([SchemaField], isOne: Bool)
        /// An object with the place of each key field.
        case places([String])
    }

    /// A text that a cell may have.
    struct Word: Sendable {
        let id: String
        /// For people, of the words of a vocabulary.
        var label: String?
        /// What it means, of the words of the program.
        var meaning: String?
    }

    let name: String
    var kind: FieldKind
    var form = Form.single
    var title: String?
    var description: String?
    /// The unit of the numbers; no property of the standard.
    var unit: String?
    /// See ``FieldDefinition/tolerance``; no property of the standard.
    var tolerance = Tolerance.none
    /// The only valid texts, in their own order.
    var words: [Word] = []
    /// The vocabulary that has all cells as its words.
    var vocabulary: String?
    /// The word of today for each text under which a word was published before; no property of the standard.
    var formerly: [String: String] = [:]
    var minimum: ExactNumber?
    var maximum: ExactNumber?
    /// Whether no cell may be empty.
    var isRequired = false
    /// Whether an empty text is a value: of a key field, where it is an open limit or something that the record does not have.
    var isEmptyAValue = false
    /// Whether another column of the table has the numbers as they are written.
    var isWrittenBeside = false
    private(set) var hasEmptyCells = false
    /// Of the numbers in the cells.
    private(set) var digits = WrittenDigits()

    init(
        _ name: String, _ kind: FieldKind = .string, description: String? = nil, form: Form = .single,
        isRequired: Bool = false
    ) {
        (self.name, self.kind, self.description) = (name, kind, description)
        (self.form, self.isRequired) = (form, isRequired)
    }

    /// The title of a column of the program: `covers_all` is "Covers all".
    static func title(of name: String) -> String { name.replacing("_", with: " ").capitalizedFirst }

    /// The title where it says more than name and description.
    var informativeTitle: String? { description != nil && title == Self.title(of: name) ? nil : title }

    /// What the book says of a field of its own.
    init(_ field: FieldDefinition, named name: String, in book: Book) {
        self.init(name, FieldKind(field.type))
        title = field.title["en"]
        description = field.description?["en"]
        minimum = field.minimum
        maximum = field.maximum
        tolerance = field.tolerance
        isRequired = !field.isOptional
        let vocabulary = book.vocabulary(of: field)
        words = vocabulary?.entries.map { Word(id: $0.id, label: $0.labels["en"]) } ?? []
        self.vocabulary = vocabulary?.name
        formerly = vocabulary?.renames ?? [:]
    }

    /// The description of a cell in CSV and in the database, where arrays and objects are texts.
    var descriptionAsText: String? {
        let form: String? =
            switch form {
            case .single, .texts, .places, .values(_, isOne: true): nil
            case .ids: "Several are separated by spaces."
            case .blames: "Their ids are separated by spaces."
            case .values: "Of several columns as COLUMN=VALUE, separated by spaces."
            }
        return description.map { [$0, form].compactMap { $0 }.joined(separator: " ") }
    }

    var storage: Storage {
        switch kind {
        case .integer where digits.places == 0: .integer
        case .integer, .number: .decimal
        case .boolean: .truth
        case .string: .text
        }
    }

    /// Whether a cell has no value.
    var hasGaps: Bool { hasEmptyCells && !(isEmptyAValue && storage == .text) }

    /// The same field with words that are ids alone.
    var unlabelled: SchemaField {
        var field = self
        field.words = words.map { Word(id: $0.id, meaning: $0.meaning) }
        field.formerly = [:]
        return field
    }

    var hasLimits: Bool { minimum != nil || maximum != nil }

    /// Leaves out the limits that say nothing about numbers in different units: all but zero. The rule for them does the same.
    mutating func dropLimitsOfOneUnit() {
        if minimum != .zero { minimum = nil }
        if maximum != .zero { maximum = nil }
    }

    /// The field as all cells have it: without the constraints that a cell breaks, because the articles do not always give
    /// what the book demands.
    ///
    /// - Complexity: linear in the cells.
    func fitted(to cells: [DataCell]) -> SchemaField {
        var field = self
        let known = Set(words.map(\.id))
        for cell in cells.lazy.map(\.single) {
            let text = cell.text
            if kind != .string, case .text = cell { (field.kind, field.minimum, field.maximum) = (.string, nil, nil) }
            if text.isEmpty {
                field.hasEmptyCells = true
                if !isEmptyAValue { field.isRequired = false } else if !words.isEmpty { field.allowEmptyText() }
                continue
            }
            if !known.isEmpty, !known.contains(text) { (field.words, field.vocabulary) = ([], nil) }
            guard let number = cell.exactNumber else { continue }
            field.digits.add(number)
            if let minimum = field.minimum, number < minimum { field.minimum = nil }
            if let maximum = field.maximum, number > maximum { field.maximum = nil }
        }
        return field
    }

    private mutating func allowEmptyText() {
        // An empty text is not a word of the vocabulary.
        vocabulary = nil
        if !words.isEmpty, words.last?.id != "" { words.append(Word(id: "")) }
    }
}
