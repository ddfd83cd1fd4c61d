import Books
import Records
import Text

/// Swift code for datasets: an enum for each vocabulary, a struct for the records of each dataset, and a lookup by key.
///
///     let size = Bending.record(edition: .edition2019, species: .oak)?.value
///
/// Needs only the standard library. Records are one string, which compiles quickly and is parsed at first use.
struct SwiftCode {
    private let publication: Publication
    private let records: [SwiftRecord]
    private let enums: [SwiftEnum]

    /// - Parameter datasets: each once.
    init(_ datasets: [Dataset], in publication: Publication) {
        self.publication = publication
        let columns = datasets.map { GeneratedColumn.all(of: $0, in: publication) }
        var types = SwiftNames(prefix: "Type", isType: true, reserved: Self.typeNames)
        let vocabularies = columns.joined().compactMap(\.vocabulary).uniqued(by: \.name)
        let enums = vocabularies.map { vocabulary in
            SwiftEnum(
                vocabulary, name: types.name(vocabulary.name), language: publication.language.rawValue,
                columns: Array(columns.joined()))
        }
        self.enums = enums
        let byVocabulary = Dictionary(first: enums.map { ($0.vocabulary.name, $0) })
        records = zip(datasets, columns).map { dataset, columns in
            // A vocabulary often has the name of the dataset that describes its words.
            let isTaken = enums.contains { $0.name == types.preview(dataset.name) }
            let name = types.name(dataset.name + (isTaken ? " record" : ""))
            return SwiftRecord(dataset, name: name, columns: columns, enums: byVocabulary, in: publication)
        }
    }

    /// Names that code of the file or everybody's code has already.
    private static let typeNames: Set<String> = [
        "Any", "AnyHashable", "AnyObject", "Array", "Bool", "CaseIterable", "Character", "Codable", "Collection",
        "Comparable", "Decodable", "Dictionary", "Double", "Encodable", "Equatable", "Error", "Float", "Hashable",
        "Identifiable", "Int", "LookupKey", "Never", "Optional", "Protocol", "Range", "RawRepresentable", "Result",
        "Self", "Sendable", "Sequence", "Set", "String", "Substring", "Swift", "Type", "UInt", "UInt8", "UInt16",
        "UInt32", "UInt64", "Unicode", "Void",
    ]

    /// The file.
    var text: String {
        let counted = Set(records.flatMap(\.counted))
        let head = ["// swift-format-ignore-file"] + CodeText.header("swift", records.map(\.dataset), in: publication)
        let parts =
            [head] + enums.map { $0.lines(isCounted: counted.contains($0.vocabulary.name)) } + records.map(\.lines)
            + [Self.support]
        return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    /// What reads the tables of records.
    private static let support = #"""
        /// The cells of a table: a record on each line, cells divided by `|`.
        private func cells(of table: String) -> [[String]] {
          guard !table.isEmpty else { return [] }
          return table.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
            line.split(separator: 0x7C, omittingEmptySubsequences: false).map(unescaped)
          }
        }

        /// A cell without escapes: `\p` is `|`, `\h` is `#`, `\b` is `\`, `\7B;` the character with that number.
        private func unescaped(_ cell: Substring.UTF8View) -> String {
          guard cell.contains(0x5C) else { return String(Substring(cell)) }
          var text = String.UnicodeScalarView()
          var rest = Substring(cell).unicodeScalars
          while let scalar = rest.popFirst() {
            guard scalar == "\\", let kind = rest.popFirst() else {
              text.append(scalar)
              continue
            }
            switch kind {
            case "p": text.append("|")
            case "h": text.append("#")
            case "b": text.append("\\")
            default:
              var number = String(kind)
              while let digit = rest.popFirst(), digit != ";" { number.unicodeScalars.append(digit) }
              if let code = UInt32(number, radix: 16), let scalar = Unicode.Scalar(code) {
                text.append(scalar)
              }
            }
          }
          return String(text)
        }
        """#.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

    /// A cell in the form that the file reads: one line, without signs that have a meaning in tables or literals.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            // A mark would become part of the sign before the cell.
            let isMark = escaped.isEmpty && scalar.properties.canonicalCombiningClass != .notReordered
            switch scalar {
            case "|": escaped += "\\p"
            case "#": escaped += "\\h"
            case "\\": escaped += "\\b"
            case _ where CodeText.isVisible(scalar) && !isMark: escaped.unicodeScalars.append(scalar)
            default: escaped += "\\" + String(scalar.value, radix: 16, uppercase: true) + ";"
            }
        }
        return escaped
    }
}
