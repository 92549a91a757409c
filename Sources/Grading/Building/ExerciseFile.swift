import BookText
import Foundation

/// The content of an exercise file, read once, so that the same text is compared with the starter and compiled.
public struct ExerciseFile: Sendable, Equatable {
    /// The file can't be used; a sentence says why and what to do.
    public struct Unusable: Error, Sendable, Equatable {
        /// The sentence.
        public let sentence: String
        /// The file, as the sentence names it.
        let path: String

        init(_ path: String, sentence: String) {
            self.path = path
            self.sentence = sentence
        }
    }

    /// In bytes, about fifty times the longest exercise of the workbook.
    public static let longest = 1 << 20

    /// The path for the reader: relative if the file is inside the current folder, otherwise as the caller gave it,
    /// and without control characters.
    public let path: String

    /// The content.
    public let text: String

    /// Why it isn't clear where some tasks are, by their numbers; nil until it's ``renumbered(for:)``.
    private(set) var unclear: [Int: String]?

    /// Text that comes from elsewhere.
    public init(path: String, text: String) {
        self.path = path.readableName
        self.text = text
    }

    /// Reads a file. Throws if it is missing, not a regular file, unreadable, empty, too long or not text.
    public init(reading url: URL) throws(Unusable) {
        path = Self.shortened(url.relativePath).readableName
        let bytes = try Self.bytes(of: url.path, called: path)
        if let line = Self.firstLineThatIsNotUTF8(in: bytes) {
            throw Unusable(
                path,
                sentence: "\(path), line \(line) isn't UTF-8 text. Save the file as UTF-8 in your editor.")
        }
        text = String(decoding: bytes, as: UTF8.self)
        if let excess { throw excess }
        if Tokenizer(text).isBlank {
            throw Unusable(path, sentence: "\(path) is empty. `reset` restores the starter.")
        }
    }

    /// The file with the new numbers of its tasks, if its marks have old ones.
    package func renumbered(for chapter: Chapter) -> ExerciseFile {
        guard unclear == nil else { return self }
        let exercise = RenumberedExercise(text, in: path, of: chapter.heading, starter: chapter.starter)
        var file = ExerciseFile(path: path, text: exercise.text)
        file.unclear = exercise.unclear
        return file
    }

    /// A file's first lines, in at most 4,096 bytes; nil if it can't be read. Each start of the workbook looks for a
    /// handout's number there, so nothing else is asked of the file.
    static func beginning(of url: URL) -> String? {
        let bytes = try? bytes(of: url.path, called: url.path)
        return bytes.map { String(decoding: $0.prefix(4_096), as: UTF8.self) }
    }

    /// Why the text has too much of something for an exercise; nil if it hasn't. A file that can be used is small
    /// enough for all that reads it.
    var excess: Unusable? {
        guard text.utf8.count <= Self.longest else { return Self.tooLong(path) }
        guard let excess = Tokenizer(text).excess else { return nil }
        let what =
            switch excess.kind {
            case .depth: "line \(excess.line) has more than \(SourceExcess.deepest) brackets or texts in one another"
            case .tokens: "it has more than \(SourceExcess.mostTokens) words and symbols"
            case .lines: "it has more than \(SourceExcess.mostLines) lines"
            case .line: "line \(excess.line) has more than \(SourceExcess.longestLine) characters"
            case .marks: "it has more than \(SourceExcess.mostMarks) `MARK` comments"
            }
        return Unusable(path, sentence: "\(path) is too much for an exercise: \(what). Is it the right file?")
    }

    private static func tooLong(_ path: String) -> Unusable {
        Unusable(
            path,
            sentence: "\(path) is longer than 1 MiB, which is too long for an exercise. Is it the right file?")
    }

    /// The relative path of a file inside the current folder; otherwise the path itself.
    private static func shortened(_ path: String) -> String {
        let here = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    }

    private static func bytes(of fullPath: String, called path: String) throws(Unusable) -> [UInt8] {
        // Don't follow a link, and don't wait for the other end of a pipe.
        let descriptor = open(fullPath, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            switch errno {
            case ENOENT, ENOTDIR:
                throw Unusable(path, sentence: "There is no file \(path). `reset` restores the starter.")
            case ELOOP:
                throw Unusable(
                    path,
                    sentence: "\(path) is a symbolic link, and links aren't followed. Replace it with the file.")
            case EACCES, EPERM:
                throw Unusable(path, sentence: "You can't read \(path). `chmod u+r` on it fixes that.")
            default:
                throw Unusable(path, sentence: "\(path) can't be opened: \(String(cString: strerror(errno))).")
            }
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw Unusable(path, sentence: "\(path) isn't a regular file. Replace it with a Swift file.")
        }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                throw Unusable(path, sentence: "\(path) can't be read: \(String(cString: strerror(errno))).")
            }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
            if bytes.count > longest { throw tooLong(path) }
        }
    }

    /// The number of the first line that isn't UTF-8 or contains a zero byte; nil if there is none.
    private static func firstLineThatIsNotUTF8(in bytes: [UInt8]) -> Int? {
        func isText(_ line: some Collection<UInt8>) -> Bool {
            !line.contains(0) && String(validating: line, as: UTF8.self) != nil
        }
        if isText(bytes) { return nil }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return (lines.firstIndex { !isText($0) } ?? 0) + 1
    }
}
