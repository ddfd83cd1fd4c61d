/// A small hash table of names of elements or attributes, for lookups at every tag. Names are compared by their first
/// eight bytes, in lower case (``ByteSearch/shortName(in:from:)``).
struct HTMLNames<Value: Sendable>: Sendable {
    /// Open addressing: each entry is in the first free slot from its own on; 0 means empty.
    private var slots: [(name: UInt64, value: Value?)]
    private let shift: Int

    init(_ values: [String: Value]) {
        let bits = (values.count * 8).bitWidth - (values.count * 8).leadingZeroBitCount
        slots = Array(repeating: (0, nil), count: 1 << bits)
        shift = UInt64.bitWidth - bits
        for (name, value) in values {
            let name = ByteSearch.shortName(in: Array(name.utf8), from: 0)
            slots[slot(of: name)] = (name, value)
        }
    }

    /// Nil for an unknown name.
    subscript(name: UInt64) -> Value? { name == 0 ? nil : slots[slot(of: name)].value }

    /// The slot of a name, or the free slot for it.
    private func slot(of name: UInt64) -> Int {
        var slot = Int(truncatingIfNeeded: (name &* 0x9E37_79B9_7F4A_7C15) >> UInt64(shift))
        while slots[slot].name != name, slots[slot].name != 0 { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }
}
