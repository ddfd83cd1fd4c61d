import Foundation

/// The folder beside an output folder in which the next output is written before it takes the old one's place.
struct TemporaryOutput {
    let path: String
    private let parent: String
    private let prefix: String

    init(for folder: String) {
        let (parent, name) = FileSystem.split(folder)
        self.parent = parent
        prefix = ".\(name).measurebook-"
        path = "\(parent)/\(prefix)\(getpid())"
    }

    /// Takes away what builds have left that were killed: their processes are no more.
    func removeOrphans() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? [] where name.hasPrefix(prefix) {
            guard let process = pid_t(name.dropFirst(prefix.count).prefix { $0.isNumber }), process > 0 else {
                continue
            }
            if process == getpid() || kill(process, 0) != 0 && errno == ESRCH { Self.remove("\(parent)/\(name)") }
        }
    }

    func remove() {
        Self.remove(path)
    }

    /// Folders that nobody may write into are opened first: nothing can be taken out of them otherwise.
    private static func remove(_ path: String) {
        let files = FileManager.default
        if (try? files.removeItem(atPath: path)) != nil || !files.fileExists(atPath: path) { return }
        chmod(path, 0o755)
        for inner in (try? files.subpathsOfDirectory(atPath: path)) ?? []
        where FileSystem.kind("\(path)/\(inner)") == .folder {
            chmod("\(path)/\(inner)", 0o755)
        }
        try? files.removeItem(atPath: path)
    }
}
