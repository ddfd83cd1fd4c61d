import Foundation

/// The program: the one that the environment names, as `make test` does with a release build that is current, or that beside
/// the tests' bundle.
struct Program {
    struct Run {
        let output: [UInt8]
        let errors: [UInt8]
        let exitCode: Int32
    }

    let file: URL

    /// Nil if the program has not been built.
    init?() {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
            let folder = bundle?.bundleURL.deletingLastPathComponent()
        #else
            let folder = Optional(Bundle.main.bundleURL)
        #endif
        let named = ProcessInfo.processInfo.environment["MEASUREBOOK_PROGRAM"].map { URL(filePath: $0) }
        guard let file = named ?? folder?.appending(path: "measurebook"),
            FileManager.default.isExecutableFile(atPath: file.path)
        else { return nil }
        self.file = file
    }

    #if os(Linux)
        /// True where tests and program run under a sanitizer, which maps terabytes for itself.
        private static let isSanitized = ["__asan_init", "__tsan_init"].contains { (name: String) in
            dlsym(nil, name) != nil
        }
    #endif

    /// Starts the program in a folder.
    func start(_ arguments: [String], in folder: URL, input: Pipe) throws -> (process: Process, errors: Pipe) {
        let (process, errors) = (Process(), Pipe())
        process.executableURL = file
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        return (process, errors)
    }

    /// Runs the program in a folder, with nothing on standard input. What it prints goes through files, so that no
    /// amount of it can block.
    ///
    /// - Parameters:
    ///   - kilobytes: the address space that it may have; nil for as much as it wants. Counts what is mapped, touched or
    ///     not; macOS knows no such limit, and none holds under a sanitizer.
    ///   - seconds: after which a run that hangs is killed.
    func run(_ arguments: [String], in folder: URL, kilobytes: Int? = nil, seconds: Int = 600) throws -> Run {
        let (output, errors) = (folder.appending(path: ".stdout"), folder.appending(path: ".stderr"))
        for file in [output, errors] { try Data().write(to: file) }
        let handles = try [output, errors].map { try FileHandle(forWritingTo: $0) }
        // Linux's Foundation reads beyond the names of descriptors where a process has more than a thousand of them.
        defer { for handle in handles { try? handle.close() } }
        let process = Process()
        process.executableURL = file
        process.arguments = arguments
        #if os(Linux)
            if let kilobytes, !Self.isSanitized {
                process.executableURL = URL(filePath: "/bin/sh")
                process.arguments = ["-c", "ulimit -v \(kilobytes); exec \"$0\" \"$@\"", file.path] + arguments
            }
        #endif
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        (process.standardOutput, process.standardError) = (handles[0], handles[1])
        try process.run()
        let watch = DispatchWorkItem { [weak process] in process?.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: watch)
        process.waitUntilExit()
        watch.cancel()
        return Run(
            output: Array(try Data(contentsOf: output)), errors: Array(try Data(contentsOf: errors)),
            exitCode: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus)
    }
}
