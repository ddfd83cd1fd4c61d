import TestSupport

/// A page of any tags has the tree that gumbo reads. The bytes of the input choose the tags.
struct PageCheck {
    let bytes: [UInt8]

    func check() {
        var choices = Choices(bytes: bytes[...])
        let page = TagPage(count: bytes.count / 2, hasSpaces: false, using: &choices)
        guard page.hasRulesOfToday, !page.drawsBesideTables else { return }
        let difference = page.difference
        promise(difference == nil, "the tree that gumbo reads: \(difference ?? "")")
    }

    /// A generator that gives the bytes in turn, each as the highest bits of a number, and one bit of it to choices of two.
    private struct Choices: RandomNumberGenerator {
        var bytes: ArraySlice<UInt8>

        mutating func next() -> UInt64 {
            let byte = UInt64(bytes.popFirst() ?? 0)
            // The bit below keeps the number from being drawn again.
            return byte << 56 | 1 << 55 | (byte & 1) << 17
        }
    }
}
