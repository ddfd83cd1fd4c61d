import Books
import Text

/// A field of a Table Schema (Data Package 2.0), with what is true of every cell under it.
struct SchemaField {
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

    let name: String
    let kind: FieldKind
    var title: String?
    var description: String?
    /// The unit of the numbers; no property of the standard.
    var unit: String?
    /// See ``FieldDefinition/tolerance``; no property of the standard.
    var tolerance = Tolerance.none
    /// The only valid texts, in their own order, with labels for words of the book.
    var words: [(id: String, label: String?)] = []
    /// The word of today for each text under which a word was published before; no property of the standard.
    var formerly: [String: String] = [:]
    var minimum: ExactNumber?
    var maximum: ExactNumber?
    /// Whether no cell may be empty.
    var isRequired = false
    /// Whether an empty text is a value: of a key field, where it is an open limit or something that the record does not have.
    var isEmptyAValue = false

    init(_ name: String, _ kind: FieldKind = .string) {
        self.name = name
        self.kind = kind
    }

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
        words = vocabulary?.entries.map { ($0.id, $0.labels["en"]) } ?? []
        formerly = vocabulary?.renames ?? [:]
    }

    /// The same field with words that are ids alone.
    var unlabelled: SchemaField {
        var field = self
        field.words = words.map { ($0.id, nil) }
        field.formerly = [:]
        return field
    }

    /// The field without the constraints that a cell breaks: what the book wants is not always what the articles say.
    ///
    /// - Complexity: linear in the cells.
    func holding(for cells: [DataCell]) -> SchemaField {
        var field = self
        let known = Set(words.map(\.id))
        for cell in cells {
            let text = cell.text
            if text.isEmpty {
                if !isEmptyAValue { field.isRequired = false } else if !words.isEmpty { field.allowEmptyText() }
                continue
            }
            if !known.isEmpty, !known.contains(text) { field.words = [] }
            guard field.minimum != nil || field.maximum != nil, let number = ExactNumber(text) else { continue }
            if let minimum = field.minimum, number < minimum { field.minimum = nil }
            if let maximum = field.maximum, number > maximum { field.maximum = nil }
        }
        return field
    }

    private mutating func allowEmptyText() {
        if !words.isEmpty, words.last?.id != "" { words.append(("", nil)) }
    }
}

extension SchemaField {
    /// The properties in the order in which the standard explains them, its own first.
    var json: JSON {
        let renames = formerly.sorted { $0.key < $1.key }.map { (key: $0, value: JSON.string($1)) }
        let hasLabels = !words.isEmpty && words.allSatisfy { $0.label != nil }
        return [
            "name": .string(name), "type": .string(kind.rawValue), "title": title.map(JSON.string),
            "description": description.map(JSON.string), "missingValues": isEmptyAValue ? .array([]) : nil,
            "constraints": constraints, "categories": hasLabels ? .array(words.map(Self.category)) : nil,
            // A vocabulary's order is that in which larger and smaller are meant.
            "categoriesOrdered": hasLabels ? .boolean(true) : nil, "formerly": renames.isEmpty ? nil : .object(renames),
            "unit": unit.map(JSON.string), "tolerance": tolerance.number > .zero ? .number(tolerance.number) : nil,
        ]
    }

    private var constraints: JSON? {
        guard isRequired || minimum != nil || maximum != nil || !words.isEmpty else { return nil }
        return [
            "required": isRequired ? .boolean(true) : nil, "minimum": minimum.map(JSON.number),
            "maximum": maximum.map(JSON.number), "enum": words.isEmpty ? nil : .strings(words.map(\.id)),
        ]
    }

    private static func category(_ word: (id: String, label: String?)) -> JSON {
        ["value": .string(word.id), "label": word.label.map(JSON.string)]
    }
}
