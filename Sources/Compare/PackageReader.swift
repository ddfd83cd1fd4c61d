import Books
import Records
import Text

/// A table of a data package, as its descriptor describes it.
struct PackageResource {
    struct Field {
        let name: String
        let type: FieldType
        let unit: String?
        let tolerance: Tolerance
        /// The texts that mean a missing value.
        let missing: [String]
        /// The current word for each text under which a word was published before.
        let formerly: [String: String]
    }

    let name: String
    let namePlace: Place
    /// Relative to the descriptor's folder.
    let path: String
    let fields: [Field]
    /// The fields that identify a row.
    let key: [String]
    /// The name of the resource with the claims behind the rows.
    let claims: String?
}

/// Reads the table descriptions of a data package (Data Package 2.0, https://datapackage.org): the standard's
/// properties that a comparison needs, and the program's own (`claims`, `unit`, `tolerance`, `formerly`).
struct PackageReader {
    let problems: BookProblems

    /// In the package's order; reports invalid resources and leaves them out.
    func resources(_ root: BookNode) -> [PackageResource] {
        let package = MapReader(root, subject: "a data package", problems: problems)
        _ = package.requiredNode("resources")
        let nodes = package.nodes("resources") ?? []
        return nodes.compactMap { resource(MapReader($0, subject: "a resource", problems: problems)) }
    }

    private func resource(_ map: MapReader) -> PackageResource? {
        let (name, path) = (map.requiredText("name"), map.requiredText("path"))
        let schema = map.requiredNode("schema").map {
            MapReader($0, subject: "a schema", problems: problems)
        }
        guard let name, let path, let schema else { return nil }
        if !Self.isBeside(path) {
            problems.report(
                "\"path\" names a file in the package's folder, but found \"\(path)\"", at: map.place(of: "path"))
            return nil
        }
        let missing = emptyTexts(schema) ?? [""]
        _ = schema.requiredNode("fields")
        let fields = (schema.nodes("fields") ?? []).compactMap { field($0, missing: missing) }
        let key = schema.texts("primaryKey") ?? []
        for column in key where !fields.contains(where: { $0.name == column }) {
            let hint = NearestWord.hint(for: column, among: fields.map(\.name))
            problems.report("the schema has no field \"\(column)\"\(hint)", at: schema.place(of: "primaryKey"))
            return nil
        }
        return PackageResource(
            name: name, namePlace: map.place(of: "name"), path: path, fields: fields, key: key,
            claims: map.text("claims"))
    }

    private func field(_ node: BookNode, missing: [String]) -> PackageResource.Field? {
        let map = MapReader(node, subject: "a field", problems: problems)
        guard let name = map.requiredText("name") else { return nil }
        // Cells of the standard's other types are compared as text.
        let type = map.text("type").flatMap(FieldType.init) ?? .text
        return PackageResource.Field(
            name: name, type: type == .word ? .text : type, unit: map.text("unit"),
            tolerance: Tolerance(map.number("tolerance")), missing: emptyTexts(map) ?? missing,
            formerly: renames(map))
    }

    private func renames(_ map: MapReader) -> [String: String] {
        guard case .map(let entries) = map.node("formerly")?.content else { return [:] }
        return Dictionary(
            entries.compactMap { entry in entry.value.text.map { (entry.key, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The standard also allows maps with a label for each value.
    private func emptyTexts(_ map: MapReader) -> [String]? {
        map.nodes("missingValues")?.compactMap { node in
            guard case .map(let entries) = node.content else { return node.text }
            return entries.first { $0.key == "value" }?.value.text
        }
    }

    private static func isBeside(_ path: String) -> Bool {
        !path.hasPrefix("/") && !path.contains("\\") && !path.contains("://")
            && !path.split(separator: "/").contains("..")
    }
}
