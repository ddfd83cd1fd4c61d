package import Text

/// What the reader of a value needs to report a mistake: the value's key, and where mistakes go.
package struct KeyContext {
    package let key: String
    package let problems: BookProblems

    package init(key: String, problems: BookProblems) {
        (self.key, self.problems) = (key, problems)
    }
}

/// Reads a map of a book file by the declaration of its keys: `entry.title` is what the key `title` says.
///
/// What is missing, unknown or against a demand is reported at once; what has a wrong form, where it is read.
@dynamicMemberLookup
package struct KeyReader<Keys: MapKeys> {
    private let declaration: MapDeclaration<Keys>
    private let map: WrittenMap

    /// Reports a node that is not a map, and then reads as an empty one.
    ///
    /// - Parameter subject: another one than that of the declaration.
    package init(
        _ node: BookNode, as declaration: MapDeclaration<Keys>, subject: String? = nil, problems: BookProblems
    ) {
        self.declaration = declaration
        map = WrittenMap(node, as: declaration.shape, subject: subject, problems: problems)
    }

    private init(_ map: WrittenMap, as declaration: MapDeclaration<Keys>) {
        (self.map, self.declaration) = (map, declaration)
    }

    /// The map as it is written.
    package var node: BookNode { map.node }
    package var problems: BookProblems { map.problems }
    package var place: Place { map.node.place }

    /// What a key says.
    package subscript<Value>(dynamicMember path: KeyPath<Keys, Key<Value>>) -> Value {
        let key = declaration.keys[keyPath: path]
        return key.read(map[key.declaration.name], KeyContext(key: key.declaration.name, problems: problems))
    }

    /// The same map by keys that its own contain.
    package subscript<Part: MapKeys>(dynamicMember path: KeyPath<Keys, Part>) -> KeyReader<Part> {
        KeyReader<Part>(map, as: Part.form)
    }

    /// What is written at a key, read or not.
    package func node<Value>(_ path: KeyPath<Keys, Key<Value>>) -> BookNode? {
        map[declaration.keys[keyPath: path].declaration.name]
    }

    /// The place of a key's value, or of the map.
    package func place<Value>(of path: KeyPath<Keys, Key<Value>>) -> Place { node(path)?.place ?? place }

    /// Where the value of each key is that the map has.
    package var places: [String: Place] { map.places(of: declaration.shape.keys) }
}
