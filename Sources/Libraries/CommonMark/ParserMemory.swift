#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// Memory for a document of cmark-gfm: allocated sequentially, released at once, and reused for the next document.
///
/// cmark spends most of its time on small documents in malloc and free. Its allocator has no context argument, so the
/// memory in use is a property of the thread.
@safe struct ParserMemory: ~Copyable {
    private let state: UnsafeMutablePointer<State>

    init() {
        unsafe state = Self.pool.take() ?? Self.makeState()
    }

    deinit {
        unsafe state.pointee.reset()
        guard unsafe !Self.pool.keep(state) else { return }
        unsafe state.pointee.end()
        unsafe state.deinitialize(count: 1)
        unsafe state.deallocate()
    }

    /// Runs `body` with all of cmark's allocations taken from this memory.
    func use<Result>(_ body: () -> Result) -> Result {
        let outer = unsafe pthread_getspecific(Self.current)
        unsafe pthread_setspecific(Self.current, state)
        defer { unsafe pthread_setspecific(Self.current, outer) }
        return body()
    }

    /// Allocates a block of the thread's memory; nil outside of ``use(_:)``.
    static func take(_ size: Int) -> UnsafeMutableRawPointer? { unsafe state?.pointee.take(size) }

    /// - Parameter block: nil for a new one.
    static func resize(_ block: UnsafeMutableRawPointer?, to size: Int) -> UnsafeMutableRawPointer? {
        unsafe state?.pointee.resize(block, to: size)
    }

    static func give(_ block: UnsafeMutableRawPointer?) { unsafe state?.pointee.give(block) }

    private static let pool: Pool = {
        unsafe pthread_key_create(&current, nil)
        return Pool()
    }()

    /// Created with the pool, before any memory, and only read afterwards. It is not a lazy constant because the
    /// check for initialization costs as much as a small allocation.
    @exclusivity(unchecked) nonisolated(unsafe) private static var current: pthread_key_t = 0

    private static var state: UnsafeMutablePointer<State>? {
        unsafe pthread_getspecific(current)?.assumingMemoryBound(to: State.self)
    }

    private static func makeState() -> UnsafeMutablePointer<State> {
        let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
        unsafe state.initialize(to: State())
        return unsafe state
    }
}

extension ParserMemory {
    /// Chunks of memory, of which the last one is in use. Each block has its size in the 16 bytes before it.
    ///
    /// Freed blocks are reused by size: a table of half a million rows allocates and frees several for each row.
    @safe fileprivate struct State {
        private var chunks: [UnsafeMutableRawPointer] = unsafe []
        private var next: UnsafeMutableRawPointer?
        private var remaining = 0
        private var chunkSize = Self.firstChunkSize
        private var firstLength = 0
        /// For each size class the last freed block, which begins with the address of the previous one.
        private let given: UnsafeMutablePointer<UnsafeMutableRawPointer?>

        #if FUZZING
            /// One block for each chunk, so that AddressSanitizer detects overruns.
            private static var firstChunkSize: Int { 0 }
        #else
            private static var firstChunkSize: Int { 1 << 18 }
        #endif
        private static var header: Int { 16 }
        private static var longestShort: Int { 1024 }
        private static var shortClasses: Int { longestShort / 16 }
        private static var classes: Int { shortClasses + Int.bitWidth }

        init() {
            unsafe given = .allocate(capacity: Self.classes)
            unsafe given.initialize(repeating: nil, count: Self.classes)
        }

        mutating func take(_ size: Int) -> UnsafeMutableRawPointer? {
            let size = Self.rounded(size)
            let sizeClass = Self.sizeClass(size)
            if let block = unsafe given[sizeClass] {
                unsafe given[sizeClass] = block.load(as: UnsafeMutableRawPointer?.self)
                return unsafe block
            }
            if size + Self.header > remaining { addChunk(atLeast: size + Self.header) }
            guard let start = unsafe next else { return nil }
            unsafe start.storeBytes(of: size, as: Int.self)
            unsafe next = start + (size + Self.header)
            remaining -= size + Self.header
            return unsafe start + Self.header
        }

        mutating func resize(_ block: UnsafeMutableRawPointer?, to size: Int) -> UnsafeMutableRawPointer? {
            guard let block = unsafe block else { return unsafe take(size) }
            let old = unsafe Self.size(of: block)
            let size = Self.rounded(size)
            if size <= old { return unsafe block }
            if unsafe block + old == next, size - old <= remaining {
                unsafe (block - Self.header).storeBytes(of: size, as: Int.self)
                unsafe next = block + size
                remaining -= size - old
                return unsafe block
            }
            guard let copy = unsafe take(size) else { return nil }
            unsafe copy.copyMemory(from: block, byteCount: old)
            unsafe give(block)
            return unsafe copy
        }

        mutating func give(_ block: UnsafeMutableRawPointer?) {
            guard let block = unsafe block else { return }
            let size = unsafe Self.size(of: block)
            guard unsafe block + size == next else {
                let sizeClass = Self.sizeClass(size)
                unsafe block.storeBytes(of: given[sizeClass], as: UnsafeMutableRawPointer?.self)
                unsafe given[sizeClass] = block
                return
            }
            unsafe next = block - Self.header
            remaining += size + Self.header
        }

        /// Releases all blocks, and keeps the first chunk if it is not larger than usual.
        mutating func reset() {
            while unsafe chunks.count > 1, let chunk = unsafe chunks.popLast() { unsafe chunk.deallocate() }
            if firstLength > Self.firstChunkSize { deallocateAll() }
            unsafe next = chunks.first
            remaining = unsafe next == nil ? 0 : firstLength
            chunkSize = Self.firstChunkSize
            unsafe given.update(repeating: nil, count: Self.classes)
        }

        mutating func deallocateAll() {
            unsafe chunks.forEach { unsafe $0.deallocate() }
            unsafe chunks = []
        }

        /// The memory must not be used afterwards.
        mutating func end() {
            deallocateAll()
            unsafe given.deallocate()
        }

        private mutating func addChunk(atLeast size: Int) {
            let length = max(size, chunkSize)
            if unsafe chunks.isEmpty { firstLength = length }
            let chunk = UnsafeMutableRawPointer.allocate(byteCount: length, alignment: 16)
            unsafe chunks.append(chunk)
            unsafe next = chunk
            remaining = length
            chunkSize = min(chunkSize * 2, 1 << 22)
        }

        /// Multiples of 16 for small blocks, powers of 2 for large ones: each size is a class.
        private static func rounded(_ size: Int) -> Int {
            if size <= longestShort { return (max(size, 1) + 15) & ~15 }
            return 1 << (Int.bitWidth - (size - 1).leadingZeroBitCount)
        }

        private static func sizeClass(_ rounded: Int) -> Int {
            rounded <= longestShort ? rounded / 16 - 1 : shortClasses + rounded.trailingZeroBitCount
        }

        private static func size(of block: UnsafeMutableRawPointer) -> Int {
            unsafe (block - header).load(as: Int.self)
        }
    }

    /// A few unused memories.
    @safe private final class Pool: @unchecked Sendable {
        private var states: [UnsafeMutablePointer<State>] = unsafe []
        private let lock: UnsafeMutablePointer<pthread_mutex_t>

        init() {
            unsafe lock = .allocate(capacity: 1)
            unsafe lock.initialize(to: pthread_mutex_t())
            unsafe pthread_mutex_init(lock, nil)
        }

        func take() -> UnsafeMutablePointer<State>? {
            unsafe pthread_mutex_lock(lock)
            defer { unsafe pthread_mutex_unlock(lock) }
            return unsafe states.popLast()
        }

        /// False if enough are kept.
        func keep(_ state: UnsafeMutablePointer<State>) -> Bool {
            unsafe pthread_mutex_lock(lock)
            defer { unsafe pthread_mutex_unlock(lock) }
            guard unsafe states.count < 16 else { return false }
            unsafe states.append(state)
            return true
        }
    }
}
