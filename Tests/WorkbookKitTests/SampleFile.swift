import Foundation
import TerminalTestKit

/// The files in the folder Samples.
enum SampleFile {
    static let folder = BookCopy.original.appending(path: "Tests/WorkbookKitTests/Samples")

    static func text(of name: String) -> String {
        do { return try String(contentsOf: folder.appending(path: name), encoding: .utf8) } catch {
            preconditionFailure("\(error)")
        }
    }
}
