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
    /// What else the descriptor says of it.
    package let declared: KeyReader<ResourceKeys>
}

/// Reads the table descriptions of a data package (Data Package 2.0, https://datapackage.org): the standard's
/// properties that a comparison needs, and the program's own (`claims`, `unit`, `tolerance`, `formerly`).
package struct PackageReader {
    package let problems: BookProblems

    package init(problems: BookProblems) { self.problems = problems }

    package func descriptor(_ root: BookNode) -> KeyReader<PackageKeys> {
        KeyReader(root, as: PackageKeys.form, problems: problems)
    }

    /// The tables to compare, in the package's order; reports invalid resources and leaves them out.
    package func resources(_ package: KeyReader<PackageKeys>) -> [PackageResource] {
        package.resources
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
        let key = schema.key.isEmpty ? map.key : schema.key
        for column in key where !fields.contains(where: { $0.name == column }) {
            let hint = NearestWord.hint(for: column, among: fields.map(\.name))
            problems.report(
                "the schema has no field \"\(column)\"\(hint)",
                at: schema.key.isEmpty ? map.place(of: \.key) : schema.place(of: \.key))
            return nil
        }
        return PackageResource(
            name: name, namePlace: map.place(of: \.name), path: path, fields: fields, key: key,
            claims: map.claims, declared: map)
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
