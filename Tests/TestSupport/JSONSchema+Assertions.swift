import Foundation

/// Assertions on a value itself (Validation, section 6).
extension JSONSchema {
    static let valueKeywords: [String: Keyword] = [
        "type": { _, application in
            let names = application.value.strings ?? application.value.string.map { [$0] } ?? []
            guard !names.isEmpty, names.allSatisfy(typeNames.contains) else {
                return application.fault("the schema has the unknown type \(application.value)")
            }
            return names.contains { isType($0, application.instance) }
                ? [] : application.fault("expected \(names.joined(separator: " or "))")
        },
        "enum": { _, application in
            guard let values = application.value.items else { return application.fault("enum is not a list") }
            return values.contains(application.instance)
                ? [] : application.fault("expected one of \(values.compactMap(\.string).joined(separator: ", "))")
        },
        "const": { _, application in
            application.value == application.instance ? [] : application.fault("expected \(application.value)")
        },
        "pattern": { _, application in
            guard let text = application.value.string, let pattern = try? NSRegularExpression(pattern: text) else {
                return application.fault("the schema has the unreadable pattern \(application.value)")
            }
            guard let string = application.instance.string else { return [] }
            let range = NSRange(string.startIndex..., in: string)
            return pattern.firstMatch(in: string, range: range) == nil ? application.fault("expected \(text)") : []
        },
        "minLength": { _, application in
            limit(application, of: application.instance.string?.unicodeScalars.count) { $0 >= $1 }
        },
        "maxLength": { _, application in
            limit(application, of: application.instance.string?.unicodeScalars.count) { $0 <= $1 }
        },
        "minimum": { _, application in
            guard let minimum = application.value.number else { return application.fault("minimum is not a number") }
            return application.instance.number.map { $0 < minimum } == true
                ? application.fault("expected \(minimum) or more") : []
        },
        "maximum": { _, application in
            guard let maximum = application.value.number else { return application.fault("maximum is not a number") }
            return application.instance.number.map { $0 > maximum } == true
                ? application.fault("expected \(maximum) or less") : []
        },
    ]

    private static let typeNames: Set<String> = [
        "null", "boolean", "integer", "number", "string", "array", "object",
    ]

    /// Section 6.1.1: a number without a fraction is an integer, however it is written.
    private static func isType(_ name: String, _ instance: JSONValue) -> Bool {
        switch instance {
        case .null: name == "null"
        case .boolean: name == "boolean"
        case .number(let number): name == "number" || name == "integer" && number == number.rounded()
        case .string: name == "string"
        case .array: name == "array"
        case .object: name == "object"
        }
    }

    /// Nil counts are those of instances that the keyword does not limit.
    private static func limit(
        _ application: Application, of count: Int?, holds: (Double, Double) -> Bool
    ) -> [Fault] {
        guard let limit = application.value.number else { return application.fault("a limit is not a number") }
        guard let count, !holds(Double(count), limit) else { return [] }
        return application.fault("\(count) is beyond the limit of \(limit)")
    }
}

/// What objects and arrays hold (Core, section 10.3; Validation, sections 6.4 and 6.5).
extension JSONSchema {
    static let containerKeywords: [String: Keyword] = [
        "properties": { schema, application in
            guard let properties = application.value.members else {
                return application.fault("properties is not a map")
            }
            let members = application.instance.members ?? [:]
            return properties.keys.sorted().flatMap { name -> [Fault] in
                guard let property = properties[name], let member = members[name] else { return [] }
                return schema.faults(in: member, at: application.pointer + "/" + name, by: property)
            }
        },
        "additionalProperties": { schema, application in
            let known = application.schema["properties"]?.members ?? [:]
            let members = application.instance.members ?? [:]
            return members.keys.sorted().flatMap { name -> [Fault] in
                guard known[name] == nil, let member = members[name] else { return [] }
                guard application.value != .boolean(false) else { return application.fault("unknown key \(name)") }
                return schema.faults(in: member, at: application.pointer + "/" + name, by: application.value)
            }
        },
        "propertyNames": { schema, application in
            (application.instance.members ?? [:]).keys.sorted().flatMap { name in
                schema.faults(in: .string(name), at: application.pointer + "/" + name, by: application.value)
            }
        },
        "required": { _, application in
            guard let names = application.value.strings else { return application.fault("required is not a list") }
            guard let members = application.instance.members else { return [] }
            return names.filter { members[$0] == nil }.flatMap { application.fault("missing key \($0)") }
        },
        "items": { schema, application in
            (application.instance.items ?? []).enumerated().flatMap { index, item in
                schema.faults(in: item, at: application.pointer + "/\(index)", by: application.value)
            }
        },
        "uniqueItems": { _, application in
            guard application.value == .boolean(true), let items = application.instance.items else { return [] }
            return Set(items).count == items.count ? [] : application.fault("an item occurs twice")
        },
        "minItems": { _, application in
            limit(application, of: application.instance.items?.count) { $0 >= $1 }
        },
        "maxItems": { _, application in
            limit(application, of: application.instance.items?.count) { $0 <= $1 }
        },
        "minProperties": { _, application in
            limit(application, of: application.instance.members?.count) { $0 >= $1 }
        },
        "maxProperties": { _, application in
            limit(application, of: application.instance.members?.count) { $0 <= $1 }
        },
    ]
}
