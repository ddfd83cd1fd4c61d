import Workbench

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Ends the program on a signal: reports it, removes temporary files, and ends by the same signal, so that the shell
/// knows.
enum Interruption {
    private static let names: [Int32: String] = [SIGINT: "SIGINT", SIGTERM: "SIGTERM", SIGHUP: "SIGHUP"]

    /// Starts a thread that waits for the signals; call it before any other thread starts. A signal that the parent
    /// process ignores (nohup) stays ignored.
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
            StandardStreams.report("\nerror: interrupted by \(name); no file is half written\n")
            signal(received, SIG_DFL)
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            raise(received)
            _exit(128 + received)
        }
    }
}
