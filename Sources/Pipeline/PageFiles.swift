import Foundation

/// Reads pages, and replaces them by new versions.
package enum PageFiles {
    package static func read(_ path: String) throws(FileError) -> [UInt8] {
        try FileSystem.read(path)
    }

    /// All of them are written beside the old ones before the first takes its place.
    ///
    /// - Parameter pages: links among their paths are followed, so that a link stays one.
    package static func write(_ pages: [(path: String, bytes: [UInt8])]) throws(FileError) {
        var prepared: [(temporary: String, target: String)] = []
        do throws(FileError) {
            for (number, page) in pages.enumerated() {
                let target = FileSystem.resolved(page.path) ?? page.path
                let (folder, name) = FileSystem.split(target)
                let temporary = "\(folder)/.\(name).measurebook-\(getpid())-\(number)"
                prepared.append((temporary, target))
                try write(page.bytes, to: temporary, like: target)
            }
            for (temporary, target) in prepared where rename(temporary, target) != 0 {
                throw FileError(path: target, reason: FileSystem.lastError)
            }
        } catch {
            for (temporary, _) in prepared { unlink(temporary) }
            throw error
        }
    }

    /// With the permissions of the file that it will replace.
    private static func write(
        _ bytes: [UInt8], to temporary: String, like target: String
    ) throws(FileError) {
        // What a process of the same number has left when it was killed.
        unlink(temporary)
        do throws(FileError) {
            try FileSystem.write(bytes, to: temporary)
        } catch {
            throw FileError(path: target, reason: error.reason)
        }
        var status = stat()
        if stat(target, &status) == 0 { chmod(temporary, status.st_mode & 0o7777) }
    }
}
