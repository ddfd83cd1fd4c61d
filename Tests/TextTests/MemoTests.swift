import Synchronization
import Testing

@testable import Text

@Suite struct MemoTests {
    @Test func aValueIsMadeOnceForItsKey() {
        let memo = Memo<String, Int>()
        var made = 0
        func value(_ key: String) -> Int {
            memo.value(key) {
                made += 1
                return key.count
            }
        }
        #expect([value("a"), value("bb"), value("a"), value("bb")] == [1, 2, 1, 2])
        #expect(made == 2)
    }

    private final class Counted: Sendable {
        let memo = Memo<Int, Int>()
        let made = Mutex(0)

        func value(_ key: Int) -> Int {
            memo.value(key) {
                made.withLock { $0 += 1 }
                return key == 0 ? 1 : 2 * value(key - 1)
            }
        }
    }

    /// The others wait for the first one; a value may need that of another key.
    @Test func severalThreadsShareOneValue() async {
        let counted = Counted()
        let values = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<8 { group.addTask { counted.value(10) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(values == Array(repeating: 1024, count: 8))
        #expect(counted.made.withLock { $0 } == 11)
    }
}
