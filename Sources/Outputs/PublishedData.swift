package import Books
package import Text

/// The data of an output folder: its data package and the tables that it describes.
///
/// Mistakes are reported with file, line and column; the tables must not be compared then.
package struct PublishedData {
    /// Returns the bytes of a file, given its path in the folder.
    package typealias Files = (_ path: String) -> Result<[UInt8], FileError>

    /// The files of a folder on the disk.
    package static func files(of folder: String) -> @Sendable (_ path: String) -> Result<[UInt8], FileError> {
        let folder = folder.hasSuffix("/") ? folder : folder + "/"
        return { path in Result { () throws(FileError) in try FileSystem.read(folder + path) } }
    }

    /// The path of the data package in an output.
    package static let packagePath = "data/datapackage.json"
    private static let folder = "data/"

    private let files: Files
    private let problems = BookProblems()
    private let resources: [PackageResource]

    /// An output without datasets, which has no data package.
    package static var nothing: PublishedData { PublishedData() }

    private init() {
        files = { .failure(FileError(path: $0, reason: "nothing was written")) }
        resources = []
    }

    /// Reads the data package; ``mistakes`` lists what is wrong with it.
    package init(_ files: @escaping Files) {
        self.files = files
        guard let source = Self.source(Self.packagePath, files, problems) else {
            resources = []
            return
        }
        let package = PackageReader(problems: problems)
        resources = JSONReader.read(source, problems).map { package.resources(package.descriptor($0)) } ?? []
    }

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
        let problems = BookProblems()
        guard let source = Self.source("findings.json", files, problems) else { return [] }
        return JSONReader.read(source, problems)?.listItems.map { node in
            PublishedFinding(
                rule: node["rule"]?.text ?? "", file: node["article"]?.text ?? "", message: node["message"]?.text ?? "")
        } ?? []
    }

    /// The names of the datasets, in the package's order, without resources that hold claims.
    package var names: [String] { datasets.map(\.name) }

    private var datasets: [PackageResource] {
        let claims = Set(resources.compactMap(\.claims))
        return resources.filter { !claims.contains($0.name) }
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
        guard let source = Self.source(Self.folder + resource.path, files, problems) else { return nil }
        let layout = RecordLayout(resource)
        var claims = claimPlaces(of: resource)
        var records: [PublishedRecord] = []
        var first: [[String]: Int] = [:]
        TypedCells(source: source, fields: resource.fields, problems: problems).forEachRow { row in
            let record = layout.record(row.cells, claims: &claims)
            if let offset = first[record.key] {
                let key = zip(resource.key, record.key).map { "\($0)=\($1)" }.joined(separator: " ")
                problems.report(
                    "the key \(FindingText.oneLine(key)) occurs twice", at: source.place(at: row.offsets[0]),
                    notes: [Note("it first occurs here", at: source.place(at: offset))])
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
        guard let claims = resources.first(where: { $0.name == name }) else {
            let hint = NearestWord.hint(for: name, among: resources.map(\.name))
            problems.report("unknown resource \"\(name)\" with the claims\(hint)", at: dataset.namePlace)
            return places
        }
        guard let layout = ClaimLayout(claims, key: dataset.key, problems: problems),
            let source = Self.source(Self.folder + claims.path, files, problems)
        else { return places }
        TypedCells(source: source, fields: claims.fields, problems: problems).forEachRow { row in
            if let (key, place) = layout.place(row.cells) { places.add(place, of: key) }
        }
        return places
    }

    /// A file of UTF-8 without its byte-order mark; nil after a report.
    package static func source(_ path: String, _ files: Files, _ problems: BookProblems) -> SourceText? {
        switch files(path) {
        case .failure(let error):
            problems.report("the file cannot be read: \(error.reason)", at: Place(path))
            return nil
        case .success(var bytes):
            if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
            let source = SourceText(path: path, bytes: bytes)
            guard String(validating: bytes, as: UTF8.self) != nil else {
                let valid = zip(String(decoding: bytes, as: UTF8.self).utf8, bytes).prefix { $0 == $1 }.count
                problems.report("these bytes are not UTF-8", at: source.place(at: valid))
                return nil
            }
            return source
        }
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
