package import Books
package import Text

/// A table of a data package, as its descriptor describes it.
package struct PackageResource {
    package struct Field {
        package let name: String
        package let type: FieldType
        package let unit: String?
        package let tolerance: Tolerance
        /// The texts that mean a missing value.
        package let missing: [String]
        /// The current word for each text under which a word was published before.
        package let formerly: [String: String]
    }

    package let name: String
    package let namePlace: Place
    /// Relative to the descriptor's folder.
    package let path: String
    package let fields: [Field]
    /// The fields that identify a row.
    package let key: [String]
    /// The name of the resource with the claims behind the rows.
    package let claims: String?
}

/// Reads the table descriptions of a data package (Data Package 2.0, https://datapackage.org): the standard's
/// properties that a comparison needs, and the program's own (`claims`, `unit`, `tolerance`, `formerly`).
package struct PackageReader {
    package let problems: BookProblems

    package init(problems: BookProblems) { self.problems = problems }

    /// In the package's order; reports invalid resources and leaves them out.
    package func resources(_ root: BookNode) -> [PackageResource] {
        KeyReader(root, as: PackageKeys.form, problems: problems).resources
            // The same rows as JSON, and words, are nothing to compare.
            .filter { $0.format != "json" && $0.vocabulary == nil }.compactMap(resource)
    }

    private func resource(_ map: KeyReader<ResourceKeys>) -> PackageResource? {
        let (name, path, schema) = (map.name, map.path, map.schema)
        guard let name, let path, let schema else { return nil }
        if !Self.isBeside(path) {
            problems.report(
                "\"path\" names a file in the package's folder, but found \"\(path)\"", at: map.place(of: \.path))
            return nil
        }
        let missing = emptyTexts(schema.missing) ?? [""]
        let fields = schema.fields.compactMap { field($0, missing: missing) }
        for column in schema.key where !fields.contains(where: { $0.name == column }) {
            let hint = NearestWord.hint(for: column, among: fields.map(\.name))
            problems.report("the schema has no field \"\(column)\"\(hint)", at: schema.place(of: \.key))
            return nil
        }
        return PackageResource(
            name: name, namePlace: map.place(of: \.name), path: path, fields: fields, key: schema.key,
            claims: map.claims)
    }

    private func field(_ map: KeyReader<PackageFieldKeys>, missing: [String]) -> PackageResource.Field? {
        guard let name = map.name else { return nil }
        // Cells of the standard's other types are compared as text.
        let type = map.type.flatMap(FieldType.init) ?? .text
        return PackageResource.Field(
            name: name, type: type == .word ? .text : type, unit: map.unit, tolerance: Tolerance(map.tolerance),
            missing: emptyTexts(map.missing) ?? missing, formerly: map.formerly?.texts ?? [:])
    }

    /// The standard also allows maps with a label for each value.
    private func emptyTexts(_ node: BookNode?) -> [String]? {
        node?.items.compactMap { item in
            item.text ?? item["value"]?.text
        }
    }

    private static func isBeside(_ path: String) -> Bool {
        !path.hasPrefix("/") && !path.contains("\\") && !path.contains("://")
            && !path.split(separator: "/").contains("..")
    }
}

/// The keys of a data package's descriptor.
private struct PackageKeys: MapKeys {
    static let form = MapDeclaration("package", "a data package", Self(), isOpen: true)

    let resources = Key("resources", list: .list(of: .map(ResourceKeys.form)), is: .required, "The tables.")
}

private struct ResourceKeys: MapKeys {
    static let form = MapDeclaration("resource", "a resource", Self(), isOpen: true)

    let name = Key("name", .text, is: .required, "The name of the table.")
    let path = Key("path", .text, is: .required, "The file of the table.")
    let schema = Key("schema", .map(TableSchemaKeys.form), is: .required, "The columns of the table.")
    let claims = Key("claims", .text, "The name of the resource with the claims behind the rows.")
    let format = Key("format", .text, "The format of the file.")
    let vocabulary = Key("vocabulary", .text, "The vocabulary whose words the rows are.")
}

private struct TableSchemaKeys: MapKeys {
    static let form = MapDeclaration("schema", "a schema", Self(), isOpen: true)

    let fields = Key("fields", list: .list(of: .map(PackageFieldKeys.form)), is: .required, "The columns.")
    let key = Key("primaryKey", list: .list(of: .text), "The fields that identify a row.")
    let missing = Key("missingValues", .node(.scalar(.textOrNothing)), "The texts that mean a missing value.")
}

private struct PackageFieldKeys: MapKeys {
    static let form = MapDeclaration("field", "a field", Self(), isOpen: true)

    let name = Key("name", .text, is: .required, "The name of the column.")
    let type = Key("type", .text, "The type of its values.")
    let unit = Key("unit", .text, "The unit of its numbers.")
    let tolerance = Key("tolerance", .number, "How far two numbers may differ and still count as the same.")
    let missing = Key("missingValues", .node(.scalar(.textOrNothing)), "The texts that mean a missing value.")
    let formerly = Key("formerly", .node(.scalar(.textOrNothing)), "The current word for each earlier one.")
}
