/// The contents of a gzip file, or of data deflated in another form.
package struct GzipFile: Sendable {
    /// How the file ends.
    package enum End: Hashable, Sendable {
        case complete
        /// The file ends before its data do; the output is their beginning.
        case truncated
        /// The data are inconsistent or do not match their checksum; the output may be wrong.
        case damaged
        /// The data exceed the limit; the output is a part of them.
        case excess
        /// Other bytes follow the data.
        case followed
    }

    /// The data of all members in sequence, up to the point described by `end`.
    package let bytes: [UInt8]
    package let end: End

    /// Whether bytes begin like a gzip file.
    package static func isGzip(_ bytes: [UInt8]) -> Bool { isMember(bytes, at: 0) }

    /// Unpacks a file. Linear in the output, which hardly exceeds the limit.
    ///
    /// - Parameter limit: the maximum number of bytes to unpack.
    package init(_ packed: [UInt8], form: DeflateForm = .gzip, limit: Int) {
        var output: [UInt8] = []
        end = Self.unpack(packed, form, limit, into: &output)
        bytes = output
    }

    private static let step = 65_536

    private static func unpack(
        _ packed: [UInt8], _ form: DeflateForm, _ limit: Int, into output: inout [UInt8]
    ) -> End {
        guard var inflater = Inflater(form) else { return .damaged }
        var position = 0
        while true {
            let before = (position, output.count)
            let (part, status) = inflater.part(of: packed, from: &position, room: step)
            output += part
            switch status {
            case .damaged: return .damaged
            case .more: if (position, output.count) == before { return .truncated }
            case .endOfMember:
                // Only a gzip file has several members.
                if form != .gzip || position == packed.count { return output.count > limit ? .excess : .complete }
                guard isMember(packed, at: position) else { return tail(of: packed, from: position) }
                guard inflater.reset() else { return .damaged }
            }
            if output.count > limit { return .excess }
        }
    }

    /// Tapes pad blocks with zeros, which are ignored.
    private static func tail(of packed: [UInt8], from position: Int) -> End {
        packed[position...].allSatisfy { $0 == 0 } ? .complete : .followed
    }

    package static func isMember(_ bytes: [UInt8], at index: Int) -> Bool {
        index + 2 < bytes.count && bytes[index] == 0x1F && bytes[index + 1] == 0x8B && bytes[index + 2] == 8
    }
}
