import Text

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Standard output and standard error, written at once and without a locale.
enum StandardStreams {
    /// Writes a result for people: what stands in it of articles, books and names of files cannot drive the terminal.
    static func write(_ text: String) {
        write(Array(shown(text, in: TerminalStyle.ofResults).utf8))
    }

    /// Writes a result in a format that is for people, or is data.
    static func write(_ bytes: [UInt8], isForPeople: Bool) {
        if isForPeople { write(String(decoding: bytes, as: UTF8.self)) } else { write(bytes) }
    }

    /// Writes a result as it is: a data format, with escapes of its own. A reader that has gone away ends the program
    /// quietly, as it does for every filter.
    static func write(_ bytes: [UInt8]) {
        switch put(bytes, to: STDOUT_FILENO) {
        case 0: break
        case EPIPE: exit(0)
        // A full disk must not look like success.
        default: fail("error: standard output cannot be written\n")
        }
    }

    /// Writes findings or progress. What nobody can see does not keep the command from its work.
    static func report(_ text: String) {
        _ = put(Array(shown(text, in: TerminalStyle.ofReports).utf8), to: STDERR_FILENO)
    }

    /// Writes what moves the cursor of the terminal on standard error.
    static func draw(_ change: String) {
        _ = put(Array(change.utf8), to: STDERR_FILENO)
    }

    /// Says why the command could not run, and ends the program with exit code 2.
    static func fail(_ message: String) -> Never {
        report(message)
        exit(2)
    }

    static func exit(_ code: Int32) -> Never {
        systemExit(code)
    }

    /// Ends the program while a large value is still held: the system takes its memory back at once, and to free it
    /// piece by piece takes a tenth as long as to build a book.
    static func exit(_ code: Int32, holding value: some Any) -> Never {
        withExtendedLifetime(value) { systemExit(code) }
    }

    /// Lets a write that fails say so, instead of ending the program: into a pipe that nobody reads any more, or beyond the
    /// limit on the size of files. A stream that is closed is opened where every use of it fails: the first file of the
    /// program would take its number otherwise, and get what is meant for the stream.
    static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Control characters show, and no line is a workflow command of GitHub, which begins with two colons after any white
    /// space.
    private static func shown(_ text: String, in style: TextStyle) -> String {
        let text = TerminalText.report(text, in: style)
        let colon = UInt8(ascii: ":")
        guard zip(text.utf8, text.utf8.dropFirst()).contains(where: { $0 == colon && $1 == colon }) else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let start = line.firstIndex { !$0.isWhitespace } ?? line.endIndex
            guard line[start...].utf8.starts(with: "::".utf8) else { return String(line) }
            return line[..<start] + "\\u003A" + String(line[start...].unicodeScalars.dropFirst())
        }.joined(separator: "\n")
    }

    /// The system's error, or 0.
    private static func put(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        var offset = 0
        while offset < bytes.count {
            let written = bytes[offset...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if written >= 0 {
                offset += written
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }
}

// The members of the same names hide the system's functions.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}

private func systemExit(_ code: Int32) -> Never { exit(code) }
