import Foundation

/// The bytes of an exercise file, read once: what is compared with the starter is what is compiled, even if the file is saved meanwhile.
public struct ExerciseFile: Sendable, Equatable {
    /// Why a file cannot be an exercise: one plain sentence or two that say what is wrong and what to do.
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

    /// The longest file that is read, in bytes. The longest exercise of the workbook has a fiftieth of it.
    public static let longest = 1 << 20

    /// The file as a person would name it: from the current folder where it is inside that, or else as the caller named it.
    public let path: String

    /// What it holds.
    public let text: String

    /// Text that is not in a file of its own.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// Reads a file. Fails, with a sentence, when it is missing, no ordinary file, not readable, empty, far too long or not text.
    public init(reading url: URL) throws(Unusable) {
        path = Self.shortened(url.relativePath)
        let bytes = try Self.bytes(of: url.path, called: path)
        if let line = Self.firstLineThatIsNotUTF8(in: bytes) {
            throw Unusable(
                path,
                sentence: "\(path), line \(line): this is not text in UTF-8. Save the file as UTF-8 in your editor.")
        }
        text = String(decoding: bytes, as: UTF8.self)
        if text.allSatisfy(\.isWhitespace) {
            throw Unusable(path, sentence: "\(path) is empty. `reset` brings its first state back.")
        }
    }

    /// The path from the current folder, where the file is inside it: as a person there would write it.
    private static func shortened(_ path: String) -> String {
        let here = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    }

    private static func bytes(of fullPath: String, called path: String) throws(Unusable) -> [UInt8] {
        // Opened without following a link and without waiting for a pipe's other end.
        let descriptor = open(fullPath, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            switch errno {
            case ENOENT, ENOTDIR:
                throw Unusable(path, sentence: "There is no file \(path). `reset` brings its first state back.")
            case ELOOP:
                throw Unusable(
                    path,
                    sentence: "\(path) is a symbolic link, which is not followed. Put the file itself in its place.")
            case EACCES, EPERM:
                throw Unusable(path, sentence: "\(path) may not be read by you. `chmod u+r` on it allows that.")
            default:
                throw Unusable(path, sentence: "\(path) cannot be opened: \(String(cString: strerror(errno))).")
            }
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw Unusable(path, sentence: "\(path) is no ordinary file. Put a Swift file in its place.")
        }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                throw Unusable(path, sentence: "\(path) cannot be read: \(String(cString: strerror(errno))).")
            }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
            if bytes.count > longest {
                throw Unusable(
                    path,
                    sentence:
                        "\(path) is longer than 1 MiB, so it is not compiled. An exercise has a few hundred lines; is this another file?"
                )
            }
        }
    }

    /// The number of the first line with bytes that are not UTF-8, or with a zero byte; nil when there is none.
    private static func firstLineThatIsNotUTF8(in bytes: [UInt8]) -> Int? {
        func isText(_ line: some Collection<UInt8>) -> Bool {
            !line.contains(0) && String(validating: line, as: UTF8.self) != nil
        }
        if isText(bytes) { return nil }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return (lines.firstIndex { !isText($0) } ?? 0) + 1
    }
}
