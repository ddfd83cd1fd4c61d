#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file or folder beside the one whose place it takes once it is whole.
///
/// It goes away with the run that made it: by ``remove()``, by ``TemporaryPaths`` where the run is interrupted, and by the
/// next run where it was killed.
struct TemporaryPath {
    let path: String
    private let target: String
    private let parent: String
    private let prefix: String

    /// What a name may have of its target's, in bytes: systems allow 255.
    private static let longestName = 180
    private static let setAside = ".old"

    /// - Parameter number: tells those of one run apart.
    init(for target: String, number: Int = 0) {
        let (parent, name) = FileSystem.split(target)
        self.target = target
        self.parent = parent
        var short = name[...]
        while short.utf8.count > Self.longestName { short.removeLast() }
        prefix = ".\(short).measurebook-"
        path = "\(parent)/\(prefix)\(getpid())-\(number)"
    }

    /// Where the target stands while this takes its place, on systems that cannot exchange the two.
    var old: String { path + Self.setAside }

    /// Takes away what runs have left that were killed: their processes have ended. What one had set aside and not replaced
    /// comes back.
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

    /// Makes it known to ``TemporaryPaths``.
    func register() { TemporaryPaths.insert(path) }

    /// Takes it away, whatever it holds.
    func remove() {
        TemporaryPaths.step { FolderTree.remove(path) }
        TemporaryPaths.remove(path)
    }
}
