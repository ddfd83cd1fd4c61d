package import Publish
import Text

/// One file of an output folder that a build leaves alone: the report of another command.
package struct OutputReport {
    private let folder: String

    package init(folder: String) {
        self.folder = folder
    }

    /// Whether the file stands there as it is.
    package func holds(_ file: OutputFile) -> Bool { FileSystem.holds(file.bytes, at: path(of: file)) }

    /// Puts the file into a folder that a build has written.
    package func write(_ file: OutputFile) throws(FileError) {
        let manifest = (try? FileSystem.read(folder + "/" + Manifest.path)) ?? []
        guard Manifest.isOurs(manifest) else {
            throw FileError(path: folder, reason: "is no output of measurebook; run a build first")
        }
        if holds(file) { return }
        try PageFiles.write([(path(of: file), file.bytes)])
    }

    private func path(of file: OutputFile) -> String { folder + "/" + file.path }
}
