package import Books
package import Records
internal import Text

extension PlankDatasets {
    /// Wide tables, versions, a qualified value, a column set by the recipe, rules.
    package static var bending: Dataset {
        DatasetBuilder(bendingDefinition)
            .claim("2019", "oak", "flat", "light", values: number(4), exact, at: 11, 14)
            .claim("2019", "oak", "flat", "medium", values: number(6), exact, at: 11, 18)
            .claim("2019", "oak", "flat", "heavy", values: number(5), exact, at: 11, 22)
            .claim("2019", "pine", "flat", "light", values: number(5), exact, at: 12, 14)
            .claim("2019", "pine", "flat", "medium", values: number(7), exact, at: 12, 18)
            .claim(
                "2019", "pine", "flat", "heavy", values: .notAvailable, exact, at: 12, 22, raw: "n/a",
                status: .notAvailable
            )
            .claim("2021", "oak", "flat", "light", values: number(4), exact, at: 20, 14)
            .claim("2021", "oak", "flat", "light", values: number(4), exact, article: survey, at: 8, 9)
            .claim("2021", "oak", "flat", "medium", values: number(6), exact, at: 20, 18)
            .claim(
                "2021", "oak", "flat", "heavy", values: number(8), exact, at: 20, 22, raw: "80", status: .corrected,
                correction: "A zero too many: no plank bends by 80 mm"
            )
            .claim("2021", "oak", "flat", "extreme1", values: number(9), exact, at: 20, 26)
            .claim(
                "2021", "oak", "flat", "extreme2", values: qualified(10, .range, 12), maximum, at: 20, 30, raw: "10–12"
            )
            .claim("2021", "oak", "edge", "light", values: number(1), exact, at: 30, 9, assumed: ["face"])
            .claim(
                "2021", "oak", "edge", "medium", values: qualified(2, .atMost), maximum, at: 30, 13, raw: "≤2",
                assumed: ["face"]
            )
            .claim("2021", "pine", "flat", "light", values: number(6), exact, at: 21, 14)
            .claim("2021", "pine", "flat", "medium", values: number(9), exact, at: 21, 18, status: .contested)
            .claim(
                "2021", "pine", "flat", "medium", values: number("8.5"), exact, article: survey, at: 9, 13,
                status: .contested
            )
            .claim("2021", "pine", "flat", "heavy", values: number(11), exact, at: 21, 22)
            .claim("2021", "pine", "edge", "light", values: number(1), exact, at: 31, 9, assumed: ["face"])
            .claim(
                "2021", "pine", "edge", "medium", values: qualified(2, .atMost), maximum, at: 31, 13, raw: "≤2",
                assumed: ["face"]
            )
            .dataset
    }

    /// Two columns that are read, each record with its own unit.
    package static var sizes: Dataset {
        DatasetBuilder(sizesDefinition)
            .claim(
                "oak", values: number(30), number("2.5"), nil, .boolean(true), unit: "cm", at: 40, 3, raw: "30 x 2.5 cm"
            )
            .claim(
                "pine", values: number(12), number(1), .text("a, b"), .boolean(false), unit: "in", at: 41, 3,
                raw: "12 x 1 in"
            )
            .dataset
    }

    /// Keys alone.
    package static var joints: Dataset {
        let definition = definition(
            "joint", "Joints", keys: [field("first", "First", .text), field("second", "Second", .text)], values: [],
            layout: TableLayout(rows: ["first", "second"], columns: nil))
        return DatasetBuilder(definition)
            .claim("mortise", "tenon", at: 50, 3, raw: "mortise")
            .claim("pin", "tail", at: 51, 3, raw: "pin")
            .dataset
    }

    /// Free text of the worst kind.
    package static var remarks: Dataset {
        let definition = definition(
            "remark", "Remarks <b>", keys: [field("number", "Number", .integer)],
            values: [field("remark", "Remark", .text, description: "What | somebody *said*")],
            layout: TableLayout(rows: ["number"], columns: nil))
        return HostileText.all.enumerated().reduce(DatasetBuilder(definition)) { builder, item in
            builder.claim(
                String(item.offset + 1), values: .text(item.element), article: survey, at: 100 + item.offset, 1,
                raw: item.element)
        }.dataset
    }

    package static var nothing: Dataset {
        Dataset(
            definition: definition(
                "nothing", "Nothing yet", keys: [field("species", "Species", vocabulary: "species")],
                values: [field("value", "Value", .number)], unit: .fixed("mm"),
                layout: TableLayout(rows: ["species"], columns: nil), changesAlong: "species"),
            claims: [], records: [])
    }

    private static let exact = CellValue.text("exact")
    private static let maximum = CellValue.text("maximum")

    private static func number(_ integer: Int) -> CellValue { .number(ExactNumber(integer)) }
    private static func number(_ text: String) -> CellValue { ExactNumber(text).map(CellValue.number) ?? .notAvailable }
    private static func qualified(_ number: Int, _ qualifier: Qualifier, _ maximum: Int? = nil) -> CellValue {
        .qualified(ExactNumber(number), qualifier, maximum: maximum.map { ExactNumber($0) })
    }
}

extension PlankDatasets {
    package static func definition(
        _ name: String, _ title: String, keys: [FieldDefinition], values: [FieldDefinition],
        unit: DatasetDefinition.UnitSource = .none, units: UnitList? = nil, layout: TableLayout,
        changesAlong: String? = nil, ranges: [RangeDefinition] = [],
        rules: [RuleDefinition] = []
    ) -> DatasetDefinition {
        DatasetDefinition(
            name: name, title: LocalizedText(title), description: LocalizedText("All about \(name)."), keys: keys,
            values: values, unit: unit, units: units, layout: layout, changesAlong: changesAlong, ranges: ranges,
            rules: rules,
            place: Place("Datasets/\(name).yaml"))
    }

    private static var bendingDefinition: DatasetDefinition {
        definition(
            "bending", "Bending",
            keys: [
                field("edition", "Edition", vocabulary: "editions"),
                field("species", "Species", vocabulary: "species"),
                field("face", "Face", vocabulary: "faces", description: "Which side lies below"),
                field("load", "Load", vocabulary: "loads"),
            ],
            values: [
                field("value", "Bending", .number, description: "How far the middle sinks", isQualified: true),
                field("bound", "Bound", .text, isSetByRecipe: true),
            ],
            unit: .fixed("mm"), layout: TableLayout(rows: ["species"], columns: "load"), changesAlong: "edition",
            rules: [
                rule("bending-rises", "monotonic", "More load never bends a plank less"),
                rule("bending-is-known", "pattern", "Every plank was measured"),
            ])
    }

    private static var sizesDefinition: DatasetDefinition {
        definition(
            "size", "Sizes", keys: [field("species", "Species", vocabulary: "species")],
            values: [
                field("width", "Width", .number), field("height", "Height", .number),
                field("remark", "Remark", .text, isOptional: true),
                field("is_planed", "Planed", .boolean, isSetByRecipe: true),
            ],
            unit: .perRecord, layout: TableLayout(rows: ["species"], columns: nil))
    }

    private static func rule(_ id: String, _ kind: String, _ reason: String) -> RuleDefinition {
        let place = Place("Datasets/bending.yaml")
        return RuleDefinition(
            id: id, kind: kind, reason: LocalizedText(reason), severity: .error, node: BookNode(.map([]), at: place))
    }
}
