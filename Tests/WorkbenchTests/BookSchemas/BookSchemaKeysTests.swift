import TestSupport
import Testing

/// The keys of the schemas are those that the program reads: a strange key in each map of a book file makes it name
/// all that it knows.
@Suite struct BookSchemaKeysTests {
    /// A file with a strange key in one map, and where the schema speaks of that map.
    struct Probe: CustomTestStringConvertible {
        let pointer: String
        let path: String
        let text: String

        init(_ pointer: String, _ path: String, _ text: String) {
            (self.pointer, self.path, self.text) = (pointer, path, text)
        }

        var schema: BookSchema? { BookSchema(path: path) }
        var testDescription: String { "\(path) \(pointer)" }
    }

    static let probes: [Probe] = datasetProbes

    private static let datasetProbes =
        [
            ("", "zzzzzz: 1"),
            ("/$defs/layout", "layout: {zzzzzz: 1}"),
            ("/properties/units/anyOf/1", "unit: per-record\nunits: {zzzzzz: 1}"),
            ("/$defs/axisRange", "ranges: [{zzzzzz: 1}]"),
            ("/$defs/gap", "gaps: [{zzzzzz: 1}]"),
            ("/$defs/otherColumn", "gaps: [{against: {zzzzzz: 1}}]"),
            ("/$defs/keyField", "keys: [{field: wood, zzzzzz: 1}]"),
            ("/$defs/valueColumn", "values: [{field: value, zzzzzz: 1}]"),
        ].map { Probe($0, "Datasets/plank-size.yaml", "dataset: plank-size\n\($1)") }
        + kinds.map { ruleProbe("/$defs/\($0)", "kind: \($0), zzzzzz: 1") } + [
            ruleProbe("/$defs/counterpart", "kind: multiple-of, of: {zzzzzz: 1}"),
            ruleProbe("/$defs/combinationSource", "kind: allowed-combinations, fields: wood, from: {zzzzzz: 1}"),
            ruleProbe("/$defs/absence", "kind: absent-from, from: {zzzzzz: 1}"),
            ruleProbe("/$defs/columnReference", "kind: reference, reference: {zzzzzz: 1}"),
        ]

    private static let kinds =
        (try? BookSchema.dataset.load())?.definition("#/$defs/rule/properties/kind/enum")?.strings ?? []
    /// Rules and steps are read only where nothing else is wrong.
    private static func ruleProbe(_ pointer: String, _ rule: String) -> Probe {
        let text = PlankBook.files["Datasets/plank-size.yaml"] ?? ""
        return Probe(pointer, "Datasets/plank-size.yaml", text + "\n  - {id: probe, reason: r, \(rule)}")
    }

    @Test(arguments: probes)
    func namesTheKeysThatAreRead(probe: Probe) throws {
        let schema = try #require(probe.schema).load()
        let map = try #require(schema.subschemas.first { $0.pointer == probe.pointer })
        let messages = SchemaReader(probe.path, probe.text).problems().filter { $0.contains("no key \"zzzzzz\"") }
        #expect(messages.count == 1)
        let known = messages.first?.split(separator: "; it has ").last?.split(separator: ", ").map(String.init)
        #expect(map.closedKeys == known.map(Set.init))
    }

    /// No map is left out: each that allows no other keys has its probe.
    @Test(arguments: [BookSchema.dataset])
    func everyMapIsProbed(schema: BookSchema) throws {
        let probed = Set(Self.probes.filter { $0.schema == schema }.map(\.pointer))
        // The names of steps are compared with those that there are.
        let maps = try schema.load().subschemas.filter { $0.closedKeys != nil && $0.pointer != "/$defs/step" }
        #expect(Set(maps.map(\.pointer)) == probed)
    }
}
