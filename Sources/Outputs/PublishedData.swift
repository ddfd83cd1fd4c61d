package import Books
package import Text

/// The data of an output folder: its data package and the tables that it describes.
///
/// Mistakes are reported with file, line and column; the tables must not be compared then.
package struct PublishedData {
    /// The path of the data package in an output.
    package static let packagePath = "data/datapackage.json"
    private static let folder = "data/"

    package let files: OutputFiles
    package let problems: BookProblems
    /// What the data package says; nil if it cannot be read.
    package let descriptor: KeyReader<PackageKeys>?
    private let resources: [PackageResource]

    /// Reads the data package; ``mistakes`` lists what is wrong with it.
    package init(_ files: OutputFiles, _ problems: BookProblems = BookProblems()) {
        (self.files, self.problems) = (files, problems)
        let reader = PackageReader(problems: problems)
        descriptor = files.json(Self.packagePath, problems).map(reader.descriptor)
        resources = descriptor.map(reader.resources) ?? []
    }

    /// The same of files that a function reads.
    package init(_ read: @escaping OutputFiles.Read) { self.init(OutputFiles(read)) }

    /// The mistakes in the files read so far. They belong to no rule of a book, so the findings name none.
    package var mistakes: [Finding] {
        problems.findings.map { finding in
            Finding(
                rule: "", severity: finding.severity, message: finding.message, place: finding.place,
                notes: finding.notes)
        }
    }

    /// What `findings.json` contains; nothing if it cannot be read.
    package var findings: [PublishedFinding] {
        files.json("findings.json", BookProblems())?.listItems.map { node in
            PublishedFinding(
                rule: node["rule"]?.text ?? "", file: node["article"]?.text ?? "", message: node["message"]?.text ?? "")
        } ?? []
    }

    /// The names of the datasets, in the package's order, without resources that hold claims.
    package var names: [String] { datasets.map(\.name) }

    /// The tables of values, in the package's order.
    package var datasets: [PackageResource] {
        let claims = Set(resources.compactMap(\.claims))
        return resources.filter { !claims.contains($0.name) }
    }

    /// The table with the claims behind a dataset.
    package func claims(of dataset: PackageResource) -> PackageResource? {
        resources.first { $0.name == dataset.claims }
    }

    /// The rows of a table; nil after reporting that its file cannot be read.
    package func cells(of resource: PackageResource) -> TypedCells? {
        files.text(Self.folder + resource.path, problems).map {
            TypedCells(source: $0, fields: resource.fields, problems: problems)
        }
    }

    /// The tables of the requested datasets.
    ///
    /// - Parameter names: nil for all.
    /// - Complexity: linear in the bytes of their files.
    package func tables(_ names: Set<String>? = nil) -> [PublishedTable] {
        var known: Set<String> = []
        return datasets.filter { names?.contains($0.name) != false }.compactMap { resource in
            guard known.insert(resource.name).inserted else {
                problems.report("the resource \"\(resource.name)\" occurs twice", at: resource.namePlace)
                return nil
            }
            return table(resource)
        }
    }

    private func table(_ resource: PackageResource) -> PublishedTable? {
        guard !resource.key.isEmpty else {
            problems.report(
                "the schema of \"\(resource.name)\" has no primaryKey, so its records cannot be identified",
                at: resource.namePlace)
            return nil
        }
        guard let cells = cells(of: resource) else { return nil }
        let layout = RecordLayout(resource)
        var claims = claimPlaces(of: resource)
        var records: [PublishedRecord] = []
        var first: [[String]: Int] = [:]
        cells.forEachRow { row in
            let record = layout.record(row, claims: &claims)
            if let offset = first[record.key] {
                let key = zip(resource.key, record.key).map { "\($0)=\($1)" }.joined(separator: " ")
                problems.report(
                    "the key \(FindingText.oneLine(key)) occurs twice", at: cells.source.place(at: row.offsets[0]),
                    notes: [Note("it first occurs here", at: cells.source.place(at: offset))])
                return
            }
            first[record.key] = row.offsets[0]
            records.append(record)
        }
        return PublishedTable(name: resource.name, shape: layout.shape, records: records)
    }

    private func claimPlaces(of dataset: PackageResource) -> ClaimPlaces {
        var places = ClaimPlaces()
        guard let name = dataset.claims else { return places }
        guard let claims = claims(of: dataset) else {
            let hint = NearestWord.hint(for: name, among: resources.map(\.name))
            problems.report("unknown resource \"\(name)\" with the claims\(hint)", at: dataset.namePlace)
            return places
        }
        guard let layout = ClaimLayout(claims, key: dataset.key, problems: problems),
            let cells = cells(of: claims)
        else { return places }
        cells.forEachRow { row in
            if let (key, place) = layout.place(row.cells) { places.add(place, of: key) }
        }
        return places
    }
}

/// A finding of an output, without its line, which changes with the article.
package struct PublishedFinding: Hashable, Sendable {
    let rule: String
    /// The path of the file that it is about.
    let file: String
    let message: String

    package init(rule: String, file: String, message: String) {
        (self.rule, self.file, self.message) = (rule, file, message)
    }
}
