import Synchronization

/// The temporary files and folders of this process.
package enum TemporaryPaths {
    private static let paths = Mutex<Set<String>>([])

    static func insert(_ path: String) { _ = paths.withLock { $0.insert(path) } }

    static func remove(_ path: String) { _ = paths.withLock { $0.remove(path) } }

    /// A step of writing that an interruption cannot divide.
    static func step<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
        try paths.withLock { _ throws(Failure) in try body() }
    }

    /// Removes all temporary files and ends the process, before any other step of writing begins.
    package static func removeAll(then end: () -> Never) -> Never {
        paths.withLock { paths in
            for path in paths { FolderTree.remove(path) }
            end()
        }
    }
}
