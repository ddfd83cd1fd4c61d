#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// System threads that run the same work and end with it.
struct WorkerThreads {
    private let threads: [pthread_t]

    /// The stack size of a main thread, which the parsers are known to need.
    private static let stackSize = 8 << 20

    /// Starts up to `count` threads, as many as the system allows.
    init(_ count: Int, work: @escaping @Sendable () -> Void) {
        threads = (0..<max(count, 0)).compactMap { _ in Self.start(work) }
    }

    /// The threads that run: fewer than asked for if the system allows no more.
    var count: Int { threads.count }

    /// Waits until the threads end. Call it once.
    func join() {
        for thread in threads { pthread_join(thread, nil) }
    }

    private static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        let task = Unmanaged.passRetained(Task(work))
        #if canImport(Darwin)
            var thread: pthread_t?
            let status = pthread_create(&thread, &attributes, { Task.run($0) }, task.toOpaque())
        #else
            var thread = pthread_t()
            let status = pthread_create(&thread, &attributes, { Task.run($0) }, task.toOpaque())
        #endif
        guard status != 0 else { return thread }
        task.release()
        return nil
    }

    /// The argument of a thread.
    private final class Task {
        private let work: @Sendable () -> Void

        init(_ work: @escaping @Sendable () -> Void) { self.work = work }

        static func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
            if let argument { Unmanaged<Task>.fromOpaque(argument).takeRetainedValue().work() }
            return nil
        }
    }
}

/// A lock with a condition to wait for.
final class WakeableLock: @unchecked Sendable {
    // Both on the heap, because the system keeps their addresses.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let signal = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init() {
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(signal, nil)
    }

    deinit {
        pthread_cond_destroy(signal)
        pthread_mutex_destroy(mutex)
        signal.deallocate()
        mutex.deallocate()
    }

    func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body()
    }

    /// Releases the lock until another thread calls ``wakeAll()``.
    func wait() { pthread_cond_wait(signal, mutex) }

    func wakeAll() { pthread_cond_broadcast(signal) }
}
