import Text

/// Recognizes files that look like a part of the book and that nothing reads.
struct StrayFiles {
    /// Those that a book may have, `Articles` among them.
    let folders: [String]
    /// Those that may be next to them.
    let files: [String]

    /// What is wrong with a file of the book's folder; nil if it belongs there, or need not be checked.
    func mistake(about path: String) -> String? {
        let parts = path.split(separator: "/").map(String.init)
        guard let first = parts.first, let name = parts.last else { return nil }
        // Articles are named by the book's file, whatever they are called.
        if first == "Articles", parts.count > 1 { return nil }
        // The backup that an editor makes of any file.
        if name.last == "~" { return nil }
        let ending = name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
        let isYAML = [".yaml", ".yml"].contains(ending.lowercased())
        guard parts.count > 1, folders.contains(first) else {
            guard isYAML, !(parts.count == 1 && files.contains(name)) else { return nil }
            return "nothing reads this file" + NearestWord.hint(for: first, among: folders + files)
        }
        if parts.count > 2, isYAML { return "nothing reads this file; move it to \(first)/\(name)" }
        if ending == ".yaml" { return nil }
        let stem = name.dropLast(ending.count)
        if isYAML { return "nothing reads this file; rename it to \(first)/\(stem).yaml" }
        // Notes for people are allowed everywhere.
        return ending == ".md" ? nil : "nothing reads this file; files of \(first) end with .yaml"
    }
}
