import Foundation

/// The programs and modules that were built for this test run.
enum BuiltProducts {
    /// The folder above the running test that contains `Modules`; nil if there is none.
    static let folder: URL? = {
        var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appending(path: "Modules").path) { return folder }
            folder.deleteLastPathComponent()
        }
        return nil
    }()
}
