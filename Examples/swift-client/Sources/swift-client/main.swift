import MeasureBook

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

// Answers the questions of the README and of Documentation/asking.md:
//
//     swift run swift-client ../../Output
do {
    let book = try Book(output: CommandLine.arguments.dropFirst().first ?? "../../Output")
    print("\(book.title), data version \(book.dataVersion.prefix(12))")
    for (number, question) in questions.enumerated() {
        print("\n\(number + 1). \(question.text)\n   \(question.command)")
        for line in try question.answer(book) { print("     " + line) }
    }
} catch {
    print("error: \(error)")
    exit(1)
}
