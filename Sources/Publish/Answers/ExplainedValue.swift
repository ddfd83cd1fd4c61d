import Articles
import Books
package import Records
package import Text

/// A value with all that is known about it, for `explain --format json`.
package struct ExplainedValue {
    let dataset: Dataset
    let record: Record
    let title: String
    let verdicts: [RuleVerdict]

    package init(_ record: Record, of dataset: Dataset, title: String, verdicts: [RuleVerdict]) {
        (self.record, self.dataset, self.title, self.verdicts) = (record, dataset, title, verdicts)
    }
}

/// The values as data: an array with an object for each.
package struct ExplainedData {
    private let publication: Publication?
    private let location: BookLocation?

    /// - Parameters:
    ///   - publication: nil for the schema alone.
    ///   - location: adds the addresses of places as `link`.
    package init(in publication: Publication?, at location: BookLocation?) {
        (self.publication, self.location) = (publication, location)
    }

    package func json(of values: [ExplainedValue]) -> [UInt8] {
        let members = members
        return JSON.document(of: values) { JSON($0, members) }
    }

    /// The schema of ``json(of:)``.
    static var schema: JSON { JSONShape.array(of: JSONShape.object(of: ExplainedData(in: nil, at: nil).members)) }

    private var members: [JSONMember<ExplainedValue>] {
        let row: JSON = ["type": "object", "additionalProperties": .boolean(true)]
        return [
            .text("dataset", "The dataset of the value.", \.dataset.name),
            .text("title", "The title of the dataset, and the labels of the key.", \.title),
            JSONMember("value", "The row of data/<dataset>.json; <dataset>.schema.json describes it.", row) { value in
                publication.map { ValueRows(value.dataset, in: $0).json(value.record) } ?? .null
            },
            .list("derived", "The columns whose value is one that a rule implies.", derivedMembers) { value in
                value.record.derived.map { Derived(value: $0, definition: value.dataset.definition) }
            },
            .list("claims", "What the articles say.", claimMembers) { value in
                value.record.claims.map {
                    Statement(claim: value.dataset.claims[$0], definition: value.dataset.definition)
                }
            },
            .list("rules", "The rules that apply to the value.", verdictMembers, \.verdicts),
        ]
    }
}

/// Derived values and verdicts.
extension ExplainedData {
    private struct Derived {
        let value: DerivedValue
        let definition: DatasetDefinition
    }

    private var derivedMembers: [JSONMember<Derived>] {
        [
            .text("field", "The column.") { $0.definition.values[$0.value.column].name },
            .optionalText("read", "What the articles say; null for nothing.") { $0.value.read?.display },
            .text("rule", "The id of the rule.", \.value.rule),
            .text("reason", "Why the book publishes the implied value.") { $0.value.reason["en"] },
        ]
    }

    private var verdictMembers: [JSONMember<RuleVerdict>] {
        let words = RuleVerdict.Outcome.allCases.map {
            SchemaField.Word(id: $0.rawValue, meaning: $0.meaning)
        }
        func findings(isSettled: Bool) -> (RuleVerdict) -> [Finding] {
            { $0.findings.filter { $0.isSettled == isSettled } }
        }
        let finding = FindingsEmitter.members(in: publication?.book, at: location)
        return [
            .text("rule", "The id of the rule.", \.rule),
            JSONMember("outcome", "Whether the rule holds.", JSONShape.words(words)) { .string($0.outcome.rawValue) },
            .text("statement", "The rule in words.", \.statement),
            .list("findings", "The findings about the value.", finding, findings(isSettled: false)),
            .list(
                "before_correction", "The findings that a correction has settled.", finding, findings(isSettled: true)),
        ]
    }
}

/// Claims, and their fields.
extension ExplainedData {
    private struct Statement {
        let claim: Claim
        let definition: DatasetDefinition

        /// A field, keys first.
        struct Field {
            let statement: Statement
            let index: Int

            var declaration: FieldDefinition { statement.definition.fields[index] }
            private var column: Int { index - statement.claim.key.count }
            private var isKey: Bool { column < 0 }

            var origin: CellOrigin? {
                isKey ? statement.claim.keyOrigins[index] : statement.claim.valueOrigins[column]
            }

            var json: JSON {
                isKey ? JSON(key: statement.claim.key[index], of: declaration) : JSON(statement.claim.values[column])
            }

            var steps: [String] {
                let trace = statement.claim.trace
                return index < trace.count ? trace[index].map { $0.text(language: "en") } : []
            }
        }
    }

    private func article(_ claim: Claim) -> BookArticle? { publication?.book.articles[claim.article] }

    private var claimMembers: [JSONMember<Statement>] {
        let source: [JSONMember<Statement>] = [
            JSONMember("article", "The file, in the book.", JSONShape.text) { JSON(article($0.claim)?.path) },
            JSONMember("id", "The id of the article.", JSONShape.text) { JSON(article($0.claim)?.id) },
            JSONMember("title", "The title of the article.", JSONShape.text) { statement in
                JSON(article(statement.claim).map { FindingText.oneLine($0.origin.title) })
            },
            .text("status", "What became of the statement.", \.claim.status.rawValue),
        ]
        let content: [JSONMember<Statement>] = [
            .optionalText("source", "The line of the article.") {
                publication?.articles[$0.claim.article].text.lineText($0.claim.origin.location.line)
            },
            .list("fields", "The fields of the dataset, keys first.", fieldMembers) { statement in
                statement.definition.fields.indices.map { Statement.Field(statement: statement, index: $0) }
            },
            .list("corrections", "What the book has corrected.", correctionMembers) { statement in
                statement.claim.corrections.map { Correction(correction: $0, definition: statement.definition) }
            },
        ]
        return source + place(of: \.claim) { $0.claim.origin } + content
    }

    private var fieldMembers: [JSONMember<Statement.Field>] {
        let value: [JSONMember<Statement.Field>] = [
            .text("field", "The name of the field.", \.declaration.name),
            JSONMember("value", "Its value in this statement.", JSONShape.value) { $0.json },
        ]
        let steps = JSONMember<Statement.Field>(
            "steps", "How the value comes from the characters, step by step.", JSONShape.array(of: JSONShape.text)
        ) { .strings($0.steps) }
        return value + place(of: \.statement.claim) { $0.origin } + [steps]
    }

    private struct Correction {
        let correction: ClaimCorrection
        let definition: DatasetDefinition
    }

    private var correctionMembers: [JSONMember<Correction>] {
        [
            .text("field", "The column.") { $0.definition.values[$0.correction.column].name },
            .text("read", "The value in the article.", \.correction.read),
            .text("reason", "Why it is corrected.") { $0.correction.reason["en"] },
        ]
    }

    /// Where a cell is; null for what the recipe sets.
    private func place<Subject>(
        of claim: KeyPath<Subject, Claim>, _ origin: @escaping (Subject) -> CellOrigin?
    ) -> [JSONMember<Subject>] {
        [
            JSONMember("line", "The line, from 1; null if no cell holds it.", JSONShape.optional(JSONShape.position)) {
                origin($0).map { .integer($0.location.line) } ?? .null
            },
            JSONMember("column", "The column in code points, from 1.", JSONShape.optional(JSONShape.position)) {
                origin($0).map { .integer($0.location.column) } ?? .null
            },
            .optionalText("raw", "The characters of the article.") { origin($0)?.raw },
            .textIfAny("link", "With --links: the address of the line.") { subject in
                guard let origin = origin(subject), let article = article(subject[keyPath: claim]) else { return nil }
                return location?.link(to: Place(article.path, origin.location))
            },
        ]
    }
}
