#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the program is run in.
enum Environment {
    /// The value of a variable; nil where it is not set.
    static func value(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// The threads that a command works with where nobody says how many: one for each processor, of 8 at most.
    static var usualJobs: Int { max(1, min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 8)) }
}
