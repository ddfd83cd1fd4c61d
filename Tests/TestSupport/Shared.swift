package import Foundation

/// The material beside the project on a developer's machine and not on a user's.
package enum Shared {
    /// The project's own folder.
    package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The folder with that material; a test that needs it is disabled where it is missing, and so says that it was skipped.
    package static let folder = root.deletingLastPathComponent().appending(path: "shared")

    package static let isPresent = FileManager.default.fileExists(atPath: folder.path)
}
