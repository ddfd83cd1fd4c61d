package import Text

/// Takes fields, lines and documents from a source of bytes. It holds no more than what is asked for, and one part of the
/// source.
package final class ByteReader: ByteSource {
    private let source: any ByteSource
    private var window: [UInt8] = []
    private var start = 0
    private var hasEnded = false
    /// The number of bytes taken or skipped so far.
    package private(set) var position = 0

    package init(_ source: any ByteSource) {
        self.source = source
    }

    package var damage: StreamDamage? { source.damage }
    package var soundCount: Int { source.soundCount }
    package var packedCount: Int? { source.packedCount }
    /// Whether the bytes were packed, so that few bytes of the file may be many.
    package var isPacked: Bool { packedCount != nil }

    package func resume(with beginning: [UInt8]) throws(FileError) -> Bool {
        guard try source.resume(with: beginning) else { return false }
        (window, start, hasEnded) = ([], 0, false)
        return true
    }

    /// The rest of the bytes, a part at a time.
    package func next() throws(FileError) -> [UInt8] {
        guard try fill(1) else { return [] }
        defer { drop(held) }
        return start == 0 ? window : Array(window[start...])
    }

    /// Whether all bytes have been taken.
    package func isAtEnd() throws(FileError) -> Bool { try !fill(1) }

    /// Up to `count` bytes, which are not taken.
    package func peek(_ count: Int) throws(FileError) -> ArraySlice<UInt8> {
        _ = try fill(count)
        return window[start..<(start + min(count, held))]
    }

    /// Up to `count` bytes; fewer only at the end. Memory grows with the bytes that are there, not with `count`.
    package func take(_ count: Int) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        if count <= held || count <= Self.reserved { bytes.reserveCapacity(max(count, 0)) }
        while bytes.count < count, try fill(1) {
            let part = min(count - bytes.count, held)
            bytes += window[start..<(start + part)]
            drop(part)
        }
        return bytes
    }

    /// Takes the rest, which is a document. Without a copy if it is one part of the source.
    ///
    /// - Parameters:
    ///   - path: of the document.
    ///   - expected: its size, if known.
    package func takeAll(of path: String, expected: Int) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            try FileSystem.requireDocument(path, of: max(bytes.count, expected))
            let part = try next()
            if part.isEmpty { return bytes }
            if bytes.isEmpty { bytes = part } else { bytes += part }
        }
    }

    /// Returns the number of bytes that were skipped: fewer than `count` at the end.
    package func skip(_ count: Int) throws(FileError) -> Int {
        var skipped = 0
        while skipped < count, try fill(1) {
            let part = min(count - skipped, held)
            drop(part)
            skipped += part
        }
        return skipped
    }

    /// A line with its LF; the last one may have none. Nil at the end.
    ///
    /// - Parameter limit: more bytes of the line are skipped, so that the result has no LF.
    package func line(limit: Int) throws(FileError) -> (bytes: [UInt8], isWhole: Bool)? {
        guard try fill(1) else { return nil }
        var (bytes, isWhole) = ([UInt8](), true)
        while try fill(1) {
            let found = SourceText.first(0x0A, in: window, from: start)
            let part = found.map { $0 + 1 - start } ?? held
            if bytes.count + part <= limit { bytes += window[start..<(start + part)] } else { isWhole = false }
            drop(part)
            if found != nil { break }
        }
        return (bytes, isWhole)
    }

    private static let reserved = 1 << 20

    private var held: Int { window.count - start }

    private func drop(_ count: Int) {
        start += count
        position += count
    }

    /// Reads as many parts as necessary; whether this number of bytes is then held.
    private func fill(_ count: Int) throws(FileError) -> Bool {
        while held < count, !hasEnded {
            let part = try source.next()
            if part.isEmpty {
                hasEnded = true
            } else if held == 0 {
                (window, start) = (part, 0)
            } else {
                if start > 0 {
                    window.removeFirst(start)
                    start = 0
                }
                window += part
            }
        }
        return held >= count
    }
}
