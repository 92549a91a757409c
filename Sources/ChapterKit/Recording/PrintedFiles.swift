import Foundation

/// The files that a recorded program prints to, and how much of them was read.
struct PrintedFiles: Sendable {
    static let trapWords = ["Fatal error", "Precondition failed", "Assertion failed"]

    /// The open files of standard output and standard error, in this order.
    private let files: [CInt]
    private var sizes = [0, 0]

    init(_ files: [CInt] = [STDOUT_FILENO, STDERR_FILENO], after read: [PrintedText] = []) {
        self.files = files
        for text in read { for (file, size) in text.sizes.prefix(2).enumerated() { sizes[file] += size } }
    }

    /// The text printed since the last call; nil if there is none.
    /// - Parameter leavesOutTrap: whether each file's text ends before the first line that reports a trap.
    mutating func take(upToTrap leavesOutTrap: Bool = false) -> PrintedText? {
        var text = PrintedText()
        for (place, file) in files.enumerated() {
            let new = Self.contents(of: file, after: sizes[place])
            text.sizes.append(new.size)
            sizes[place] += new.size
            text.add(leavesOutTrap ? Self.linesUpToTrap(of: new.beginning) : new.beginning)
        }
        return text.sizes.contains { $0 > 0 } ? text : nil
    }

    private static func linesUpToTrap(of text: Data) -> Data {
        let places = trapWords.compactMap { text.range(of: Data($0.utf8))?.lowerBound }
        guard let place = places.min() else { return text }
        return text[..<(text[..<place].lastIndex(of: UInt8(ascii: "\n")) ?? text.startIndex)]
    }

    private static func contents(of file: CInt, after offset: Int) -> (beginning: Data, size: Int) {
        let size = size(of: file) - offset
        guard size > 0 else { return (Data(), 0) }
        // One byte more than `PrintedText` reads, so that `PrintedText` notices if there is more text.
        var bytes = [UInt8](repeating: 0, count: min(size, PrintedText.longest + 1))
        let count = pread(file, &bytes, bytes.count, off_t(offset))
        return (Data(bytes.prefix(max(0, count))), size)
    }

    /// The size of a file in bytes; 0 for a pipe, a terminal, or a device.
    static func size(of file: CInt) -> Int {
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return 0 }
        return Int(status.st_size)
    }
}
