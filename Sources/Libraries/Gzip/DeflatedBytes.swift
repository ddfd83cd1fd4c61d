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
    /// The number of packed bytes that were read.
    package let consumed: Int

    private static let step = 65_536

    /// Unpacks one member. Linear in the output, which hardly exceeds the limit.
    ///
    /// - Parameters:
    ///   - start: where the data begin in `packed`.
    ///   - limit: the maximum number of bytes to unpack.
    package init(_ packed: [UInt8], from start: Int = 0, form: DeflateForm, limit: Int) {
        var (output, position) = ([UInt8](), start)
        end = Self.unpack(packed, from: &position, form, limit, into: &output)
        bytes = output
        consumed = position - start
    }

    private static func unpack(
        _ packed: [UInt8], from position: inout Int, _ form: DeflateForm, _ limit: Int, into output: inout [UInt8]
    ) -> End {
        guard var inflater = Inflater(form) else { return .damaged }
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
