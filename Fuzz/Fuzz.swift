import Foundation

/// The article's name, whose extension picks the reader.
private let path = ProcessInfo.processInfo.environment["MEASUREBOOK_FUZZ_PATH"] ?? "article.md"

/// Called by libFuzzer for each input. A broken promise traps, which libFuzzer keeps as a crash.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    if path.hasSuffix(".tags") { PageCheck(bytes: bytes).check() } else { Promises(path: path, bytes: bytes).check() }
    return 0
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ target: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// SwiftPM starts a program at its target's `_main`, so libFuzzer's own `main` is never reached.
@_cdecl("Fuzz_main")
public func main(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
    var count = count
    var arguments = arguments
    return runDriver(&count, &arguments, { fuzz($0, $1) })
}
