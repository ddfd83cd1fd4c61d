import Foundation

/// Exchanges two folders in one step, where the system can.
enum FolderExchange {
    /// True where the two folders have changed places; false where nothing has happened.
    static func exchange(_ first: String, _ second: String) -> Bool {
        #if canImport(Darwin)
            renamex_np(first, second, UInt32(RENAME_SWAP)) == 0
        #elseif canImport(Glibc)
            renameat2(AT_FDCWD, first, AT_FDCWD, second, 2 /* RENAME_EXCHANGE */) == 0
        #else
            false
        #endif
    }
}
