import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The temporary files and folders of this process.
package enum TemporaryPaths {
    private struct State {
        var paths: Set<String> = []
        /// The number of steps that threads are in the middle of.
        var steps = 0
        var isEnding = false
    }

    private static let state = Mutex(State())

    static func insert(_ path: String) { _ = state.withLock { $0.paths.insert(path) } }

    static func remove(_ path: String) { _ = state.withLock { $0.paths.remove(path) } }

    /// A step of writing that an interruption cannot divide. Several threads may be in the middle of one.
    static func step<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
        wait {
            guard !$0.isEnding else { return false }
            $0.steps += 1
            return true
        }
        defer { state.withLock { $0.steps -= 1 } }
        return try body()
    }

    /// Removes all temporary files and ends the process: no step begins any more, and those of other threads are waited for.
    package static func removeAll(then end: () -> Never) -> Never {
        state.withLock { $0.isEnding = true }
        wait { $0.steps == 0 }
        for path in state.withLock(\.paths) { FolderTree.remove(path) }
        end()
    }

    /// Returns when a condition holds; the process ends otherwise, or a step takes long, so it is asked only now and then.
    private static func wait(until isTrue: (inout State) -> Bool) {
        while !state.withLock({ isTrue(&$0) }) { usleep(1000) }
    }
}
