import Books
import Text

/// The keys that say which cells a rule is about.
struct SelectedKeys: MapKeys {
    static let form = MapDeclaration("selected", "a selection", Self())

    let column: Key<BookNode?>
    let `where` = RuleKey.where

    init(
        column meaning: String =
            "the value column; default: the first that is read from articles, for rules about numbers the first of numbers"
    ) {
        column = Key("column", .word, meaning, example: "width")
    }
}

/// The same with a tolerance.
struct JudgedKeys: MapKeys {
    static let form = MapDeclaration("judged", "a selection", Self())

    let tolerance: Key<ExactNumber?>
    let selected = SelectedKeys()

    init(
        tolerance meaning: String = """
        how far a value may differ from the expected one (default: 0). With a tolerance a finding names the number in its \
        message and implies no value, because the exact one is unknown
        """
    ) {
        tolerance = RuleKey.tolerance(meaning)
    }
}

/// Keys that several kinds of rule share.
enum RuleKey {
    static let `where` = Key(
        "where", .conditions,
        """
        the records that the rule applies to: values of key fields, of columns of words and of columns set by recipes, and \
        with "unit" units of records
        """,
        example: "{wood: [oak, pine]}")

    static let strict = Key(
        "strict", .boolean, default: false,
        "true if equal values are also wrong; with a tolerance also those that differ by exactly that in the wrong direction"
    )

    static let blame = Key(
        "blame", .choice(Side.self), "left or right: the side to blame for a difference", example: "left")

    /// One of two slices.
    enum Side: String, CaseIterable {
        case left, right
    }

    static func tolerance(_ meaning: String) -> Key<ExactNumber?> {
        Key("tolerance", .tolerance, meaning, example: "0.5")
    }

    static func field(_ name: String, _ meaning: String) -> Key<BookNode?> {
        Key(name, .word, is: .required, meaning, example: "grade")
    }

    /// - Parameter constant: what depends on the fields.
    static func constantFor(_ constant: String) -> Key<[BookNode]> {
        fields(
            "constant_for", is: .optional,
            "the key fields on which the \(constant) depends; default: one for all records")
    }

    static func fields(_ name: String, is need: Key<[BookNode]>.Need, _ meaning: String) -> Key<[BookNode]> {
        let form: Form = need == .required ? .names(of: "key field") : .list(of: .word, isUnique: true)
        return Key(name, list: form, is: need, meaning, example: "[grade]")
    }

    static func slice(_ name: String, _ meaning: String) -> Key<[WrittenEntry]> {
        Key(
            name, list: .entries(of: .node(.scalar(.textOrNothing)), atLeastOne: "key field and its value"),
            is: .required, meaning, example: "{grade: first}")
    }

    /// An ``Operand``.
    static func operand(_ name: String, _ meaning: String) -> Key<BookNode?> {
        Key(
            name, .node(Operand.shape), is: .required,
            """
            \(meaning): a number, or a map with any of dataset, column, where, times and plus, which selects the value \
            of the record with the same words in the shared columns, except for those in "where"; times is a number, \
            or another column of that record
            """, example: "{column: height, times: 0.4}")
    }
}

/// An entry of a map whose keys are free, with its value as it is written.
typealias WrittenEntry = (entry: BookNode.Entry, value: BookNode)

extension Form where Value == [WrittenEntry] {
    /// Values of columns, one or several for each.
    static var conditions: Form { .entries(of: .node(.list(Shape.List(item: .scalar(.textOrNothing), least: 1)))) }
}

extension Form where Value == [BookNode] {
    /// Names of key fields or other columns, each once, which the rule looks up.
    static func names(of what: String) -> Form { .list(of: .word, atLeastOne: what, isUnique: true) }
}

extension MapDeclaration {
    /// The keys of a kind of rule, besides those that every rule has.
    convenience init(rule kind: RuleKind, _ keys: Keys, demands: [Demand] = []) {
        self.init(
            kind.rawValue, "a rule of the kind \(kind.rawValue)", keys, base: RuleKeys.form.shape.own, demands: demands)
    }
}
