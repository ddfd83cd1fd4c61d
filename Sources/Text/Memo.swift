package import Synchronization

/// Values that are computed on first use, one for each key; other threads that need the same one wait for it meanwhile.
package final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    @usableFromInline
    final class Cell: Sendable {
        @usableFromInline let made = Mutex<Value?>(nil)

        @inlinable init() {}
    }

    @usableFromInline let cells = Mutex<[Key: Cell]>([:])

    @inlinable package init() {}

    /// - Parameter make: must not ask for the value of the same key.
    // Compiled for the types of each caller: the generic code is many times slower than most of what it remembers.
    @inlinable
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
