import Text
import Workbench

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Standard output and standard error, unbuffered and independent of the locale.
enum StandardStreams {
    /// Writes a result for people. Text from articles, books and file names cannot control the terminal.
    ///
    /// - Parameter columns: to which lines are fitted; nil for lines of any width.
    static func write(_ text: String, columns: Int? = nil) {
        deliver(Array(shown(text, in: TerminalStyle.ofResults, columns: columns).utf8))
    }

    /// Writes a result in a format for people, or as data.
    static func write(_ bytes: [UInt8], isForPeople: Bool) {
        if isForPeople { write(String(decoding: bytes, as: UTF8.self)) } else { write(bytes) }
    }

    /// Writes data, unchanged unless a terminal shows them: CSV has no escapes for control characters.
    static func write(_ bytes: [UInt8]) {
        let isShown = isatty(STDOUT_FILENO) != 0
        deliver(isShown ? Array(TerminalText.report(String(decoding: bytes, as: UTF8.self)).utf8) : bytes)
    }

    /// If the reader has gone away, the program ends quietly with the exit code that shells give to filters that
    /// SIGPIPE ends. 0 would say that a check found nothing.
    private static func deliver(_ bytes: [UInt8]) {
        switch FileSystem.put(bytes, to: STDOUT_FILENO) {
        case 0: break
        case EPIPE: exit(128 + SIGPIPE)
        // A full disk must not look like success.
        default: fail("error: standard output cannot be written\n")
        }
    }

    /// Writes findings or progress. The command continues if standard error cannot be written.
    static func report(_ text: String) {
        let text = shown(text, in: TerminalStyle.ofReports, columns: TerminalSize.columnsOfReports)
        _ = FileSystem.put(Array(text.utf8), to: STDERR_FILENO)
    }

    /// Writes remarks, each on its own line.
    static func report(remarks: [String]) {
        for remark in remarks { report(TerminalText.inline(remark) + "\n") }
    }

    /// Moves the terminal's cursor on standard error.
    static func draw(_ change: String) {
        _ = FileSystem.put(Array(change.utf8), to: STDERR_FILENO)
    }

    /// Says why the command could not run, and ends the program with exit code 2.
    static func fail(_ message: String) -> Never {
        report(message)
        exit(2)
    }

    static func exit(_ code: Int32) -> Never {
        systemExit(code)
    }

    /// Makes a failing write report an error instead of ending the program: a pipe without a reader, or a file beyond
    /// the size limit. A closed stream is opened so that every use of it fails; otherwise the first file that the
    /// program opens would get its number, and its output.
    static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Makes control characters visible. No line can be a workflow command of GitHub, which begins with two colons
    /// after optional white space.
    private static func shown(_ text: String, in style: TextStyle, columns: Int?) -> String {
        let safe = TerminalText.report(text, in: style)
        let text = columns.map { TerminalLines.fitted(safe, columns: $0) } ?? safe
        var previous: UInt8 = 0
        let hasTwoColons = text.utf8.contains { byte in
            defer { previous = byte }
            return byte == UInt8(ascii: ":") && previous == byte
        }
        guard hasTwoColons else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let start = line.firstIndex { !$0.isWhitespace } ?? line.endIndex
            guard line[start...].utf8.starts(with: "::".utf8) else { return String(line) }
            return line[..<start] + "\\u003A" + String(line[start...].unicodeScalars.dropFirst())
        }.joined(separator: "\n")
    }
}

// A member with the same name hides the system's function.
private func systemExit(_ code: Int32) -> Never { exit(code) }
