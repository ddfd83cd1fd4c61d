import Workbench

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The end of the program by a signal: it says so, leaves no temporary file, and ends by the same signal, so that the shell
/// knows.
enum Interruption {
    private static let names: [Int32: String] = [SIGINT: "SIGINT", SIGTERM: "SIGTERM", SIGHUP: "SIGHUP"]

    /// Has a thread of its own wait for the signals; to be called before any other thread begins. A signal that whoever
    /// started the program ignores (nohup) stays ignored.
    static func watch() {
        var signals = waitedFor
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        pthread_create(&thread, nil, { _ in Interruption.wait() }, nil)
    }

    private static var waitedFor: sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in names.keys where !isIgnored(signal) { sigaddset(&signals, signal) }
        return signals
    }

    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(signal, nil, &action) == 0 else { return false }
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #else
            let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private static func wait() -> Never {
        var signals = waitedFor
        var received: Int32 = 0
        while sigwait(&signals, &received) != 0 {}
        TemporaryPaths.removeAll {
            let name = names[received] ?? "signal \(received)"
            StandardStreams.report("\nerror: interrupted by \(name); no file was left half written\n")
            signal(received, SIG_DFL)
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            raise(received)
            _exit(128 + received)
        }
    }
}
