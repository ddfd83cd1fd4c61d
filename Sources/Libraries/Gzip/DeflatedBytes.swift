/// Deflated data in memory, unpacked.
package struct DeflatedBytes: Sendable {
    package enum End: Hashable, Sendable {
        case complete, truncated, damaged
        /// The data exceed the limit; the output is a part of them.
        case excess
    }

    /// The data, up to the point described by `end`.
    package let bytes: [UInt8]
    package let end: End

    private static let step = 65_536

    /// Unpacks one member. Linear in the output, which hardly exceeds the limit.
    ///
    /// - Parameter limit: the maximum number of bytes to unpack.
    package init(_ packed: [UInt8], form: DeflateForm, limit: Int) {
        var output: [UInt8] = []
        end = Self.unpack(packed, form, limit, into: &output)
        bytes = output
    }

    private static func unpack(
        _ packed: [UInt8], _ form: DeflateForm, _ limit: Int, into output: inout [UInt8]
    ) -> End {
        guard var inflater = Inflater(form) else { return .damaged }
        var position = 0
        while true {
            let before = position
            let (part, status) = inflater.part(of: packed, from: &position, room: step)
            output += part
            switch status {
            case .damaged: return .damaged
            case .endOfMember: return output.count > limit ? .excess : .complete
            case .more: if position == before, part.isEmpty { return .truncated }
            }
            if output.count > limit { return .excess }
        }
    }
}
