#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// How wide the terminal is to which results go.
enum TerminalSize {
    private static let usualColumns = 80

    /// Nil where standard output is no terminal: what is piped is never wrapped. COLUMNS overrules what the terminal says.
    static var columnsOfResults: Int? {
        isatty(STDOUT_FILENO) != 0 ? columns(of: STDOUT_FILENO) : nil
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
