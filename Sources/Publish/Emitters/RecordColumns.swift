import Measures

/// The columns that value and claim files share, as texts and as JSON.
struct RecordColumns {
    private let definition: DatasetDefinition

    init(_ definition: DatasetDefinition) {
        self.definition = definition
    }

    /// The names of the value columns: what articles state first, then what recipes set; a qualified column brings
    /// its qualifier and the end of its range; the unit last.
    var valueNames: [String] {
        order.flatMap { index in
            let field = definition.values[index]
            return [field.name] + (field.isQualified ? Self.qualifierNames : [])
        } + (definition.unit == .none ? [] : ["unit"])
    }

    func valueTexts(_ values: [CellValue?], unit: String?) -> [String] {
        order.flatMap { index in
            [values[index]?.text ?? ""]
                + (definition.values[index].isQualified ? Self.qualifierTexts(values[index]) : [])
        } + (definition.unit == .none ? [] : [unit ?? ""])
    }

    func valueMembers(_ values: [CellValue?], unit: String?) -> [(String, JSONValue)] {
        var members: [(String, JSONValue)] = []
        for index in order {
            members.append((definition.values[index].name, Self.json(values[index])))
            guard definition.values[index].isQualified else { continue }
            let texts = Self.qualifierTexts(values[index])
            members.append((Self.qualifierNames[0], texts[0].isEmpty ? .null : .string(texts[0])))
            members.append((Self.qualifierNames[1], texts[1].isEmpty ? .null : .number(texts[1])))
        }
        if definition.unit != .none { members.append(("unit", .text(unit))) }
        return members
    }

    func keyMembers(_ key: [String]) -> [(String, JSONValue)] {
        zip(definition.keys, key).map { ($0.name, .string($1)) }
    }

    private static let qualifierNames = ["qualifier", "maximum"]

    /// Read columns before set ones.
    private var order: [Int] {
        let indices = definition.values.indices
        return indices.filter { !definition.values[$0].isSetByRecipe }
            + indices.filter { definition.values[$0].isSetByRecipe }
    }

    private static func qualifierTexts(_ value: CellValue?) -> [String] {
        guard case .qualified(_, let qualifier, let maximum)? = value else { return ["", ""] }
        return [qualifier.rawValue, maximum?.description ?? ""]
    }

    private static func json(_ value: CellValue?) -> JSONValue {
        switch value {
        case nil, .notAvailable: .null
        case .number(let number), .qualified(let number, _, _): .number(number.description)
        case .text(let text): .string(text)
        case .boolean(let truth): .boolean(truth)
        }
    }
}
