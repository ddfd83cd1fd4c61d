import Synchronization
import Workbench

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Shows the progress of a long command on standard error, if that is a terminal that can rewrite a line.
///
/// Results and findings are written through this type, because the line is erased before them.
final class TerminalProgress: Sendable {
    private let start = ContinuousClock.now
    private let resultsShareTerminal = isatty(STDOUT_FILENO) != 0
    /// Nil if no progress is shown.
    private let line: Mutex<ProgressLine>?

    init() {
        let isShown = isatty(STDERR_FILENO) != 0 && Environment.value("TERM") != "dumb"
        line = isShown ? Mutex(ProgressLine(columns: TerminalSize.columns(of: STDERR_FILENO))) : nil
    }

    /// What is reported to it is shown.
    var progress: WorkProgress { line == nil ? .none : WorkProgress(update) }

    private func update(_ count: WorkProgress.Count) {
        let elapsed = (ContinuousClock.now - start) / .seconds(1)
        line?.withLock { Self.draw($0.update(count, seconds: elapsed)) }
    }

    func erase() {
        line?.withLock { Self.draw($0.erase()) }
    }

    func write(_ results: [UInt8]) {
        erase()
        StandardStreams.write(results)
        if resultsShareTerminal { line?.withLock { $0.note(results) } }
    }

    func report(findings: String) {
        erase()
        StandardStreams.report(findings)
    }

    private static func draw(_ change: String) {
        if !change.isEmpty { StandardStreams.draw(change) }
    }
}
