import Records
import Testing

@testable import Asking
@testable import Workbench

/// Names of a family of words.
@Suite struct FamilyNameTests {
    /// Orion is an alias of the first lamp, and two lamps are called so.
    private func checked(_ changes: [String: String?] = [:]) throws -> CheckedBook {
        let words = [
            "Vocabulary/lamp.yaml": """
            vocabulary: lamp
            entries:
              - {id: Orion (first), aliases: [Aurora 5, Orion]}
              - {id: Orion (second), aliases: [Borea]}
              - {id: Aurora 5 Pro}
              - {id: Cirrus, aliases: [Cir]}
              - {id: elan, labels: Élan}
              - {id: cold, labels: "−20 °C", aliases: ["-20"]}
              - {id: mild, labels: "20 °C", aliases: ["20"]}
              - {id: Nova, without_records: Never sold.}
            """
        ]
        return try LampBook.checked(changes.merging(words) { $1 })
    }

    private func answer(_ dataset: String, _ condition: String) throws -> (keys: [String], remarks: [String]) {
        let checked = try checked()
        let question = try Question(dataset, conditions: [condition], in: checked)
        return (
            question.selections.flatMap(\.records).map { $0.key.joined(separator: " ") }, checked.remarks(on: question)
        )
    }

    @Test func allOfAFamilyAreTakenAndListed() throws {
        let lamps = try answer("lamp", "lamp=Orion")
        #expect(lamps.keys == ["Orion (first)", "Orion (second)"])
        #expect(lamps.remarks == [#""Orion" may mean "Orion (first)", "Orion (second)"; all of them are shown"#])
    }

    /// A title may have the sign of an operator.
    @Test(arguments: [("Orion", "all of them are shown"), ("Nova", "(Never sold.)")])
    func remarksKnowTheFieldByItsTitle(name: String, end: String) throws {
        let dataset = LampBook.files["Datasets/lamp.yaml"]?.replacing(
            "{field: lamp,", with: "{field: lamp, title: A=B,")
        let checked = try checked(["Datasets/lamp.yaml": dataset])
        let remarks = checked.remarks(on: try Question("lamp", conditions: ["A=B=\(name)"], in: checked))
        #expect(remarks.count == 1 && remarks[0].hasSuffix(end), "\(remarks)")
    }

    @Test func aFamilyLeadsWhereItsWordsLead() throws {
        let light = try answer("light", "socket=orion")
        #expect(light.keys.count == 6)
        #expect(
            light.remarks == [
                #""orion" may mean "14x30" (Orion (first)), "27x60" (Orion (second)); all of them are shown"#
            ])
    }

    @Test(arguments: ["lamp<=-20", "lamp>20", "lamp>=−20 °C"])
    func aMinusSignTellsWordsApart(condition: String) throws {
        #expect(throws: Never.self) { try answer("lamp", condition) }
    }

    @Test(arguments: ["Aurora 5", "Aurora 5 Pro", "Orion (first)", "Cir", "Borea"])
    func anyOtherNameMeansOneWord(name: String) throws {
        let lamps = try answer("lamp", "lamp=\(name)")
        #expect(lamps.keys.count == 1 && lamps.remarks.isEmpty, "\(lamps)")
    }
}
