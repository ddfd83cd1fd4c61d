import Synchronization

/// Values that are computed on first use, one for each key; other threads that need the same one wait for it meanwhile.
package final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private final class Cell: Sendable {
        let made = Mutex<Value?>(nil)
    }

    private let cells = Mutex<[Key: Cell]>([:])

    package init() {}

    /// - Parameter make: must not ask for the value of the same key.
    package func value(_ key: Key, _ make: () -> Value) -> Value {
        let cell = cells.withLock { cells in
            if let cell = cells[key] { return cell }
            let cell = Cell()
            cells[key] = cell
            return cell
        }
        return cell.made.withLock { made in
            if let made { return made }
            let value = make()
            made = value
            return value
        }
    }
}
