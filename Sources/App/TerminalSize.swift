#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The width of the terminal that shows results and messages.
enum TerminalSize {
    private static let usualColumns = 80

    /// Nil if standard output is not a terminal: piped output is never wrapped. COLUMNS overrides the terminal's
    /// width.
    static var columnsOfResults: Int? {
        isatty(STDOUT_FILENO) != 0 ? columns(of: STDOUT_FILENO) : nil
    }

    /// The same for findings and messages.
    static var columnsOfReports: Int? {
        isatty(STDERR_FILENO) != 0 ? columns(of: STDERR_FILENO) : nil
    }

    static func columns(of descriptor: Int32) -> Int {
        if let text = Environment.value("COLUMNS"), let columns = Int(text), columns > 0 {
            return columns
        }
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return usualColumns }
        return Int(size.ws_col)
    }
}
