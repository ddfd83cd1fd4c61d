/// A file that a reader of tables may be brought down by: made here, never stored.
struct HostileFile: Sendable {
    /// The limit of the promise: a file of this size is read in two seconds and 512 MB.
    static let megabyte = 1_000_000

    /// Also the file's name; its ending says how it is read.
    let name: String
    private let make: @Sendable () -> [UInt8]

    var bytes: [UInt8] { make() }

    init(_ name: String, bytes: @escaping @Sendable () -> [UInt8]) {
        self.name = name
        make = bytes
    }

    init(_ name: String, _ text: @escaping @autoclosure @Sendable () -> String) {
        self.init(name) { Array(text().utf8) }
    }

    /// `head`, as many of `unit` as a megabyte holds, `tail`.
    init(_ name: String, head: String = "", filledWith unit: String, tail: String = "") {
        self.init(name, head: head, tail: tail) { _ in unit }
    }

    /// The same with a number in each unit.
    init(_ name: String, head: String = "", tail: String = "", filledWith unit: @escaping @Sendable (Int) -> String) {
        self.init(name) {
            var bytes = Array(head.utf8)
            let end = Self.megabyte - tail.utf8.count
            var number = 0
            while true {
                let next = unit(number).utf8
                guard bytes.count + next.count <= end else { break }
                bytes += next
                number += 1
            }
            return bytes + tail.utf8
        }
    }

    static let all = grids + blocks + inlines + elements + htmlTables + texts + mixtures + alignedTexts
}

/// `text` so many times.
func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }
