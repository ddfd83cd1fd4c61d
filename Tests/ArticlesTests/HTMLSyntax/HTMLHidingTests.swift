import Testing
import Text

@testable import Articles

struct HTMLHidingTests {
    @Test(arguments: [
        ("hidden", HTMLHiding.takenOut), ("hidden=until-found", .takenOut), ("class=hidden", .none),
        ("style='display:none'", .takenOut), ("style='color: red; DISPLAY :\n NONE !important'", .takenOut),
        ("style='visibility: hidden'", .invisible), ("style='visibility:hidden;display:none'", .takenOut),
        ("style='display:block'", .none), ("style='displaynone'", .none), ("style='display:non'", .none),
        ("style=''", .none), ("style", .none), ("hidden style='visibility:hidden'", .takenOut), ("", .none),
    ])
    func attributesHideAnElement(attributes: String, hiding: HTMLHiding) {
        guard let page = ParsedPage(Array("<p \(attributes)>a</p>".utf8), limits: IngestLimits()) else {
            Issue.record("not parsed")
            return
        }
        #expect(page.nodes.first { $0.tag == .p }?.display.hiding == hiding)
    }
}
