import Books
import Records
import Text

/// The struct of a dataset's records, with the lookup by key.
struct SwiftRecord {
    /// A stored property.
    private struct Property {
        let name: SwiftName
        let column: GeneratedColumn
        let type: String
        /// The word's enum.
        let words: SwiftEnum?
        /// The property with the digits as written, for numbers that lose some.
        let digits: SwiftName?

        var optionalType: String { type + (column.isOptional ? "?" : "") }

        /// Of a key with listed values, how many there are, and the position of one in their order; nil for other keys.
        var listed: (count: Int, position: String)? {
            if column.isOptional { return nil }
            if let words { return (words.count, "\(type).positions[\(name.code), default: 0]") }
            if case .boolean = column.kind { return (2, "(\(name.code) ? 1 : 0)") }
            return nil
        }
    }

    let dataset: Dataset
    private let name: String
    private let properties: [Property]
    private let doubts: [[String]]

    private static let members: Set<String> = [
        "all", "cells", "doubts", "hash", "hashValue", "init", "positions", "record", "self", "table", "Type", "Self",
        "Protocol",
    ]

    init(
        _ dataset: Dataset, name: SwiftName, columns: [GeneratedColumn], enums: [String: SwiftEnum],
        in publication: Publication
    ) {
        (self.dataset, self.name) = (dataset, name.plain)
        var names = SwiftNames(prefix: "field", reserved: Self.members)
        properties = columns.map { column in
            let words = column.vocabulary.flatMap { enums[$0.name] }
            let name = names.name(column.name)
            return Property(
                name: name, column: column, type: words?.name ?? column.kind.swiftType, words: words,
                digits: column.losesDigits ? names.name(column.name + " text") : nil)
        }
        doubts = dataset.records.map {
            publication.doubts.doubt(about: $0, in: dataset)?.blames.map(\.rule).uniqued() ?? []
        }
    }

    private var keys: [Property] { properties.filter(\.column.isKey) }

    /// The vocabularies whose words' positions the lookup needs.
    var counted: [String] { isTotal ? keys.compactMap { $0.words?.vocabulary.name } : [] }

    /// Whether every combination of words and truth values has a record.
    private var isTotal: Bool {
        guard !keys.isEmpty, !dataset.records.isEmpty else { return false }
        var size = 1
        for key in keys {
            guard let count = key.listed?.count else { return false }
            let (product, isOver) = size.multipliedReportingOverflow(by: count)
            if isOver { return false }
            size = product
        }
        return size == dataset.records.count
    }

    var lines: [String] {
        documentation + ["public struct \(name): Hashable, Sendable {"] + storage + [""] + collection + [""]
            + (keys.isEmpty ? [] : lookup + [""]) + initializer + [""] + table + ["}"]
    }

    private var documentation: [String] {
        let definition = dataset.definition
        let description = definition.description["en"]
        let doubtful = dataset.records.indices.filter { !doubts[$0].isEmpty }
        let list = doubtful.prefix(Self.mostDoubtful).flatMap { index in
            CodeText.comment(
                "- \(dataset.records[index].key.filter { !$0.isEmpty }.joined(separator: " ")): "
                    + doubts[index].joined(separator: ", "), mark: "///")
        }
        let rest = doubtful.count - min(doubtful.count, Self.mostDoubtful)
        return CodeText.comment(definition.title["en"], mark: "///")
            + (description.isEmpty ? [] : ["///"] + CodeText.comment(description, mark: "///"))
            + (doubtful.isEmpty
                ? []
                : ["///", "/// Rules doubt the values of these records, see ``doubts``:", "///"] + list
                    + (rest > 0 ? ["/// - and \(rest) more"] : []))
    }

    private static let mostDoubtful = 12

    private var storage: [String] {
        var lines: [String] = []
        for property in properties {
            lines += CodeText.comment(property.column.title, mark: "  ///")
            lines.append("  public let \(property.name.code): \(property.optionalType)")
            guard let digits = property.digits else { continue }
            lines.append("  /// The digits of `\(property.name.plain)` as the source has them.")
            lines.append("  public let \(digits.code): String")
        }
        lines.append("  /// The ids of the rules that doubt the values; empty if no rule does.")
        lines.append("  public let doubts: [String]")
        return lines
    }

    private var collection: [String] {
        [
            "  /// All records, in key order.", "  public static let all = cells(of: table).compactMap { cells in",
            "    \(name)(cells: cells)", "  }",
        ]
    }

    private var lookup: [String] {
        let isTotal = isTotal
        let summary =
            isTotal
            ? "The record with a key, in constant time. Every combination has one."
            : "The record with a key, in constant time; nil if there is none."
        let parameters = keys.map { "    \($0.name.parameter): \($0.optionalType)" }.joined(separator: ",\n")
        let head =
            CodeText.comment(summary, mark: "  ///") + [
                "  public static func record(", parameters, "  ) -> \(name)\(isTotal ? "" : "?") {",
            ]
        guard !isTotal else {
            // Without a variable, which could have the name of a key.
            let listed = keys.compactMap(\.listed)
            let position = listed.dropFirst().enumerated().reduce(listed.first?.position ?? "0") { sum, next in
                let (index, (count, own)) = next
                return (index == 0 ? sum : "(\(sum))") + " * \(count) + \(own)"
            }
            return head + ["    all[\(position)]", "  }"]
        }
        let arguments = keys.map { "      \($0.name.argument): \($0.name.code)" }.joined(separator: ",\n")
        return head + [
            "    let key = LookupKey(", arguments, "    )", "    return positions[key].map { all[$0] }", "  }", "",
        ]
            + ["  private struct LookupKey: Hashable {"] + keys.map { "    let \($0.name.code): \($0.optionalType)" }
            + ["  }", "", "  private static let positions = Dictionary("]
            + ["    all.enumerated().map { index, record in", "      let key = LookupKey("]
            + [keys.map { "        \($0.name.argument): record.\($0.name.code)" }.joined(separator: ",\n")]
            + ["      )", "      return (key, index)", "    },", "    uniquingKeysWith: { first, _ in first })"]
    }

    private var initializer: [String] {
        ["  private init?(cells: [String]) {"]
            + ["    guard cells.count == \(properties.count + 1) else { return nil }"]
            + properties.enumerated().flatMap { index, property -> [String] in
                let cell = "cells[\(index)]"
                let name = property.name.code
                let digits = property.digits.map { ["    self.\($0.code) = \(cell)"] } ?? []
                guard let converted = property.column.kind.swiftValue(of: cell, enum: property.type) else {
                    return [
                        "    self.\(name) = \(property.column.isOptional ? "\(cell).isEmpty ? nil : \(cell)" : cell)"
                    ]
                }
                if property.column.isOptional { return ["    self.\(name) = \(converted)"] + digits }
                return [
                    "    guard let value\(index) = \(converted) else { return nil }",
                    "    self.\(name) = value\(index)",
                ]
                    + digits
            } + ["    self.doubts = cells[\(properties.count)].split(separator: \" \").map(String.init)", "  }"]
    }

    private var table: [String] {
        let rows = dataset.records.indices.map { row in
            "    "
                + (properties.map { $0.column.texts[row] } + [doubts[row].joined(separator: " ")])
                .map(SwiftCode.escaped).joined(separator: "|")
        }
        return rows.isEmpty
            ? ["  private static let table = \"\""]
            : ["  private static let table = #\"\"\""] + rows + ["    \"\"\"#"]
    }
}

extension GeneratedColumn.Kind {
    /// Of a value that is not a word.
    fileprivate var swiftType: String {
        switch self {
        case .integer: "Int"
        case .number: "Double"
        case .boolean: "Bool"
        case .text, .word: "String"
        }
    }

    /// The optional value of a cell; nil for a text.
    fileprivate func swiftValue(of cell: String, enum name: String) -> String? {
        switch self {
        case .integer: "Int(\(cell))"
        case .number: "Double(\(cell))"
        case .boolean: "Bool(\(cell))"
        case .word: "\(name).words[\(cell)]"
        case .text: nil
        }
    }
}
