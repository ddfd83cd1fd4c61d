import Text

/// `data/load.sql`: a script for DuckDB (https://duckdb.org) that makes a table of each CSV file, with exact types and keys.
///
///     CREATE TYPE "vocabulary/species" AS ENUM ('oak', 'pine');
///     CREATE TABLE "size" (
///       "species" "vocabulary/species" NOT NULL,
///       "value" DECIMAL(18, 1),
///       PRIMARY KEY ("species"),
///       FOREIGN KEY ("species") REFERENCES "vocabulary/species" ("word")
///     );
///     COPY "size" FROM 'size.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);
///
/// Words are enumerations in their own order, by which they are sorted; `<` compares them as the book does if both sides are
/// of the type: `"species" < 'pine'::"vocabulary/species"`.
struct LoadScript {
    static let path = "data/load.sql"

    /// Each table after those that it names.
    private let resources: [DataResource]
    /// By vocabulary.
    private let words: [String: [SchemaField.Word]]

    init(_ resources: [DataResource]) {
        self.resources = Self.sorted(resources)
        words = Dictionary(
            first: resources.flatMap(\.fields).compactMap { field in field.vocabulary.map { ($0, field.words) } })
    }

    var text: String {
        let head = """
            -- The data as tables of DuckDB, with their types and keys. Run it in the folder of the CSV files, and name a database
            -- elsewhere, because a build refuses a folder with files that are not its own:
            --     duckdb ~/book.duckdb < load.sql

            """
        let types = words.sorted { $0.key < $1.key }.map { name, words in
            "CREATE TYPE \(SQLText.name(VocabularyResource.path(of: name))) AS \(Self.enumeration(words));\n"
        }
        var made: Set<String> = []
        let tables = resources.map { resource in
            made.insert(resource.path)
            return "\n" + creation(of: resource, after: made) + Self.copy(resource)
        }
        return head + types.joined() + tables.joined()
    }

    /// Only a table that is there can be referred to. Where tables name each other, one of the references is left out.
    private static func sorted(_ resources: [DataResource]) -> [DataResource] {
        let byPath = Dictionary(first: resources.map { ($0.path, $0) })
        var sorted: [DataResource] = []
        var known: Set<String> = []
        func add(_ resource: DataResource) {
            guard known.insert(resource.path).inserted else { return }
            for key in resource.foreignKeys { byPath[key.path].map(add) }
            sorted.append(resource)
        }
        resources.forEach(add)
        return sorted
    }

    private func creation(of resource: DataResource, after made: Set<String>) -> String {
        // An enumeration has no empty text.
        let columns = resource.fields.map { field in
            (field, type(of: field, in: resource), field.hasEmptyWord ? SQLText.list(field.words) : nil)
        }
        return SQLText.table(
            resource.path, columns, key: resource.primaryKey,
            references: resource.foreignKeys.filter { made.contains($0.path) && hasEqualTypes($0, in: resource) })
    }

    /// DuckDB refuses a reference between columns of different types, such as numbers with more decimal places in one.
    private func hasEqualTypes(_ key: ForeignKey, in resource: DataResource) -> Bool {
        guard let other = resources.first(where: { $0.path == key.path }) else { return false }
        func types(_ names: [String], _ resource: DataResource) -> [String?] {
            names.map { name in resource.fields.first { $0.name == name }.map { type(of: $0, in: resource) } }
        }
        return types(key.columns, resource) == types(key.references, other)
    }

    private static func copy(_ resource: DataResource) -> String {
        let filled = resource.fields.filter { $0.isEmptyAValue && $0.storage == .text }.map(\.name)
        return """
            COPY \(SQLText.name(resource.path)) FROM \(SQLText.literal(resource.path(.csv))) (FORMAT csv, HEADER, \
            DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', \
            \(filled.isEmpty ? "" : "FORCE_NOT_NULL \(SQLText.names(filled)), ")AUTO_DETECT false);

            """
    }

    private func type(of field: SchemaField, in resource: DataResource) -> String {
        if let vocabulary = field.vocabulary ?? (field.name == VocabularyResource.word ? resource.vocabulary : nil),
            words[vocabulary] != nil
        {
            return SQLText.name(VocabularyResource.path(of: vocabulary))
        }
        let (whole, places) = (field.digits.whole, field.digits.places)
        switch field.storage {
        case .truth: return "BOOLEAN"
        case .integer where whole <= Self.precisions[0]: return "BIGINT"
        case .integer, .decimal:
            return Self.precisions.first { whole + places <= $0 }.map { "DECIMAL(\($0), \(places))" } ?? "DOUBLE"
        case .text: return field.words.isEmpty || field.hasEmptyWord ? "VARCHAR" : Self.enumeration(field.words)
        }
    }

    /// The greatest numbers of digits of DuckDB's decimal numbers in 8 and 16 bytes.
    private static let precisions = [18, 38]

    private static func enumeration(_ words: [SchemaField.Word]) -> String { "ENUM (\(SQLText.list(words)))" }
}

extension SchemaField {
    fileprivate var hasEmptyWord: Bool { words.contains { $0.id.isEmpty } }
}
