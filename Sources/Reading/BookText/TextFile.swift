import Foundation
import Terminal

/// Reads the texts of the book and of the learner, whichever line ends and byte order mark they have.
public enum TextFile {
    /// A file's text with a line feed at the end of each line; nil if the file can't be read or isn't UTF-8.
    public static func text(of file: URL) -> String? { exactText(of: file)?.withLineFeeds }

    /// A file's text with all its bytes, to be changed and written back; nil if the file can't be read or isn't UTF-8.
    public static func exactText(of file: URL) -> String? {
        (try? Data(contentsOf: file)).flatMap { String(validating: $0, as: UTF8.self) }
    }
}
