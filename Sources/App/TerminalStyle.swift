import Text

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Whether words are shown in colour: where a stream is a terminal that can, and nobody has asked for none by NO_COLOR
/// (no-color.org: set, and not empty).
enum TerminalStyle {
    // Asked once: reading the environment costs more than writing a finding.
    static let ofResults = style(of: STDOUT_FILENO)
    static let ofReports = style(of: STDERR_FILENO)

    private static func style(of descriptor: Int32) -> TextStyle {
        guard isatty(descriptor) != 0 else { return .plain }
        guard Environment.value("NO_COLOR")?.isEmpty != false, Environment.value("TERM") != "dumb" else {
            return .plain
        }
        return .colored
    }
}
