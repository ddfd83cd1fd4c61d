import Foundation
import TestSupport
import Testing

@testable import Workbench

@Suite struct TemporaryPathTests {
    /// No process has this number: it is above the largest that systems give.
    private static let ended = 2_147_483_000

    @Test func whatEndedProcessesLeftGoesAway() throws {
        let folder = try TemporaryFolder()
        try folder.write("x", to: ".page.md.measurebook-\(Self.ended)-0")
        try folder.write("x", to: ".page.md.measurebook-\(Self.ended)-1/data/a.csv")
        try folder.write("x", to: ".page.md.measurebook-1-0")
        try folder.write("x", to: ".page.md.measurebook-mine")
        try folder.write("x", to: ".other.md.measurebook-\(Self.ended)-0")
        TemporaryPath(for: folder.path + "/page.md").removeOrphans()
        #expect(
            folder.paths() == [
                ".other.md.measurebook-\(Self.ended)-0", ".page.md.measurebook-1-0", ".page.md.measurebook-mine",
            ])
    }

    /// A process that was killed between its two steps has set the old output aside, and put no other in its place.
    @Test func whatWasSetAsideComesBack() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: ".Output.measurebook-\(Self.ended)-0.old/a")
        try folder.write("new", to: ".Output.measurebook-\(Self.ended)-0/a")
        TemporaryPath(for: folder.path + "/Output").removeOrphans()
        #expect(folder.paths() == ["Output/a"] && folder.text("Output/a") == "old")
    }

    @Test func aLongNameIsShortened() throws {
        let folder = try TemporaryFolder()
        let name = String(repeating: "板", count: 80) + ".md"
        try folder.write("old", to: name)
        try PageFiles.write([(folder.path + "/" + name, Array("new".utf8))])
        #expect(folder.paths() == [name] && folder.text(name) == "new")
    }
}
