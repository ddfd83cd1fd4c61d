import Foundation
import TestSupport
import Testing

/// What the first pages tell a reader to type exists. Blocks with a prompt are run by `DocumentedRunsTests`, and CI runs
/// these targets.
@Suite struct PageCommandsTests {
    @Test(arguments: ["README.md", "Documentation/installing.md"])
    func targetsOfMakeExist(page: String) throws {
        let makefile = try String(contentsOf: Shared.root.appending(path: "Makefile"), encoding: .utf8)
        let text = try String(contentsOf: Shared.root.appending(path: page), encoding: .utf8)
        let indented = text.matches(of: /(?m)^    make ([a-z]+)/).map { String($0.1) }
        let named = text.matches(of: /`make ([a-z]+)`/).map { String($0.1) }
        #expect(indented.count + named.count > 2)
        for target in indented + named {
            #expect(makefile.contains("\n\(target):"), "\(page): make \(target)")
        }
        #expect(makefile.contains("PROGRAM := $(STAMPS)/measurebook") && makefile.contains("STAMPS  := .build/make"))
        #expect(text.contains(".build/make"))
    }
}
