import Foundation
import Terminal

/// Reads the book's text files in a checkout, such as tasks or answers.
public enum BookFile {
    /// The error for a file that can't be read, with the reason and the fix.
    public struct Unreadable: Error, Sendable, Equatable, CustomStringConvertible {
        /// The error message.
        public let sentence: String

        public var description: String { sentence }

        /// - Parameter fault: what's wrong with the file: "is missing".
        package init(_ path: String, _ fault: String) {
            sentence = "\(path) \(fault). `git checkout -- \(path)` restores it."
        }
    }

    /// A line of a file that isn't in the file's format, or doesn't fit other files.
    public struct FormatError: Error, Sendable, Equatable, CustomStringConvertible {
        /// The file, relative to the package root.
        public let path: String
        /// The line, from 1.
        public let line: Int
        /// What is wrong, and what was expected.
        public let sentence: String

        public init(path: String, line: Int, sentence: String) {
            (self.path, self.line, self.sentence) = (path, line, sentence)
        }

        /// The place and the sentence, in the format that editors recognize: `Solutions/05-Filter/Answers.md:34: …`.
        public var description: String { "\(path):\(line): \(sentence)" }
    }

    private static let mostBytes = 4_000_000

    /// The text of a file, with a line feed at the end of each line.
    /// - Parameter path: the file, relative to the checkout's root.
    /// - Throws: ``Unreadable`` for a file that's missing, can't be read, is larger than 4 MB, or isn't UTF-8.
    public static func text(of path: String, in root: URL) throws(Unreadable) -> String {
        let file = root.appending(path: path)
        let size = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? NSNumber)?.intValue
        guard let size else { throw Unreadable(path, "is missing") }
        guard size <= mostBytes else { throw Unreadable(path, "is larger than \(mostBytes / 1_000_000) MB") }
        guard let data = try? Data(contentsOf: file) else { throw Unreadable(path, "can't be read") }
        guard let text = String(validating: data, as: UTF8.self) else { throw Unreadable(path, "isn't UTF-8 text") }
        return text.withLineFeeds
    }
}
