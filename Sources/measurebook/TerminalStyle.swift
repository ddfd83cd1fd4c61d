import Diagnostics
import Foundation

/// Whether words are shown in colour: where a stream is a terminal that can, and nobody has asked for none by NO_COLOR
/// (no-color.org: set, and not empty).
enum TerminalStyle {
    static var ofResults: TextStyle { style(of: STDOUT_FILENO) }
    static var ofReports: TextStyle { style(of: STDERR_FILENO) }

    private static func style(of descriptor: Int32) -> TextStyle {
        let environment = ProcessInfo.processInfo.environment
        guard isatty(descriptor) != 0, environment["NO_COLOR"]?.isEmpty != false, environment["TERM"] != "dumb" else {
            return .plain
        }
        return .colored
    }
}
