import Records
import Testing

struct PartitionTests {
    @Test func groupsStandInTheOrderOfTheirFirstItems() {
        var partition = Partition(count: 5)
        partition.refine(width: 2) { [1, 0, 1, 0, 1][$0] }
        partition.refine(width: 3) { [0, 2, 0, 1, 2][$0] }
        #expect(partition.groups(of: ["a", "b", "c", "d", "e"]) == [["a", "c"], ["b"], ["d"], ["e"]])
    }

    @Test func withoutItemsThereAreNoGroups() {
        var partition = Partition(count: 0)
        partition.refine(width: 2) { $0 }
        #expect(partition.groups(of: [String]()).isEmpty)
    }

    /// Wide properties take another path, with the same result.
    @Test func wideAndNarrowPropertiesGroupAlike() {
        let values = (0..<500).map { ($0 * 7919) % 250 }
        var wide = Partition(count: values.count)
        wide.refine(width: 1_000_000) { values[$0] }
        var narrow = Partition(count: values.count)
        narrow.refine(width: 250) { values[$0] }
        #expect(wide.groups(of: values) == narrow.groups(of: values))
        #expect(wide.groupCount == 250)
    }
}
