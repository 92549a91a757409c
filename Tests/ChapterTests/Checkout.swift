import Foundation

/// Where these tests find the book.
enum Checkout {
    /// The top of the package.
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

/// Where the package's programs and modules were built for this test run.
enum BuiltProducts {
    /// The folder that holds `Modules`, upwards from the running test; nil where there is none.
    static let folder: URL? = {
        var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appending(path: "Modules").path) { return folder }
            folder.deleteLastPathComponent()
        }
        return nil
    }()
}
