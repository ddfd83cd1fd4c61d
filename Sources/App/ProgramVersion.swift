/// The version of the program, as `--version` prints it. No output of a book holds it.
enum ProgramVersion {
    static let text = "0.1.0"
}
