/// What a gzip file holds.
package struct GzipFile: Sendable {
    /// How the file ends.
    package enum End: Hashable, Sendable {
        case complete
        /// The file ends before its data do: what came out is the beginning of them.
        case truncated
        /// The data contradict themselves or their checksum: what came out may be wrong.
        case damaged
        /// More than the limit comes out; what did is a part of it.
        case excess
        /// Other bytes follow, which are none of its data.
        case followed
    }

    /// The data of all members, one behind the other, up to where `end` came.
    package let bytes: [UInt8]
    package let end: End

    /// Whether a file is one: its first bytes say so.
    package static func isOne(_ bytes: [UInt8]) -> Bool { isMember(bytes, at: 0) }

    /// Unpacks a file; linear in what comes out, which is at most about the limit.
    ///
    /// - Parameter limit: the bytes that may come out.
    package init(_ packed: [UInt8], limit: Int) {
        var output: [UInt8] = []
        end = Self.unpack(packed, limit: limit, into: &output)
        bytes = output
    }

    private static let step = 65_536

    private static func unpack(_ packed: [UInt8], limit: Int, into output: inout [UInt8]) -> End {
        guard var inflater = Inflater() else { return .damaged }
        var position = 0
        while true {
            let before = (position, output.count)
            switch inflater.unpack(packed, from: &position, into: &output, room: step) {
            case .damaged: return .damaged
            case .more: if (position, output.count) == before { return .truncated }
            case .endOfMember:
                if position == packed.count { return output.count > limit ? .excess : .complete }
                guard isMember(packed, at: position) else { return tail(of: packed, from: position) }
                guard inflater.reset() else { return .damaged }
            }
            if output.count > limit { return .excess }
        }
    }

    /// Zeros fill a block of a tape; they mean nothing.
    private static func tail(of packed: [UInt8], from position: Int) -> End {
        packed[position...].allSatisfy { $0 == 0 } ? .complete : .followed
    }

    private static func isMember(_ bytes: [UInt8], at index: Int) -> Bool {
        index + 2 < bytes.count && bytes[index] == 0x1F && bytes[index + 1] == 0x8B && bytes[index + 2] == 8
    }
}
