import Articles
import Books
import Records
import Testing
import Text

@testable import Publish

@Suite struct JSONWriterTests {
    @Test func writerPlacesCommas() {
        var writer = JSONWriter()
        writer.beginArray()
        writer.beginObject()
        writer.key("a")
        writer.strings(["x", "y"])
        writer.key("b")
        writer.null()
        writer.endObject()
        writer.number(1)
        writer.boolean(false)
        writer.strings([])
        writer.endArray()
        #expect(String(decoding: writer.bytes, as: UTF8.self) == #"[{"a":["x","y"],"b":null},1,false,[]]"#)
    }

    @Test func exactDecimalsStayExact() throws {
        var writer = JSONWriter()
        writer.number(try #require(ExactNumber("0.1234567890123456")))
        #expect(String(decoding: writer.bytes, as: UTF8.self) == "0.1234567890123456")
    }
}
