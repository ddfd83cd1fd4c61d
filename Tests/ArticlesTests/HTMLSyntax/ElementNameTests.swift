import Testing

@testable import Articles

/// The names of elements, which are written beside their cases.
@Suite struct ElementNameTests {
    @Test func elementsHaveTheNamesOfTheirCases() {
        let names = ElementName.names.map { String(decoding: $0, as: UTF8.self) }
        #expect(names.count == ElementName.allCases.count)
        for (element, name) in zip(ElementName.allCases, names) where element != .annotationXML {
            #expect(name == "\(element)".lowercased())
        }
    }

    @Test func tagsHaveTheNamesOfTheirCases() {
        #expect(HTMLTag.names == HTMLTag.allCases.prefix(HTMLTag.names.count).map { "\($0)" })
        #expect(HTMLTag.allCases[HTMLTag.names.count] == .drawingTitle)
    }
}
