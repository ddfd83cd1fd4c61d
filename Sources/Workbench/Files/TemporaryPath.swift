import Text

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A new file or folder beside the one that it replaces once it is complete.
///
/// Removed by the run that created it: by ``remove()``, by ``TemporaryPaths`` if the run is interrupted, or by the
/// next run if it was killed.
struct TemporaryPath {
    let path: String
    private let target: String
    private let parent: String
    private let prefix: String

    /// The part of the target's name that is kept, in bytes: systems allow 255 for the whole name.
    private static let longestName = 180
    private static let setAside = ".old"

    /// - Parameter number: distinguishes several temporary paths of one run.
    init(for target: String, number: Int = 0) {
        let (parent, name) = FileSystem.split(target)
        self.target = target
        self.parent = parent
        var short = name[...]
        while short.utf8.count > Self.longestName { short.removeLast() }
        prefix = ".\(short).measurebook-"
        path = "\(parent)/\(prefix)\(getpid())-\(number)"
    }

    /// The former target during a replacement, on systems that cannot exchange folders.
    var old: String { path + Self.setAside }

    /// Removes the temporary files of processes that have ended, and restores targets that they moved away without
    /// replacing them.
    func removeOrphans() {
        let names = (try? FileSystem.names(in: parent, includingHidden: true)) ?? []
        for name in names where name.hasPrefix(prefix) {
            guard let process = pid_t(name.dropFirst(prefix.count).prefix { $0.isNumber }), process > 0,
                process == getpid() || kill(process, 0) != 0 && errno == ESRCH
            else { continue }
            let path = "\(parent)/\(name)"
            if name.hasSuffix(Self.setAside), FileSystem.kind(target) == nil, rename(path, target) == 0 { continue }
            FolderTree.remove(path)
        }
    }

    func register() { TemporaryPaths.insert(path) }

    /// Removes the file or folder.
    func remove() {
        TemporaryPaths.step { FolderTree.remove(path) }
        TemporaryPaths.remove(path)
    }
}
