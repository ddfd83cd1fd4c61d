internal import Asking
internal import Books
internal import Records
internal import Text

/// The value that a book publishes for one key, with what is known about it.
public struct Record: Sendable {
    /// Where a value comes from.
    public enum Status: String, Sendable, CaseIterable {
        /// Read from an article.
        case read
        /// Changed by an entry of the book's corrections.
        case corrected
        /// Computed by a rule of the book.
        case derived
        /// Articles differ; the value is that of the most trusted article.
        case contested
        /// The source states that the value is missing.
        case notAvailable = "not-available"
    }

    /// The doubt about a value.
    public struct Doubt: Hashable, Sendable {
        /// True if an error or warning that nobody has accepted blames the value.
        public let isOpen: Bool
        /// The ids of the rules that blame it, open ones first.
        public let rules: [String]
        /// What the rules imply instead, if they agree: a value, or `FIELD=VALUE` of several fields.
        public let implied: String?
    }

    private let base: Records.Record
    private let home: Dataset

    init(_ base: Records.Record, of dataset: Dataset) { (self.base, home) = (base, dataset) }

    /// The name of the dataset.
    public var dataset: String { home.name }

    /// The names of the key fields, then those of the other fields.
    public var fields: [String] { home.content.dataset.definition.fields.map(\.name) }

    /// The names of the fields that are not part of the key.
    public var values: [String] { home.content.dataset.definition.values.map(\.name) }

    /// The value of a field; nil if the record has none, or the dataset has no such field.
    public subscript(field: String) -> Value? {
        let definition = home.content.dataset.definition
        if let index = definition.keyIndex(field) {
            if definition.keys[index].type == .boolean, let truth = Bool(base.key[index]) { return .boolean(truth) }
            return base.cell(.key(index), of: definition).map(Value.init)
        }
        guard let index = definition.valueIndex(field) else { return nil }
        return base.values[index].map(Value.init)
    }

    /// The ids of the words of the key, in the order of ``Dataset/keys``; empty for a field without a word.
    public var key: [String] { base.key }

    /// The unit of the record's numbers; nil if they have none.
    public var unit: String? { home.content.dataset.definition.unit.unit(ofRecord: base.unit) }

    /// Whether the value was read, corrected or computed.
    public var status: Status { Status(rawValue: base.status.rawValue) ?? .read }

    /// The ids of the articles that give the value.
    public var articles: [String] { home.content.texts(.articles, of: base) }

    /// How many articles that are independent of each other give the value; nil if no article of the book says that it
    /// copies or replaces another one.
    public var witnesses: Int? { home.content.count(.witnesses, of: base) }

    /// How many further articles give it that copy one of these; nil if no article of the book says so.
    public var readers: Int? { home.content.count(.readers, of: base) }

    /// The key fields that the source leaves open and the book assumes.
    public var assumed: [String] { base.assumed }

    /// The doubt about the value; nil if no error or warning blames it.
    public var doubt: Doubt? {
        home.content.texts(.flagged, of: base).first.map { flag in
            Doubt(
                isOpen: flag == "open", rules: home.content.texts(.findings, of: base),
                implied: home.content.implied(of: base))
        }
    }

    /// Where the value comes from: what each article says about the key, the most trusted article first.
    ///
    /// - Throws: the mistakes in the file of the claims, which is read at the first use.
    public func claims() throws(BookError) -> [Claim] { try home.content.claims.value.get().of(base.key) }
}
