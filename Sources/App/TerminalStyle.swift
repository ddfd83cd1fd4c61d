import Text

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Whether text is coloured: only on a terminal that supports colour, and unless NO_COLOR is set and not empty
/// (no-color.org).
enum TerminalStyle {
    // Computed once: reading the environment costs more than writing a finding.
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
