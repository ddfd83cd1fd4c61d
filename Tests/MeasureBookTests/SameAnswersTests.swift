import Books
import MeasureBook
import Records
import TestSupport
import Testing
import Text
import Workbench

/// The library answers from an output what the program answers from the book.
@Suite struct SameAnswersTests {
    @Test func documentedQuestionsHaveTheSameAnswers() throws {
        let built = try BuiltBook("Input")
        let commands = try DocumentedCommands.pages.flatMap { page in
            try ["query", "explain"].flatMap { try DocumentedCommands.all($0, in: page) }
        }.filter { $0[2] != "--at" }
        #expect(commands.count > 15)
        for words in commands {
            let options: Set = ["--rows", "--columns", "--format"]
            let conditions = words.indices.dropFirst(3).filter { index in
                !words[index].hasPrefix("--") && !options.contains(words[index - 1])
            }.map { words[$0] }
            #expect(built.answered(words[2], conditions) == built.expected(words[2], conditions), "\(words)")
        }
    }

    @Test(arguments: ["Input", "Tests/Books/amplifiers"])
    func everyFieldIsAskedAlike(folder: String) throws {
        let built = try BuiltBook(folder)
        for dataset in built.checked.datasets {
            for (name, values) in samples(of: dataset) {
                for comparison in Condition.Comparison.allCases {
                    for value in values {
                        let condition = Condition(name, comparison, value).description
                        let expected = built.expected(dataset.name, [condition])
                        #expect(built.answered(dataset.name, [condition]) == expected, "\(dataset.name) \(condition)")
                    }
                }
            }
        }
    }

    @Test func claimsHaveThePlacesOfTheBook() throws {
        let built = try BuiltBook("Input")
        for (dataset, own) in zip(built.book.datasets, built.checked.datasets) {
            let claims = try dataset.claims()
            for (record, other) in zip(dataset.records, own.records) {
                let first = own.claim(of: other)
                let place = "\(built.checked.book.articles[first.article].path):\(first.origin.location.line)"
                let found = try record.claims().first?.source
                #expect(found.map { "\($0.place.file):\($0.place.line)" } == place)
            }
            #expect(Set(claims.map(\.key)) == Set(own.claims.map(\.key)))
        }
    }

    @Test(arguments: ["Input", "Tests/Books/amplifiers", "Tests/Books/awkward"])
    func claimsHaveTheirValues(folder: String) throws {
        let built = try BuiltBook(folder)
        for (dataset, own) in zip(built.book.datasets, built.checked.datasets) {
            let expected = own.claims.map { claim in
                claim.key + claim.values.map { $0 == .notAvailable ? "" : $0?.display ?? "" }
            }
            #expect(Set(try dataset.claims().map { $0.key + $0.values }) == Set(expected), "\(dataset.name)")
        }
    }

    @Test(arguments: ["Input", "Tests/Books/amplifiers", "Tests/Books/awkward", "Tests/Books/hostile"])
    func articlesHaveTheOriginsOfTheBook(folder: String) throws {
        let built = try BuiltBook(folder)
        let origins = built.checked.book.articles.map(\.origin)
        let found = built.book.articles
        #expect(found.map(\.title) == origins.map(\.title))
        #expect(found.map(\.author) == origins.map(\.author))
        #expect(found.map(\.publisher) == origins.map(\.publisher))
        #expect(found.map(\.date) == origins.map(\.date))
        #expect(found.map(\.address) == origins.map(\.address))
        #expect(found.map(\.note) == origins.map { $0.note?["en"] })
    }

    /// Some values of each field, and one that it does not have.
    private func samples(of dataset: Records.Dataset) -> [(name: String, values: [String])] {
        let definition = dataset.definition
        let last = dataset.records.count - 1
        let records = last < 0 ? [] : [last / 3, last].map { dataset.records[$0] }
        let keys = definition.keys.indices.map { index in (definition.keys[index].name, records.map { $0.key[index] }) }
        let values = definition.values.indices.map { index in
            (definition.values[index].name, records.map { $0.values[index]?.display ?? "" })
        }
        let common = [
            ("status", ["contested", "訂正"]), ("flagged", ["yes", "no", "accepted"]), ("articles", ["", "nobody"]),
            ("assumed", definition.keys.prefix(1).map(\.name)), ("os_version", ["11", "10..12"]), ("colour", ["red"]),
        ]
        let qualified = definition.values.contains(where: \.isQualified)
        let companions = qualified ? [("qualifier", ["", "about", "≤", "range"]), ("maximum", ["", "5"])] : []
        return (keys + values + companions + common).map { ($0.0, Array(Set($0.1)).sorted() + ["never heard of"]) }
    }
}
