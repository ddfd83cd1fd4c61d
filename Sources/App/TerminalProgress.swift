import Workbench

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Shows the progress of a long command on standard error, if that is a terminal that can rewrite a line.
///
/// Results and findings are written through this type, because the line is erased before them.
final class TerminalProgress {
    private let start = ContinuousClock.now
    private let resultsShareTerminal = isatty(STDOUT_FILENO) != 0
    /// Nil if no progress is shown.
    private var line: ProgressLine?

    init() {
        guard isatty(STDERR_FILENO) != 0, Environment.value("TERM") != "dumb" else { return }
        line = ProgressLine(columns: TerminalSize.columns(of: STDERR_FILENO))
    }

    func update(done: Int, of total: Int) {
        guard line != nil else { return }
        let elapsed = (ContinuousClock.now - start) / .seconds(1)
        report(line?.update(done: done, of: total, seconds: elapsed))
    }

    func erase() {
        report(line?.erase())
    }

    func write(_ results: [UInt8]) {
        erase()
        StandardStreams.write(results)
        if resultsShareTerminal { line?.note(results) }
    }

    func report(findings: String) {
        erase()
        StandardStreams.report(findings)
    }

    private func report(_ change: String?) {
        if let change, !change.isEmpty { StandardStreams.draw(change) }
    }
}
