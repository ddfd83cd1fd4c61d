import Text

/// The keys of a file of `Datasets/`.
package struct DatasetKeys: MapKeys {
    package static let form = MapDeclaration(
        "dataset", "a dataset", meaning: "The columns of a dataset, how it is shown, and the rules that it obeys.",
        Self(),
        demands: [
            Demand(
                .when(.has("units"), .says("unit", [perRecord])),
                "\"units\" is for datasets with \"unit: \(perRecord)\"", at: "units"),
            Demand(
                .when(.has("unit"), .items("values", lack: "unit")),
                "value columns have units of their own, so the dataset has none; give each column its unit", at: "unit"),
        ])

    /// The unit of a dataset whose records bring their own.
    static let perRecord = "per-record"

    let dataset = Key(
        "dataset", .text(.datasetName), is: .required,
        "The name of the dataset and of its file: a to z, 0 to 9 and -. Not the name of another file of the output.",
        example: "plank-size")
    let title = Key(
        "title", .localized, is: .required, "The title of the dataset in reports and on the site.",
        example: "Sizes of planks")
    let description = Key("description", .localized, "A description of the dataset, in a sentence or two.")
    let keys = Key(
        "keys", list: .list(of: .map(FieldKeys.form), atLeastOne: "key field"), is: .required,
        "The key fields. Together they name one record.", example: "[{field: wood, vocabulary: wood}]")
    let values = Key(
        "values", list: .list(of: .map(ColumnKeys.form)),
        "The value columns. A dataset without any is a list of keys.", example: "[{field: width, type: number}]")
    let unit = Key(
        "unit", .name,
        "The unit of the numbers; per-record if cells or recipes bring their own. Left out if the numbers have no unit.",
        example: "mm")
    let units = Key(
        "units", .node(.either([.list(Shape.List(item: .scalar(.text))), .map(UnitsKeys.form.shape)])),
        """
        With "unit: per-record": the units that records may have, as a list or as {vocabulary: NAME}, a vocabulary of \
        units whose labels and aliases are other names of them. Any other unit is a finding of the rule "unknown-unit", \
        and its record is left out.
        """, example: "[mm, cm]")
    let digits = Key(
        "digits", .choice(Digits.self),
        """
        kept: numbers of value columns are published with the trailing zeros of the source, 3.00 as 3.00, but \
        still equal 3. Default: the shortest form, 3.
        """, example: "kept")
    let tolerance = Key(
        "tolerance", .tolerance,
        """
        How far two numbers may differ and still count as equal, in the unit of the values: between articles, within \
        one article, and in "measurebook diff". It applies to all value columns of numbers without a tolerance of \
        their own. Default: numbers must be equal. Declared rules have a tolerance of their own.
        """, example: "0.5")
    let layout = Key(
        "layout", .map(LayoutKeys.form),
        """
        How the report shows the dataset. There is one table for each combination of the key fields that are not \
        named. If a table would be wider than a page, its headers become short labels, or row fields become tables or \
        columns.
        """,
        example: "{rows: [wood], columns: grade}")
    let changesAlong = Key(
        "changes_along", fieldName, "The key field whose steps the report on changes compares.", example: "edition")
    let ranges = Key(
        "ranges", list: .list(of: .map(RangeKeys.form)),
        """
        Fields between which a record holds along an axis, such as another dataset's version; both limits included, an \
        empty one open. "query" then answers AXIS=VALUE with what holds there.
        """, example: "[{axis: edition, from: first, to: last}]")
    let standsFor = Key(
        "stands_for", list: .entries(of: .node(.scalar(.text))),
        "The vocabulary word shared by all records of the dataset, if no key field holds it.",
        example: "{edition: \"2021\"}")
    let gaps = Key(
        "gaps", list: .list(of: .map(GapKeys.form)),
        "Words of other datasets that this one is expected to have; the index lists those that it lacks.")
    let unguarded = Key(
        "unguarded", .localized,
        "Why no rule can check some of the values; the report of the audit prints it beside them.")
    let charts = Key(
        "charts", list: .list(of: .map(ChartKeys.form)),
        "The charts of the report; the first one is also in the index. Default: one, inferred from the records.")
    let rules = Key(
        "rules", list: .list(of: .map(RuleKeys.form)),
        "The rules for the records, besides those that every book must obey.")

    /// How numbers are published; in shortest form where the dataset says nothing.
    enum Digits: String, CaseIterable {
        /// With the trailing zeros of the source.
        case kept
    }

    /// The name of a key field, which its reader judges.
    fileprivate static let fieldName = Form.node(.scalar(.text))
}

struct FieldKeys: MapKeys {
    static let form = MapDeclaration("keyField", "a key field", Self(), demands: demands)

    let field = Key(
        "field", .text(.fieldName), is: .required,
        "The name of the column: a to z, 0 to 9 and _. Not a column that every data file has.", example: "wood")
    let vocabulary = Key("vocabulary", .text, "The vocabulary of a word.", example: "wood")
    let type = Key(
        "type", .choice(FieldType.self),
        """
        number (an exact decimal), integer, text, boolean or word. Default: word if a vocabulary is \
        named, else text.
        """, example: "integer")
    let title = Key(
        "title", .localized, "The title of the column in reports and on the site.", example: "{en: Width, ja: 幅}")
    let description = Key("description", .localized, "A description of the column, for people.")
    let minimum = Key(
        "minimum", .number,
        "The smallest plausible number; anything below it is a finding of the rule \"range\".", example: "1")
    let maximum = Key(
        "maximum", .number,
        "The largest number that can be right; what is above is a finding of the rule \"range\".", example: "500")
    let optional = Key(
        "optional", .boolean, default: false,
        """
        true: the value may be missing. A missing value of a key field is an empty text in the data: an open limit, or \
        something that the record does not have.
        """)

    static let demands =
        [.all([.has("type"), .has("vocabulary")]), .says("type", [FieldType.word.rawValue])].map { (given: Fact) in
            Demand(
                .when(given, .all([.has("vocabulary"), .says("type", [FieldType.word.rawValue])])),
                "the type \"word\" and the key \"vocabulary\" go together; \"{field}\" has one of them")
        } + forNumbers(["minimum", "maximum"])

    static func forNumbers(_ keys: [String]) -> [Demand] {
        keys.map { key in
            Demand(
                .when(.has(key), .says("type", FieldType.allCases.filter(\.isNumeric).map(\.rawValue))),
                "\"\(key)\" is for numbers; say \"type: number\" of \"{field}\", or remove the key", at: key)
        }
    }
}

/// The keys of a value column.
struct ColumnKeys: MapKeys {
    static let form = MapDeclaration(
        "valueColumn", "a value column", Self(),
        demands: FieldKeys.demands + FieldKeys.forNumbers(["unit", "tolerance", "qualified"]) + [
            Demand(
                .no(.says("unit", [DatasetKeys.perRecord])),
                "\"\(DatasetKeys.perRecord)\" is for the unit of a dataset; write the column's unit", at: "unit")
        ])

    let field = FieldKeys()
    let unit = Key(
        "unit", .name,
        "The unit of the column's numbers, in a dataset without a unit: its columns measure different things.",
        example: "kg")
    let tolerance = Key(
        "tolerance", .tolerance, "Overrides the dataset's tolerance for this column; 0 if its numbers must be equal.",
        example: "0.5")
    let qualified = Key(
        "qualified", .boolean, default: false,
        """
        true: numbers may be written ≤37, ~9 or 10–12. Adds the columns "qualifier" and "maximum", prefixed with the \
        field's name if several fields are qualified.
        """)
    let setByRecipe = Key(
        "set_by_recipe", .boolean, default: false,
        "true: the recipe gives the value; the article does not state it.")
}

/// The keys of `units` where a vocabulary lists them.
struct UnitsKeys: MapKeys {
    static let form = MapDeclaration("units", "the units of a dataset", Self())

    let vocabulary = Key("vocabulary", .text, is: .required, "The vocabulary that lists the units.", example: "unit")
}

struct LayoutKeys: MapKeys {
    static let form = MapDeclaration("layout", "a layout", Self())

    let rows = Key(
        "rows", list: .list(of: DatasetKeys.fieldName, isUnique: true),
        "The key fields that make the rows of the report's tables.", example: "[wood]")
    let columns = Key(
        "columns", DatasetKeys.fieldName,
        "The key field whose words make the columns. Default: the value columns make them.", example: "grade")
}

struct ChartKeys: MapKeys {
    static let form = MapDeclaration("chart", "a chart", Self())

    let name = Key(
        "name", .text(.chartName), is: .required, "Distinguishes the charts of the dataset; part of the file's name.",
        example: "by-grade")
    let title = Key("title", .localized, "The chart's title (default: the dataset's title).")
    let statement = Key(
        "statement", .map(ChartStatementKeys.form),
        "A title that states the finding. If one of its rules fails for a record, the plain title is printed.")
    let kind = Key("kind", .choice(ChartKind.self), "How the values are drawn.", example: "line")
    let axis = Key("axis", DatasetKeys.fieldName, "The key field along the axis.", example: "grade")
    let series = Key("series", DatasetKeys.fieldName, "The key field with a line for each word.", example: "wood")
    let facets = Key(
        "facets", .list(of: DatasetKeys.fieldName, isUnique: true),
        "The key fields with a picture for each combination of their words.", example: "[side]")
    let value = Key("value", DatasetKeys.fieldName, "The value column that is drawn.", example: "width")
    let `where` = Key(
        "where", list: .entries(of: .node(.either([.scalar(.text), .list(Shape.List(item: .scalar(.text)))]))),
        "Restricts the chart to records with these words, by key field.", example: "{side: left}")
}

struct ChartStatementKeys: MapKeys {
    static let form = MapDeclaration("chartStatement", "a statement", Self())

    let text = Key(
        "text", .localized, is: .required, "One sentence without a full stop.", example: "Better grades are wider")
    let rules = Key(
        "rules", list: .list(of: .word, atLeastOne: "rule"), is: .required,
        "The rules of the dataset that guarantee it.", example: "[better-grades-are-wider]")
}

struct RangeKeys: MapKeys {
    static let form = MapDeclaration("axisRange", "a range", Self())

    let axis = Key(
        "axis", .text, is: .required, "The axis along which the range lies; not a field of this dataset.",
        example: "edition")
    let from = Key(
        "from", .word, is: .required,
        "The field with the first word or number of the range; an empty value means no limit.",
        example: "first")
    let to = Key(
        "to", .word, is: .required,
        "The field with the last word or number of the range; an empty value means no limit.",
        example: "last")
}

/// The keys of an entry of `gaps`.
struct GapKeys: MapKeys {
    static let form = MapDeclaration("gap", "an entry of gaps", Self())

    let field = Key("field", .text, is: .required, "The column of this dataset that holds words.", example: "wood")
    let against = Key(
        "against", .map(OtherColumnKeys.form), is: .required,
        "The column of another dataset whose words are expected here.", example: "{dataset: tree, column: wood}")
    let reason = Key(
        "reason", .localized, is: .required, "Why words are missing; the index prints it.",
        example: "Only what the mill saws is measured.")
}

/// The keys that name a column of another dataset.
struct OtherColumnKeys: MapKeys {
    static let form = MapDeclaration("otherColumn", "the other column", Self())

    let dataset = Key("dataset", .text, is: .required, "The other dataset.", example: "tree")
    let column = Key(
        "column", .text, is: .required, "Its key field or value column, with words of the same vocabulary.",
        example: "wood")
}

/// The keys that every rule has, whatever its kind.
package struct RuleKeys: MapKeys {
    package static let form = MapDeclaration("rule", "a rule", Self(), isOpen: true)

    let id = Key(
        "id", .text(.ruleID), is: .required,
        "The rule's own id, unique in the book and without white space, because data files separate ids by spaces.",
        example: "better-grades-are-wider")
    let kind = Key(
        "kind", .text, is: .required,
        "The kind of rule, which decides on the other keys: \"measurebook rules\" lists the kinds.",
        example: "monotonic")
    let reason = Key(
        "reason", .localized, is: .required, "Why the rule must hold; reports print it.",
        example: "The mills sort by width.")
    let severity = Key(
        "severity", .choice(Severity.self), default: .error, "The severity of a violation.")
}
