internal import CStandardTables

/// Tables of standards, written by `Scripts/standard-tables` into `Sources/Libraries/CStandardTables` and embedded.
package enum StandardTables {
    /// The indexes of the Encoding Standard: a line for each, with its name, a space and its packed code points.
    package static let encodings = unsafe bytes(of: standardEncodings())

    /// The encodings of that standard: a line for each, with its name and its labels, separated by spaces.
    package static let labels = unsafe bytes(of: standardLabels())

    /// The named character references of the HTML standard (section 13.5), in the order of their bytes and with spaces
    /// between them: `AElig=Æ`, `Abreve;=Ă` where the name needs its semicolon.
    package static let references = unsafe bytes(of: standardReferences())

    private static func bytes(of table: StandardTable) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: table.bytes, count: table.count))
    }
}
