import Foundation
import TestSupport
import Testing
import Workbench

/// Output is committed beside the code, so it must be what the code writes.
@Suite struct CommittedOutputTests {
    @Test func outputIsWhatABuildWrites() throws {
        let book = try BookFolder(reading: Shared.root.appending(path: "Input").path)
        let writer = OutputWriter(folder: Shared.root.appending(path: "Output").path, isComparing: true)
        #expect(try Pipeline(jobs: 2).run(book).makeOutput(writer.take) > 0)
        let differing = writer.differences
        #expect(differing == [], "run `make` and commit Output with the change that caused this")
    }
}
