import Foundation
import Publish
import TestSupport
import Testing
import Workbench

/// Output is committed beside the code, so it must be what the code writes.
@Suite struct CommittedOutputTests {
    @Test func outputIsWhatABuildWrites() throws {
        let book = try BookFolder(reading: Shared.root.appending(path: "Input").path)
        let files = try Pipeline(jobs: 2).run(book).outputFiles()
        #expect(!files.isEmpty)
        let differing = OutputWriter(folder: Shared.root.appending(path: "Output").path).differences(from: files)
        #expect(differing == [], "run `make` and commit Output with the change that caused this")
    }
}
