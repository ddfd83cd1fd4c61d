/// A key of a map in a book file, as readers, schemas and the documentation know it.
package struct KeyDeclaration: Sendable {
    package let name: String
    package let shape: Shape
    /// What the key says, for people.
    package let meaning: String
    package let isRequired: Bool
    /// What holds where the key is missing, as YAML; nil if that says nothing.
    package let standard: String?
    /// A value as a book writes it, in YAML.
    package let example: String?

    package init(
        name: String, shape: Shape, meaning: String, isRequired: Bool = false, standard: String? = nil,
        example: String? = nil
    ) {
        (self.name, self.shape, self.meaning) = (name, shape, meaning)
        (self.isRequired, self.standard, self.example) = (isRequired, standard, example)
    }
}

/// A key with the type of what is read from it.
package final class Key<Value>: Sendable, DeclaredKeys {
    package let declaration: KeyDeclaration
    /// Reads what is written at the key; nil if the map does not have it.
    let read: @Sendable (BookNode?, KeyContext) -> Value

    package enum Need: Sendable { case optional, required }

    /// A key that is nil if it is missing, or after a report.
    package init<Written>(
        _ name: String, _ form: Form<Written>, is need: Need = .optional, _ meaning: String, example: String? = nil
    ) where Value == Written? {
        declaration = KeyDeclaration(
            name: name, shape: form.shape, meaning: meaning, isRequired: need == .required, standard: nil,
            example: example)
        read = { node, context in node.flatMap { form.read($0, context) } }
    }

    /// A key that has a value where it is missing, or after a report.
    package convenience init(
        _ name: String, _ form: Form<Value>, default value: Value, _ meaning: String, example: String? = nil
    )
    where Value: Sendable & CustomStringConvertible {
        self.init(name, form, value, shown: value.description, meaning, example)
    }

    /// The same for one of a set of words.
    package convenience init(
        _ name: String, _ form: Form<Value>, default value: Value, _ meaning: String, example: String? = nil
    )
    where Value: Sendable & RawRepresentable<String> {
        self.init(name, form, value, shown: value.rawValue, meaning, example)
    }

    /// A key of a list that is empty where it is missing.
    package init<Item>(
        _ name: String, list form: Form<[Item]>, is need: Need = .optional, _ meaning: String, example: String? = nil
    ) where Value == [Item] {
        declaration = KeyDeclaration(
            name: name, shape: form.shape, meaning: meaning, isRequired: need == .required, standard: nil,
            example: example)
        read = { node, context in node.flatMap { form.read($0, context) } ?? [] }
    }

    private init(
        _ name: String, _ form: Form<Value>, _ value: Value, shown: String, _ meaning: String, _ example: String?
    ) where Value: Sendable {
        declaration = KeyDeclaration(
            name: name, shape: form.shape, meaning: meaning, isRequired: false, standard: shown, example: example)
        read = { node, context in node.flatMap { form.read($0, context) } ?? value }
    }
}

/// A key whatever is read from it, or several keys.
package protocol DeclaredKeys {
    var declarations: [KeyDeclaration] { get }
}

extension Key {
    package var declarations: [KeyDeclaration] { [declaration] }
}

/// The keys of one kind of map: a type whose stored properties are ``Key``s, or the keys of a part, in the order in which
/// people write them. The declaration finds them there, so a key that is not declared cannot be read.
package protocol MapKeys: Sendable, DeclaredKeys {
    static var form: MapDeclaration<Self> { get }
}

extension MapKeys {
    package var declarations: [KeyDeclaration] { keyDeclarations(of: self) }
}

/// The declarations of all keys that are stored properties, found by one cast for each: the first one to a type looks
/// through all types of the program.
private func keyDeclarations(of keys: Any) -> [KeyDeclaration] {
    Mirror(reflecting: keys).children.flatMap { ($0.value as? any DeclaredKeys)?.declarations ?? [] }
}

/// One kind of map in a book file.
package final class MapDeclaration<Keys: MapKeys>: Sendable {
    package let keys: Keys
    package let shape: MapShape

    /// - Parameters:
    ///   - name: by which schemas and the documentation refer to it.
    ///   - subject: what the map describes, as messages say it: `a vocabulary's entry`.
    ///   - meaning: what such a map says, in one sentence.
    ///   - base: keys that another reader has read.
    ///   - isOpen: whether a later stage reads further keys.
    package init(
        _ name: String, _ subject: String, meaning: String? = nil, _ keys: Keys, base: [KeyDeclaration] = [],
        isOpen: Bool = false, demands: [Demand] = []
    ) {
        self.keys = keys
        shape = MapShape(
            name: name, subject: subject, meaning: meaning, base: base, keys: keys.declarations, isOpen: isOpen,
            demands: demands)
    }
}

/// A ``MapDeclaration`` without the types of its keys.
package struct MapShape: Sendable {
    package let name: String
    package let subject: String
    package let meaning: String?
    package let base: [KeyDeclaration]
    package let own: [KeyDeclaration]
    /// The keys that such a map may have.
    package let keys: [KeyDeclaration]
    package let isOpen: Bool
    package let demands: [Demand]

    package init(
        name: String, subject: String, meaning: String? = nil, base: [KeyDeclaration] = [],
        keys own: [KeyDeclaration], isOpen: Bool = false, demands: [Demand] = []
    ) {
        (self.name, self.subject, self.meaning) = (name, subject, meaning)
        (self.base, self.own, self.isOpen, self.demands) = (base, own, isOpen, demands)
        keys = base + own
    }

    /// The same with another meaning.
    package func with(meaning: String) -> MapShape {
        MapShape(
            name: name, subject: subject, meaning: meaning, base: base, keys: own, isOpen: isOpen, demands: demands)
    }
}
