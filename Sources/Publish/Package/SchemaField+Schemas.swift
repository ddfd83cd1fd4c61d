import Books
import Text

extension SchemaField {
    /// The field of a Table Schema: the properties in the order in which the standard explains them, its own first.
    static func members(in format: DataFileFormat) -> [JSONMember<SchemaField>] {
        let isText = format == .csv
        return [
            .text("name", "The name of the column.") { $0.name },
            .text("type", "The type of its cells.") { $0.type(in: format) },
            .textIfAny("title", "The column's name for people.") { $0.title },
            .textIfAny("description", "What a cell means.") { isText ? $0.descriptionAsText : $0.description },
            JSONMember(
                "missingValues", "The texts of a missing value; none, if an empty text is a value.",
                JSONShape.array(of: JSONShape.text), ifAny: { isText && $0.isEmptyAValue ? .array([]) : nil }),
            JSONMember(
                "constraints", "What is true of every cell.",
                JSONShape.object(
                    [
                        ("required", JSONShape.boolean), ("minimum", JSONShape.number),
                        ("maximum", JSONShape.number), ("enum", JSONShape.array(of: JSONShape.text, least: 1)),
                    ], required: []), ifAny: { $0.constraints(in: format) }),
            JSONMember(
                "categories", "The words with their labels.",
                JSONShape.array(of: JSONShape.object([("value", JSONShape.text), ("label", JSONShape.text)])),
                ifAny: { isText && $0.hasLabels ? .array($0.words.map(category)) : nil }),
            // A vocabulary's order is that in which larger and smaller are meant.
            JSONMember(
                "categoriesOrdered", "Whether the words are in the order of their meaning.", JSONShape.boolean,
                ifAny: { isText && $0.hasLabels ? .boolean(true) : nil }),
            JSONMember(
                "formerly", "The word of today for each text under which a word was published before.",
                ["type": "object", "additionalProperties": JSONShape.text],
                ifAny: { field in
                    let renames = field.formerly.sorted { $0.key < $1.key }.map { (key: $0, value: JSON.string($1)) }
                    return renames.isEmpty ? nil : .object(renames)
                }),
            .textIfAny("unit", "The unit of the numbers.") { $0.unit },
            JSONMember(
                "tolerance", "The greatest difference of two numbers that count as equal.", JSONShape.number,
                ifAny: { $0.tolerance.number > .zero ? .number($0.tolerance.number) : nil }),
        ]
    }

    private var hasLabels: Bool { !words.isEmpty && words.allSatisfy { $0.label != nil } }

    private func type(in format: DataFileFormat) -> String {
        switch (format, form) {
        case (_, .single): kind.rawValue
        case (_, .texts), (.json, .ids), (.json, .blames): "array"
        case (.csv, .values(_, isOne: true)): kind.rawValue
        case (.csv, .ids), (.csv, .blames), (.csv, .values), (.csv, .places): "string"
        case (.json, .values), (.json, .places): "object"
        }
    }

    private func constraints(in format: DataFileFormat) -> JSON? {
        let words = words.filter { format == .csv || !$0.id.isEmpty }.map(\.id)
        guard isRequired || minimum != nil || maximum != nil || !words.isEmpty else { return nil }
        return [
            "required": isRequired ? .boolean(true) : nil, "minimum": minimum.map(JSON.number),
            "maximum": maximum.map(JSON.number), "enum": words.isEmpty ? nil : .strings(words),
        ]
    }

    private static func category(_ word: Word) -> JSON {
        ["value": .string(word.id), "label": word.label.map(JSON.string)]
    }
}

extension SchemaField {
    /// The schema of the field's member of a row's object.
    var jsonSchema: JSON {
        let head: JSON = ["title": title.map(JSON.string), "description": description.map(JSON.string)]
        let tail: JSON = [
            "x-unit": unit.map(JSON.string),
            "x-tolerance": tolerance.number > .zero ? .number(tolerance.number) : nil,
        ]
        return .object(head.members + valueSchema.members + tail.members)
    }

    private var valueSchema: JSON {
        switch form {
        case .single: isRequired ? single : JSONShape.optional(single)
        case .ids, .texts: JSONShape.array(of: JSONShape.text)
        case .blames: JSONShape.array(of: JSONShape.object(of: DataCell.blame))
        case .values(let fields, _):
            JSONShape.optional(
                JSONShape.object(
                    fields.map { field in
                        var field = field
                        field.isRequired = true
                        // A rule may imply what the book does not allow.
                        (field.minimum, field.maximum, field.words, field.description) = (nil, nil, [], nil)
                        return (field.name, field.jsonSchema)
                    }, required: []))
        case .places(let keys):
            JSONShape.object(keys.map { ($0, JSONShape.optional(JSONShape.object(of: ClaimRows.place))) })
        }
    }

    private var single: JSON {
        let words = words.filter { !$0.id.isEmpty }
        guard words.isEmpty else { return JSONShape.words(words) }
        return [
            "type": .string(kind.rawValue), "minimum": minimum.map(JSON.number), "maximum": maximum.map(JSON.number),
        ]
    }
}
