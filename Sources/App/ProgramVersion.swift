/// The version of the program, as `--version` prints it. It is not part of a book's output.
enum ProgramVersion {
    static let text = "0.1.0"
}
