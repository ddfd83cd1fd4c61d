import ArgumentParser

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The environment that the program runs in.
enum Environment {
    /// The value of a variable; nil if it is not set.
    static func value(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// The arguments of the program, without its name.
    static var arguments: [String] {
        let all = CommandLine.arguments
        #if canImport(Glibc)
            // Swift reads them from /proc, which a minimal root file system may lack.
            if all.count <= 1 { return Array(argumentsOnStack.dropFirst()) }
        #endif
        return Array(all.dropFirst())
    }

    #if canImport(Glibc)
        /// The arguments, with the name first, as the system lays them out: their number, the arguments, a null
        /// pointer, and then the environment, which the C library points to.
        private static var argumentsOnStack: [String] {
            typealias Strings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
            guard let symbol = dlsym(nil, "environ"),
                let end = symbol.assumingMemoryBound(to: Strings?.self).pointee?.advanced(by: -1), end.pointee == nil
            else { return [] }
            var count = 0
            while UInt(bitPattern: end[-1 - count]) != UInt(count) {
                count += 1
                guard count < mostArguments else { return [] }
            }
            return (0..<count).compactMap { index in end[index - count].map { String(cString: $0) } }
        }

        /// More arguments than the system accepts.
        private static let mostArguments = 1 << 21
    #endif

    /// The default number of threads: one for each processor, at most 8.
    static var usualJobs: Int { max(1, min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 8)) }

    /// More threads than any machine has processors would only exhaust it.
    private static let mostJobs = 1024

    static func check(jobs: Int) throws(ValidationError) {
        guard 1...mostJobs ~= jobs else { throw ValidationError("--jobs takes a number from 1 to \(mostJobs)") }
    }
}
