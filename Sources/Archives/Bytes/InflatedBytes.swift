import Gzip
package import Text

/// The unpacked bytes of a gzip file of any number of members.
package final class InflatedBytes: ByteSource {
    private static let step = 65_536
    /// The bytes of a damaged member that are searched for the next one.
    private static let mostHeld = 4 << 20
    /// The bytes that tell whether a member begins at a place.
    private static let (triedPacked, triedUnpacked) = (1_024, 512)

    private let source: any ByteSource
    private var inflater: Inflater
    private let allowance: UnpackingAllowance
    /// Packed bytes, from the beginning of the current member as far as it is held.
    private var packed: [UInt8] = []
    private var position = 0
    private var memberStart = 0
    private var isInMember = true
    private var hasEnded = false
    /// What `resume` has unpacked.
    private var pending: [UInt8] = []
    private var (readCount, unpackedCount) = (0, 0)
    package var packedCount: Int? { readCount }
    package private(set) var damage: StreamDamage?
    /// The bytes of all members before the current one: a checksum is about a member.
    package private(set) var soundCount = 0

    /// Nil if zlib runs out of memory.
    package init?(_ source: any ByteSource, allowance: UnpackingAllowance) {
        guard let inflater = Inflater(.gzip) else { return nil }
        self.inflater = inflater
        self.source = source
        self.allowance = allowance
    }

    package func next() throws(FileError) -> [UInt8] {
        if !pending.isEmpty {
            defer { pending = [] }
            return pending
        }
        while damage == nil {
            if position == packed.count, try !fill() {
                if isInMember { damage = .truncated }
                return []
            }
            if !isInMember, try !beginMember() { return [] }
            let (part, status) = inflater.part(of: packed, from: &position, room: Self.step)
            unpackedCount += part.count
            if unpackedCount > allowance.unpacked(from: readCount) {
                damage = .excess
                return []
            }
            switch status {
            case .damaged: damage = .damaged
            case .endOfMember: isInMember = false
            case .more: break
            }
            if !part.isEmpty { return part }
        }
        return []
    }

    /// Looks for a member whose data begin with the given bytes, after the beginning of the damaged one.
    package func resume(with beginning: [UInt8]) throws(FileError) -> Bool {
        guard damage == .damaged || damage == .followed else { return false }
        position = memberStart + 1
        while true {
            while position + Self.triedPacked > packed.count, try fill() {}
            guard position + 2 < packed.count else { return false }
            if GzipFile.isMember(packed, at: position), tries(beginning) { return true }
            position += 1
            memberStart = position
        }
    }

    private func tries(_ beginning: [UInt8]) -> Bool {
        var index = 0
        guard inflater.reset() else { return false }
        let input = Array(packed[position..<min(position + Self.triedPacked, packed.count)])
        let (part, status) = inflater.part(of: input, from: &index, room: Self.triedUnpacked)
        guard status != .damaged, part.starts(with: beginning) else { return false }
        memberStart = position
        position += index
        pending = part
        soundCount = unpackedCount
        unpackedCount += part.count
        damage = nil
        isInMember = status != .endOfMember
        return true
    }

    /// At the end of a member. Tapes pad blocks with zeros, which are ignored.
    private func beginMember() throws(FileError) -> Bool {
        memberStart = position
        while packed.count - position < 3, try fill() {}
        if GzipFile.isMember(packed, at: position) {
            guard inflater.reset() else {
                damage = .damaged
                return false
            }
            isInMember = true
            soundCount = unpackedCount
            return true
        }
        if packed.count - position < 3, packed[position] == 0x1F {
            damage = .truncated
            return false
        }
        while true {
            guard packed[position...].allSatisfy({ $0 == 0 }) else {
                damage = .followed
                return false
            }
            position = packed.count
            memberStart = position
            guard try fill() else { return false }
        }
    }

    private func fill() throws(FileError) -> Bool {
        guard !hasEnded else { return false }
        let part = try source.next()
        guard !part.isEmpty else {
            hasEnded = true
            return false
        }
        readCount += part.count
        if position - memberStart > Self.mostHeld { memberStart = position }
        if memberStart > 0 {
            packed.removeFirst(memberStart)
            position -= memberStart
            memberStart = 0
        }
        if packed.isEmpty { packed = part } else { packed += part }
        return true
    }
}

/// How much a compressed file may unpack to.
package struct UnpackingAllowance: Sendable {
    /// What any file may unpack to.
    private static let base = 4_000_000

    let ratio: Int

    package init(ratio: Int) { self.ratio = ratio }

    func unpacked(from packed: Int) -> Int {
        let (product, overflow) = packed.multipliedReportingOverflow(by: ratio)
        return overflow || product > .max - Self.base ? .max : product + Self.base
    }
}
