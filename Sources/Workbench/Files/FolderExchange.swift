#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Exchanges two folders in one step, if the system supports it.
enum FolderExchange {
    /// Returns false if the folders were not exchanged.
    static func exchange(_ first: String, _ second: String) -> Bool {
        #if canImport(Darwin)
            renamex_np(first, second, UInt32(RENAME_SWAP)) == 0
        #else
            renameat2.map { $0(AT_FDCWD, first, AT_FDCWD, second, exchangeFlag) == 0 } ?? false
        #endif
    }

    #if !canImport(Darwin)
        private typealias RenameAt2 =
            @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

        /// `RENAME_EXCHANGE` of Linux (renameat2(2)).
        private static let exchangeFlag: UInt32 = 2

        /// The C library hides the function behind a macro that Swift cannot set, so it is looked up by name.
        private static var renameat2: RenameAt2? {
            dlsym(nil, "renameat2").map { unsafeBitCast($0, to: RenameAt2.self) }
        }
    #endif
}
