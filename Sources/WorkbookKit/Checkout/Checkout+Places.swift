import Foundation
import Grading

extension Checkout {
    /// Where progress and backups are kept; not tracked by git.
    var stateFolder: URL { root.appending(path: ".workbook") }

    /// The path of `file` as a reader sees it: from the checkout's root.
    func shortPath(_ file: URL) -> String {
        let path = file.standardizedFileURL.path
        let prefix = root.path.hasSuffix("/") ? root.path : root.path + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}
