package import Publish
package import Text

/// A file of an output folder that another command writes and a build keeps.
package struct OutputReport {
    private let folder: String

    package init(folder: String) {
        self.folder = folder
    }

    /// Whether the folder contains the file unchanged.
    package func holds(_ file: OutputFile) -> Bool { FileSystem.holds(file.bytes, at: path(of: file)) }

    /// Writes the file to the output of a build.
    package func write(_ file: OutputFile) throws(FileError) {
        let manifest = (try? FileSystem.read(folder + "/" + Manifest.path)) ?? []
        guard Manifest.isOurs(manifest) else {
            throw FileError(path: folder, reason: "is not an output of measurebook; run measurebook build first")
        }
        if holds(file) { return }
        try PageFiles.write([(path(of: file), file.bytes)])
    }

    private func path(of file: OutputFile) -> String { folder + "/" + file.path }
}
