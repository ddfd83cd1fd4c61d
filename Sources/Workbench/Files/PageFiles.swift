package import Text

/// Replaces pages with new versions.
package enum PageFiles {
    /// Writes all pages beside the old ones before replacing the first. A page keeps its permissions, and its link if
    /// the path is one.
    ///
    /// - Parameter extra: a file for another program. If its path leads to a device or a pipe, that is written before
    ///   any page is replaced.
    package static func write(
        _ pages: [(path: String, bytes: [UInt8])], with extra: (path: String, bytes: [UInt8])? = nil
    ) throws(FileError) {
        var replaced = pages
        var stream: (path: String, bytes: [UInt8])?
        if let extra {
            if FileSystem.kind(extra.path) == .other { stream = extra } else { replaced.append(extra) }
        }
        var prepared: [(temporary: TemporaryPath, target: String)] = []
        defer { for (temporary, _) in prepared { temporary.remove() } }
        for (number, page) in replaced.enumerated() {
            let target = FileSystem.target(of: page.path)
            let temporary = TemporaryPath(for: target, number: number)
            try refuse(target)
            temporary.removeOrphans()
            temporary.register()
            prepared.append((temporary, target))
            try write(page.bytes, to: temporary.path, like: target)
        }
        if let stream { try FileSystem.stream(stream.bytes, into: stream.path) }
        try TemporaryPaths.step { () throws(FileError) in
            for (temporary, target) in prepared { try FileSystem.move(temporary.path, to: target) }
        }
    }

    /// Refuses the path of a file that would be one of a book's, which a command reads and never writes.
    ///
    /// - Parameter option: that names the path.
    package static func refuse(_ path: String, of option: String, inBook book: String) throws(FileError) {
        guard !path.isEmpty else { throw FileError(path: option, reason: "names no file") }
        guard let folder = FileSystem.resolved(book), let parent = FileSystem.resolved(FileSystem.split(path).parent),
            (parent + "/").hasPrefix(folder + "/")
        else { return }
        throw FileError(path: path, reason: "is in the folder of the book; name a file elsewhere")
    }

    /// Refuses the path of a file that is one of the pages.
    ///
    /// - Parameter option: that names the path.
    package static func refuse(_ path: String, of option: String, amongPages pages: [String]) throws(FileError) {
        let target = FileSystem.target(of: path)
        guard pages.contains(where: { FileSystem.target(of: $0) == target }) else { return }
        throw FileError(
            path: path, reason: "is one of the pages; name another file with \(option); nothing was written")
    }

    /// Removes temporary files of killed runs beside these pages.
    package static func removeOrphans(beside paths: [String]) {
        for path in paths { TemporaryPath(for: FileSystem.target(of: path)).removeOrphans() }
    }

    private static func refuse(_ target: String) throws(FileError) {
        switch FileSystem.kind(target) {
        case .file, nil: return
        case .folder: throw FileError(path: target, reason: "is a folder; nothing was written")
        case .other:
            throw FileError(path: target, reason: "is not a regular file, so it is not replaced; nothing was written")
        }
    }

    private static func write(_ bytes: [UInt8], to temporary: String, like target: String) throws(FileError) {
        do throws(FileError) {
            try TemporaryPaths.step { () throws(FileError) in try FileSystem.write(bytes, to: temporary) }
        } catch {
            throw FileError(path: target, reason: error.reason)
        }
        FileSystem.keepAttributes(of: target, for: temporary)
    }
}
