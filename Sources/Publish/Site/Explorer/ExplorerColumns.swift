import Books
import Records
import Text

/// The columns of an ``ExplorerScript``.
struct ExplorerColumns {
    let all: [ExplorerColumn]

    /// - Parameter table: see ``Publication/valueTable(of:)``.
    init(_ dataset: Dataset, table: DataTable, material: ReportMaterial) {
        let definition = dataset.definition
        let doubts = definition.readValues.count > 1 ? Self.doubts(of: dataset, in: material.publication.doubts) : nil
        let data = DataColumns(definition: definition)
        let contents = Dictionary(first: data.values.map { ($0.name, $0.content) })
        var names = SwiftNames(prefix: "value", reserved: [])
        let order = ChartOrder(
            definition, version: VersionAxis(dataset, in: material.book), in: material.publication)
        all = table.columns.enumerated().map { index, column in
            if index < definition.keys.count {
                var key = ExplorerColumn(column, .key, field: definition.keys[index], material: material)
                key.order = order.isScale(index) ? .numbers : order.has(index) ? .words : nil
                return key
            }
            switch contents[column.name] {
            case .value(let field, let value)?:
                var other = ExplorerColumn(column, .value, field: field, material: material)
                other.doubts = doubts.map { $0[value, default: []] }
                other.missing = dataset.records.indices.filter { dataset.records[$0].values[value] == .notAvailable }
                other.unitNames = field.type.isNumeric ? material.unitNames(nil, of: definition, field) : []
                if field.isQualified {
                    other.companions = table.columns[(index + 1)...].prefix(2).map(\.name)
                }
                return other
            case .qualifier(let field, _)?:
                return ExplorerColumn(
                    column, .qualifier, title: Self.title(of: field, "qualifier", ja: "限定", material),
                    material: material)
            case .maximum(let field, _)?:
                return ExplorerColumn(
                    column, .maximum, title: Self.title(of: field, "maximum", ja: "上限", material), type: field.type,
                    material: material)
            case .unit?, nil:
                let common = CommonColumn(rawValue: column.name)
                // Tables have the names of data; a control begins with a capital letter.
                var other = ExplorerColumn(
                    column, .common, title: (common?.title[material.language] ?? column.name).capitalizedFirst,
                    common: common, of: definition, material: material)
                if common == .unit {
                    other.nameLists = other.words.map { material.unitNames($0, of: definition) }
                }
                return other
            }
        }.map { (column: ExplorerColumn) in
            var column = column
            column.swiftName = names.name(column.name).argument
            return column
        }
    }

    /// For each value column the rows whose value is in doubt; what doubts a whole record doubts all of them.
    private static func doubts(of dataset: Dataset, in doubts: Doubts) -> [Int: [Int]] {
        let doubts = doubts.about(dataset)
        var rows: [Int: [Int]] = [:]
        for (row, record) in dataset.records.enumerated() {
            guard let doubt = doubts[record.key] else { continue }
            for column in dataset.definition.values.indices
            where doubt.about(column: column, of: dataset.definition) != nil {
                rows[column, default: []].append(row)
            }
        }
        return rows
    }

    private static func title(
        of field: FieldDefinition, _ english: String, ja japanese: String, _ material: ReportMaterial
    ) -> String {
        material.say("\(material.title(of: field)), \(english)", ja: "\(material.title(of: field))（\(japanese)）")
    }
}

/// A column of an ``ExplorerScript``: its different cells, and which of them each row has.
struct ExplorerColumn {
    /// What the explorer does with the column.
    enum Role: String {
        case key, value
        /// How exact a value is, and the upper end of a range.
        case qualifier, maximum
        /// A column of all datasets.
        case common
    }

    /// The order in which measured values can follow words.
    enum Order: String {
        /// The words are places on a scale.
        case numbers
        case words
    }

    let name: String
    let role: Role
    let title: String
    /// Of the numbers of a column that is not declared, too; nil for other such columns.
    let type: FieldType?
    /// Whether labels do not explain themselves: see ``ReportMaterial/fullLabel(_:of:)``.
    let isTitled: Bool
    /// Nil for words without an order, and for columns other than keys.
    fileprivate(set) var order: Order?
    /// Of the unit of all numbers; the first one is shown.
    fileprivate(set) var unitNames: [String] = []
    /// The same for each unit of records; empty for other columns.
    fileprivate(set) var nameLists: [[String]] = []
    /// The rows whose value the source says is missing; other empty cells say nothing.
    fileprivate(set) var missing: [Int] = []
    /// The names of the columns of the qualifier and the maximum.
    fileprivate(set) var companions: [String] = []
    /// In the copy as Swift.
    fileprivate(set) var swiftName: String?
    /// The rows whose value is in doubt; nil if they are those of all records in doubt.
    fileprivate(set) var doubts: [Int]?
    /// The different cells, as in the CSV file.
    let words: [String]
    /// For each word its label; nil if words are shown as they are.
    let labels: [String]?
    /// The same for heads of columns and other narrow places.
    let shortLabels: [String]?
    /// For each row the position of its word.
    let rows: [Int32]
    /// The different objects of JSON, and for each row the position of its own; nil for columns without.
    let objects: (texts: [String], rows: [Int32])?

    init(_ column: DataTable.Column, _ role: Role, field: FieldDefinition, material: ReportMaterial) {
        let order = FieldOrder(field, in: material.book)
        self.init(
            column, role, title: material.title(of: field), type: field.type,
            isTitled: role == .key && ReportMaterial.isTitled(field),
            precedes: { order.precedes($0, $1) }, label: { $0.isEmpty ? "" : material.label($0, of: field) },
            shortLabel: material.book.vocabulary(of: field).map { vocabulary in
                { vocabulary.shortLabel(of: $0, language: material.language) }
            })
    }

    init(
        _ column: DataTable.Column, _ role: Role, title: String, type: FieldType? = nil, common: CommonColumn? = nil,
        of definition: DatasetDefinition? = nil, material: ReportMaterial
    ) {
        let label = common.flatMap { common in
            switch common {
            case .status:
                { (word: String) in ValueStatus(rawValue: word).map { material.say.status($0) } ?? word }
            case .flagged: { (word: String) in Self.label(ofFlag: word, material.say) }
            case .unit:
                { (word: String) in
                    word.isEmpty ? "" : definition.flatMap { material.unit(word, of: $0) } ?? word
                }
            case .articles, .assumed, .findings, .implied, .witnesses, .readers: nil
            }
        }
        self.init(
            column, role, title: title, type: common?.isCount == true ? .integer : type, common: common,
            isTitled: false,
            precedes: nil, label: label)
    }

    /// Up to this number of words they are in order.
    private static let mostInOrder = 5_000

    private init(
        _ column: DataTable.Column, _ role: Role, title: String, type: FieldType?, common: CommonColumn? = nil,
        isTitled: Bool, precedes: ((String, String) -> Bool)?, label: ((String) -> String)?,
        shortLabel: ((String) -> String)? = nil
    ) {
        (name, self.role, self.title, self.type, self.isTitled) = (column.name, role, title, type, isTitled)
        // Different cells may have one text: lists of findings of one rule.
        let cells = Numbered(column.cells, \.text)
        let texts = cells.elements
        var order = Array(texts.indices)
        if let precedes, texts.count <= Self.mostInOrder {
            order.sort { precedes(texts[$0], texts[$1]) || !precedes(texts[$1], texts[$0]) && $0 < $1 }
        }
        let words = order.map { texts[$0] }
        var positions = [Int32](repeating: 0, count: texts.count)
        for (position, index) in order.enumerated() { positions[index] = Int32(position) }
        rows = column.rows.map { positions[Int(cells.rows[Int($0)])] }
        // Those of findings have more than the rule.
        let hasObjects = common == .findings || common == .implied
        objects = hasObjects ? (column.cells.map(\.json.text), column.rows) : nil
        let labels = label.map { words.map($0) }
        self.words = words
        self.labels = labels == words ? nil : labels
        let short = shortLabel.map { words.map($0) }
        shortLabels = short == labels ? nil : short
    }

    private static func label(ofFlag word: String, _ say: Wording) -> String {
        switch Doubt.Flag(rawValue: word) {
        case .open: say("open doubt", ja: "未解決の疑問")
        case .accepted: say("accepted doubt", ja: "承認済みの疑問")
        case nil: say("no doubt", ja: "疑問なし")
        }
    }

    var json: JSON {
        let (form, positions) = Self.positions(rows)
        return [
            "name": .string(name), "role": .string(role.rawValue), "title": .string(title),
            "type": type.map { .string($0.rawValue) },
            "swiftName": swiftName == name ? nil : swiftName.map(JSON.string),
            "order": order.map { .string($0.rawValue) }, "isTitled": isTitled ? .boolean(true) : nil,
            "unit": unitNames.first.map(JSON.string),
            "unitNames": unitNames.isEmpty ? nil : .strings(unitNames),
            "nameLists": nameLists.isEmpty ? nil : .array(nameLists.map { .strings($0) }),
            "companions": companions.isEmpty ? nil : .strings(companions),
            "doubts": doubts.map { .array($0.map(JSON.integer)) },
            "missing": missing.isEmpty ? nil : .array(missing.map(JSON.integer)), "words": .strings(words),
            "labels": labels.map { .strings($0) },
            "shortLabels": shortLabels.map { .strings($0) },
            "objects": objects.map { texts, rows in
                let (form, positions) = Self.positions(rows)
                return ["words": .strings(texts), form: positions]
            },
            form: positions,
        ]
    }

    /// As `runs` a position and the number of rows that have it, and so on, where that is shorter than the positions as `cells`.
    private static func positions(_ rows: [Int32]) -> (form: String, positions: JSON) {
        let runs = rows.runs { $0 == $1 }.flatMap { [$0[0], Int32($0.count)] }
        let isShort = runs.count < rows.count
        return (isShort ? "runs" : "cells", .array((isShort ? runs : rows).map { .integer(Int($0)) }))
    }
}
