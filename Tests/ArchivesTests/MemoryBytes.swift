import Archives

/// Bytes in memory.
final class MemoryBytes: ByteSource, RandomBytes {
    private let all: [UInt8]
    private let step: Int
    private var position = 0

    /// - Parameter step: how many bytes are handed out at a time.
    init(_ bytes: [UInt8], step: Int = .max) {
        all = bytes
        self.step = step
    }

    var count: Int { all.count }

    func next() -> [UInt8] {
        let end = position + min(step, all.count - position)
        defer { position = end }
        return Array(all[position..<end])
    }

    func bytes(at position: Int, count: Int) -> [UInt8] {
        guard position >= 0, position < all.count, count > 0 else { return [] }
        return Array(all[position..<(position + min(count, all.count - position))])
    }
}
