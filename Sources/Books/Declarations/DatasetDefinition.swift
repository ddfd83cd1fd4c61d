package import Text

/// The type of a column.
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

    package var isTextual: Bool { self == .text || self == .word }

    /// `a number`, `an integer`.
    package var withArticle: String { (self == .integer ? "an " : "a ") + rawValue }
}

/// A column of a dataset.
///
/// A class, because it is handed on with every record: a copy is one reference.
package final class FieldDefinition: Sendable {
    package let name: String
    package let title: LocalizedText
    package let description: LocalizedText?
    package let type: FieldType
    /// The vocabulary of a `word`.
    package let vocabulary: String?
    package let minimum: ExactNumber?
    package let maximum: ExactNumber?
    /// The unit of a value column that does not have the dataset's; nil if it has none of its own.
    package let unit: String?
    /// The greatest difference of two numbers that count as equal, in the unit of the column: for comparing published
    /// data, and several sources of one key. Declared rules have their own tolerance.
    package let tolerance: Tolerance
    /// Whether numbers may carry a qualifier: adds the columns `qualifier` and `maximum`.
    package let isQualified: Bool
    /// Whether the value may be missing. A missing value of a key field is an open limit, or something that the record
    /// does not have; it is part of the key as an empty text.
    package let isOptional: Bool
    /// Whether recipes set the column instead of reading it from the article.
    package let isSetByRecipe: Bool
    package let place: Place

    package init(
        name: String, title: LocalizedText, description: LocalizedText? = nil, type: FieldType,
        vocabulary: String? = nil, minimum: ExactNumber? = nil, maximum: ExactNumber? = nil,
        unit: String? = nil, tolerance: ExactNumber? = nil,
        isQualified: Bool = false, isOptional: Bool = false, isSetByRecipe: Bool = false, place: Place
    ) {
        self.name = name
        self.title = title
        self.description = description
        self.type = type
        self.vocabulary = vocabulary
        self.minimum = minimum
        self.maximum = maximum
        self.unit = unit
        self.tolerance = Tolerance(tolerance)
        self.isQualified = isQualified
        self.isOptional = isOptional
        self.isSetByRecipe = isSetByRecipe
        self.place = place
    }
}

extension FieldDefinition {
    /// The names of the program's own columns in data files.
    static let commonColumns =
        CommonColumn.allCases.map(\.rawValue) + ClaimColumn.allCases.map(\.rawValue)
        + ["places", QualifierColumn.qualifier.rawValue]
    /// The column that distinguishes the records of several datasets.
    static let datasetColumn = "dataset"
    /// Names that fields must not have.
    package static let reservedNames = commonColumns + [datasetColumn]
}

/// The layout of the wide tables in a dataset's report.
package struct TableLayout: Sendable {
    /// The key fields for the rows; the remaining ones, except for columns, make one table for each combination.
    package let rows: [String]
    /// The key field for the columns; nil for the value columns.
    package let columns: String?

    package init(rows: [String], columns: String?) {
        self.rows = rows
        self.columns = columns
    }
}

/// Two fields with the limits of a record's range along an axis, both included; an empty one leaves the range open.
package struct RangeDefinition: Sendable {
    /// The name of the axis, such as that of other datasets' key field; not a field of this dataset.
    package let axis: String
    /// The names of the two fields.
    package let from: String
    package let to: String
    package let place: Place

    package init(axis: String, from: String, to: String, place: Place) {
        (self.axis, self.from, self.to, self.place) = (axis, from, to, place)
    }
}

/// A declared rule of the book: its kind and parameters, not yet compiled.
package final class RuleDefinition: Sendable {
    /// The rule's own id, unique in the book.
    package let id: String
    /// The kind, an id of `measurebook rules`.
    package let kind: String
    /// The reason for the rule, for reports.
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
///
/// A class, because it is handed on with every record: a copy is one reference.
package final class DatasetDefinition: Sendable {
    package let name: String
    package let title: LocalizedText
    package let description: LocalizedText
    package let keys: [FieldDefinition]
    package let values: [FieldDefinition]
    /// The value columns that are read from articles, not set by recipes.
    package let readValues: [FieldDefinition]
    package let unit: UnitSource
    /// The units that records may have; nil if the dataset declares none.
    package let units: UnitList?
    /// Whether numbers are published with the trailing zeros of the source.
    package let keepsDigits: Bool
    package let layout: TableLayout
    /// The key field along which changes are reported (the version); nil if there is none.
    package let changesAlong: String?
    /// The ranges in which its records hold.
    package let ranges: [RangeDefinition]
    package let rules: [RuleDefinition]
    /// The pictures of the report; empty where one is inferred.
    package let charts: [ChartDefinition]
    /// The words that all records of the dataset share.
    package let standsFor: [StandIn]
    /// The words of other datasets whose absence is reported.
    package let gaps: [ExpectedWords]
    /// Why no rule can check some of the values, if so.
    package let unguarded: LocalizedText?
    package let place: Place
    private let keyIndices: [String: Int]
    private let valueIndices: [String: Int]

    /// The source of a record's unit.
    package enum UnitSource: Sendable, Equatable {
        case none
        /// The same unit for every record.
        case fixed(String)
        /// Each claim has its own.
        case perRecord

        /// The unit of a record that states its own unit or none.
        package func unit(ofRecord own: String?) -> String? {
            switch self {
            case .none: nil
            case .fixed(let unit): unit
            case .perRecord: own
            }
        }

        /// The unit of all records; nil if they have none or each its own.
        package var shared: String? { unit(ofRecord: nil) }
    }

    /// Names that datasets must not have, because other files of the output have them.
    package static let reservedNames = [
        "audit", "book", "changes", "claims", "datapackage", "explanation", "findings", "index", "manifest", "rules",
        "schemas", "sources", "tables",
    ]

    package init(
        name: String, title: LocalizedText, description: LocalizedText, keys: [FieldDefinition],
        values: [FieldDefinition], unit: UnitSource, units: UnitList? = nil, keepsDigits: Bool = false,
        layout: TableLayout, changesAlong: String?, ranges: [RangeDefinition] = [], rules: [RuleDefinition],
        charts: [ChartDefinition] = [], standsFor: [StandIn] = [], gaps: [ExpectedWords] = [],
        unguarded: LocalizedText? = nil, place: Place
    ) {
        self.ranges = ranges
        self.unguarded = unguarded
        self.name = name
        self.title = title
        self.description = description
        self.keys = keys
        self.values = values
        readValues = values.filter { !$0.isSetByRecipe }
        self.unit = unit
        self.units = units
        self.keepsDigits = keepsDigits
        self.layout = layout
        self.changesAlong = changesAlong
        self.rules = rules
        self.charts = charts
        self.standsFor = standsFor
        self.gaps = gaps
        self.place = place
        keyIndices = Self.indices(of: keys)
        valueIndices = Self.indices(of: values)
    }

    /// The first of equal names wins; the book's loader reports them.
    private static func indices(of fields: [FieldDefinition]) -> [String: Int] {
        Dictionary(first: fields.enumerated().map { ($1.name, $0) })
    }

    /// Whether a field is an end of a range. Empty, it says that the range has no limit there.
    package func isRangeEnd(_ field: FieldDefinition) -> Bool {
        ranges.contains { $0.from == field.name || $0.to == field.name }
    }

    /// The value of a cell in its published form.
    package func published(_ value: CellValue) -> CellValue { keepsDigits ? value : value.shortest }

    /// The source of the unit of a column's numbers.
    package func unit(of field: FieldDefinition) -> UnitSource { field.unit.map { .fixed($0) } ?? unit }

    /// The unit of a number whose record has its own; nil for other values.
    package func ownUnit(of value: CellValue?, _ column: Int, ofRecord unit: String?) -> String? {
        value?.number != nil && self.unit(of: values[column]) == .perRecord ? unit : nil
    }

    /// A value for people, with the unit of a number whose record has its own: `8 mm`.
    package func display(_ value: CellValue, _ column: Int, unit: String?) -> String {
        value.display + (ownUnit(of: value, column, ofRecord: unit).map { " " + $0 } ?? "")
    }

    /// Whether value columns have units of their own, so that the dataset has none.
    package var hasUnitsOfColumns: Bool { values.contains { $0.unit != nil } }

    /// The published spelling of a unit; nil if the dataset does not declare it.
    ///
    /// - Parameter field: whose numbers have it; nil for a record.
    package func declaredUnit(_ name: String, of field: FieldDefinition?) -> String? {
        switch field.map(unit(of:)) ?? unit {
        case .none: nil
        case .fixed(let own): UnitSpelling.canonical(name) == UnitSpelling.canonical(own) ? own : nil
        case .perRecord: units?.unit(named: name)
        }
    }

    /// The units that numbers may have, in the book's order.
    ///
    /// - Parameter field: of the numbers; nil for a record.
    package func declaredUnits(of field: FieldDefinition?) -> [String] {
        switch field.map(unit(of:)) ?? unit {
        case .none: []
        case .fixed(let own): [own]
        case .perRecord: units?.units ?? []
        }
    }

    /// All columns that a recipe must supply, keys first.
    package var fields: [FieldDefinition] { keys + values }

    package func keyIndex(_ name: String) -> Int? { keyIndices[name] }
    package func valueIndex(_ name: String) -> Int? { valueIndices[name] }
    /// The key field or value column with a name, preferably the key field.
    package func field(named name: String) -> FieldDefinition? {
        keyIndices[name].map { keys[$0] } ?? valueIndices[name].map { values[$0] }
    }
}
