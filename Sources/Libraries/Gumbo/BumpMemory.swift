/// Memory for one parse: allocated sequentially, released at once.
///
/// gumbo frees a tree by recursion, so a deep tree overflows the stack; releasing all memory at once needs no walk.
@safe struct BumpMemory: ~Copyable {
    @safe private struct State {
        var chunks: [UnsafeMutableRawPointer] = unsafe []
        var next: UnsafeMutableRawPointer?
        var remaining = 0
        #if FUZZING
            /// One block for each chunk, so that AddressSanitizer detects overruns.
            var chunkSize = 0
        #else
            var chunkSize = 1 << 16
        #endif
    }

    private let state: UnsafeMutablePointer<State>

    init() {
        unsafe state = .allocate(capacity: 1)
        unsafe state.initialize(to: State())
    }

    deinit {
        unsafe state.pointee.chunks.forEach { unsafe $0.deallocate() }
        unsafe state.deinitialize(count: 1)
        unsafe state.deallocate()
    }

    /// The first argument of ``allocate``.
    var handle: UnsafeMutableRawPointer { unsafe UnsafeMutableRawPointer(state) }

    /// The allocator for `GumboOptions`, with ``handle`` as user data.
    static let allocate: @convention(c) (UnsafeMutableRawPointer?, Int) -> UnsafeMutableRawPointer? = { handle, size in
        guard let state = unsafe handle?.assumingMemoryBound(to: State.self) else { return nil }
        return unsafe take(size, from: state)
    }

    /// Frees nothing; all blocks are released with the memory.
    static let keep: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, _ in }

    private static func take(_ size: Int, from state: UnsafeMutablePointer<State>) -> UnsafeMutableRawPointer? {
        let size = (max(size, 1) + 15) & ~15
        if unsafe size > state.pointee.remaining {
            let length = unsafe max(size, state.pointee.chunkSize)
            let chunk = UnsafeMutableRawPointer.allocate(byteCount: length, alignment: 16)
            unsafe state.pointee.chunks.append(chunk)
            unsafe state.pointee.next = chunk
            unsafe state.pointee.remaining = length
            unsafe state.pointee.chunkSize = min(state.pointee.chunkSize * 2, 1 << 22)
        }
        let result = unsafe state.pointee.next
        unsafe state.pointee.next = result?.advanced(by: size)
        unsafe state.pointee.remaining -= size
        return unsafe result
    }
}
