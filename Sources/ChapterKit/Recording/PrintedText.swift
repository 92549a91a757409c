import Foundation

/// The text that a program printed between two chunks of its recording, or after the last chunk.
struct PrintedText: Codable, Equatable {
    static let shownLines = 3
    /// The maximum number of bytes that are read from a file. The rest is left out.
    static let longest = 1 << 18

    /// The first nonempty lines, at most ``shownLines``.
    var lines: [String] = []
    /// The number of nonempty lines that were read.
    var count = 0
    /// Whether there is more text than was read.
    var isCut = false
    /// How many bytes were printed to each file of ``PrintedFiles``, including those that were left out.
    var sizes: [Int] = []

    mutating func add(_ text: Data) {
        isCut = isCut || text.count > Self.longest
        let all = text.prefix(Self.longest).split(separator: UInt8(ascii: "\n"))
        lines += all.prefix(max(0, Self.shownLines - lines.count)).map {
            String(decoding: $0.prefix(400), as: UTF8.self)
        }
        count += all.count
    }

    /// The text in a sentence: `the program prints "a", "b", "c" and 7 more lines.` Nil without lines.
    var words: String? {
        guard !lines.isEmpty else { return nil }
        // Quoted as in Swift, so that a control character does nothing on the terminal.
        let shown = lines.map { String(reflecting: $0.count > 50 ? $0.prefix(50) + "…" : $0) }.joined(separator: ", ")
        let more = count - lines.count
        let rest = isCut ? " and many more lines" : more > 0 ? " and \(more) more line\(more == 1 ? "" : "s")" : ""
        return "the program prints \(shown)\(rest)."
    }
}
