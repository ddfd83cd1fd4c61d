package import Text

/// What a column may hold.
package enum FieldType: String, CaseIterable, Sendable {
    /// A decimal number.
    case number
    /// A whole number.
    case integer
    case text
    /// `true` or `false`.
    case boolean
    /// The id of an entry of the field's vocabulary.
    case word

    package var isNumeric: Bool {
        switch self {
        case .number, .integer: true
        case .text, .boolean, .word: false
        }
    }
}

/// One column of a dataset.
package struct FieldDefinition: Sendable {
    package let name: String
    package let title: LocalizedText
    package let description: LocalizedText?
    package let type: FieldType
    /// The vocabulary of a `word`.
    package let vocabulary: String?
    package let minimum: ExactNumber?
    package let maximum: ExactNumber?
    /// How far two numbers may lie apart and still count as the same, in the unit of the column: where published data
    /// are compared, and where several sources speak of one key. Declared rules have a tolerance of their own.
    package let tolerance: Tolerance
    /// Whether numbers may carry a qualifier: adds the columns `qualifier` and `maximum`.
    package let isQualified: Bool
    /// Whether a record may have no value here. A key field without one means that there is no limit or no such thing,
    /// and is part of the key as an empty text.
    package let isOptional: Bool
    /// Whether recipes set the column instead of reading it from the article.
    package let isSetByRecipe: Bool
    package let place: Place

    package init(
        name: String, title: LocalizedText, description: LocalizedText? = nil, type: FieldType,
        vocabulary: String? = nil, minimum: ExactNumber? = nil, maximum: ExactNumber? = nil,
        tolerance: ExactNumber? = nil,
        isQualified: Bool = false, isOptional: Bool = false, isSetByRecipe: Bool = false, place: Place
    ) {
        self.name = name
        self.title = title
        self.description = description
        self.type = type
        self.vocabulary = vocabulary
        self.minimum = minimum
        self.maximum = maximum
        self.tolerance = Tolerance(tolerance)
        self.isQualified = isQualified
        self.isOptional = isOptional
        self.isSetByRecipe = isSetByRecipe
        self.place = place
    }
}

extension FieldDefinition {
    /// Columns that every data file has of its own.
    static let commonColumns = [
        "unit", "status", "articles", "article", "assumed", "line", "column", "raw", "field", "places", "qualifier",
        "flagged", "findings", "implied", "witnesses", "readers",
    ]
    /// The column that tells the records of several datasets apart.
    static let datasetColumn = "dataset"
    /// Names that no field may have.
    static let reservedNames = commonColumns + [datasetColumn]
}

/// How the wide tables of a dataset's report are laid out.
package struct TableLayout: Sendable {
    /// The key fields that make the rows; the others that are not columns make one table for each combination.
    package let rows: [String]
    /// The key field whose words make the columns; nil where the value columns do.
    package let columns: String?

    package init(rows: [String], columns: String?) {
        self.rows = rows
        self.columns = columns
    }
}

/// Two fields that say from where to where along an axis a record holds, both limits included; an empty one leaves the range
/// open.
package struct RangeDefinition: Sendable {
    /// The name of the axis, such as that of other datasets' key field; no field of this dataset.
    package let axis: String
    /// The names of the two fields.
    package let from: String
    package let to: String
    package let place: Place

    package init(axis: String, from: String, to: String, place: Place) {
        self.axis = axis
        self.from = from
        self.to = to
        self.place = place
    }
}

/// A rule of the book: a kind of rule with its parameters, still as written.
package struct RuleDefinition: Sendable {
    /// The rule's own id, unique in the book.
    package let id: String
    /// The kind, an id of `measurebook rules`.
    package let kind: String
    /// Why the rule must hold, for reports.
    package let reason: LocalizedText
    package let severity: Severity
    /// The whole map, from which the kind reads its parameters.
    package let node: BookNode

    package init(id: String, kind: String, reason: LocalizedText, severity: Severity, node: BookNode) {
        self.id = id
        self.kind = kind
        self.reason = reason
        self.severity = severity
        self.node = node
    }
}

/// A dataset: its columns, how it is shown, and the rules that it obeys.
package struct DatasetDefinition: Sendable {
    package let name: String
    package let title: LocalizedText
    package let description: LocalizedText
    package let keys: [FieldDefinition]
    package let values: [FieldDefinition]
    package let unit: UnitSource
    /// The units that records may bring; nil where the dataset declares none.
    package let units: UnitList?
    /// Whether numbers are published with the zeros that the source writes behind them.
    package let keepsDigits: Bool
    package let layout: TableLayout
    /// The key field along which changes are told (the version); nil where there is none.
    package let changesAlong: String?
    /// The ranges in which its records hold.
    package let ranges: [RangeDefinition]
    package let rules: [RuleDefinition]
    /// The words that the dataset as a whole is of.
    package let standsFor: [StandIn]
    /// The words of other datasets of which the dataset tells what it lacks.
    package let gaps: [ExpectedWords]
    /// Why no rule can watch over some of the values, where that is so.
    package let unguarded: LocalizedText?
    package let place: Place
    private let keyIndices: [String: Int]
    private let valueIndices: [String: Int]

    /// Where a record's unit comes from.
    package enum UnitSource: Sendable, Equatable {
        case none
        /// The same unit for every record.
        case fixed(String)
        /// Each claim brings its own.
        case perRecord
    }

    /// Names that no dataset may have: files of the output that are not a dataset's have them.
    package static let reservedNames = [
        "audit", "book", "changes", "claims", "datapackage", "findings", "index", "rules", "schemas", "sources",
    ]

    package init(
        name: String, title: LocalizedText, description: LocalizedText, keys: [FieldDefinition],
        values: [FieldDefinition], unit: UnitSource, units: UnitList? = nil, keepsDigits: Bool = false,
        layout: TableLayout, changesAlong: String?, ranges: [RangeDefinition] = [], rules: [RuleDefinition],
        standsFor: [StandIn] = [], gaps: [ExpectedWords] = [],
        unguarded: LocalizedText? = nil, place: Place
    ) {
        self.ranges = ranges
        self.unguarded = unguarded
        self.name = name
        self.title = title
        self.description = description
        self.keys = keys
        self.values = values
        self.unit = unit
        self.units = units
        self.keepsDigits = keepsDigits
        self.layout = layout
        self.changesAlong = changesAlong
        self.rules = rules
        self.standsFor = standsFor
        self.gaps = gaps
        self.place = place
        keyIndices = Self.indices(of: keys)
        valueIndices = Self.indices(of: values)
    }

    /// Of equal names the first wins; the book's reader reports them.
    private static func indices(of fields: [FieldDefinition]) -> [String: Int] {
        Dictionary(fields.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// What a cell says, as the dataset publishes it.
    package func published(_ value: CellValue) -> CellValue { keepsDigits ? value : value.shortest }

    /// The unit under which a number that brings one is published; nil where the dataset does not declare it.
    package func declaredUnit(_ name: String) -> String? {
        switch unit {
        case .none: nil
        case .fixed(let own): UnitSpelling.canonical(name) == UnitSpelling.canonical(own) ? own : nil
        case .perRecord: units?.unit(named: name)
        }
    }

    /// The units that numbers of the dataset may have, in the book's order.
    package var declaredUnits: [String] {
        switch unit {
        case .none: []
        case .fixed(let own): [own]
        case .perRecord: units?.units ?? []
        }
    }

    /// All columns that a recipe must give, keys first.
    package var fields: [FieldDefinition] { keys + values }

    package func keyIndex(_ name: String) -> Int? { keyIndices[name] }
    package func valueIndex(_ name: String) -> Int? { valueIndices[name] }
    /// The key field or value column of a name, the key field where both have it.
    package func field(named name: String) -> FieldDefinition? {
        keyIndices[name].map { keys[$0] } ?? valueIndices[name].map { values[$0] }
    }

    /// The value columns that stand in articles, in contrast to those that recipes set.
    package var readValues: [FieldDefinition] { values.filter { !$0.isSetByRecipe } }
}
