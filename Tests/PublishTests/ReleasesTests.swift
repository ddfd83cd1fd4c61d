import Records
import Testing

@testable import Publish

/// Versions of several datasets in one order.
@Suite struct ReleasesTests {
    @Test func chainsWithCommonVersionsAreOne() {
        var order = VersionOrder()
        order.add(["10", "11"])
        order.add(["9", "10"])
        order.add(["11", "12"])
        #expect(order.newestFirst == ["12", "11", "10", "9"])
    }

    @Test func theChainWithMostStepsIsFirst() {
        var order = VersionOrder()
        order.add(["a", "b"])
        order.add(["x", "y", "z"])
        order.add([])
        #expect(order.newestFirst == ["z", "y", "x", "b", "a"])
        order.add(["b", "x"])
        #expect(order.newestFirst == ["z", "y", "x", "b", "a"])
    }

    @Test func theNewestVersionComesFirst() throws {
        let material = ReportMaterial(publication: PlankPublication.publication, language: "en")
        let releases = Releases(material)
        #expect(releases.all.first?.title == "Edition 2021")
        #expect(releases.all.first?.steps.map(\.dataset.name).contains("bending") == true)
    }
}
