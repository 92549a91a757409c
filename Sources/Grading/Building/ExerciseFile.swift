import Foundation
import Reading
import Terminal

/// The content of an exercise file, read once, so that the same text is compared with the starter and compiled.
public struct ExerciseFile: Sendable, Equatable {
    /// The size limit of a file in bytes, more than a hundred times the workbook's longest exercise.
    public static let longest = 1 << 20

    /// The path for the reader, without control characters. A file that was read from inside the current folder has a
    /// relative path.
    public let path: String

    /// The content.
    public let text: String

    /// The tasks in it, with their tokens.
    public let regions: TaskRegions

    /// A file with the given text, which isn't read from disk.
    public init(path: String, text: String) {
        self.path = path.readableName
        self.text = text
        regions = TaskRegions(of: text)
    }

    public static func == (one: ExerciseFile, other: ExerciseFile) -> Bool {
        (one.path, one.text) == (other.path, other.text)
    }

    /// Reads a file, with a line feed at the end of each line. Throws if it's missing, not a regular file, unreadable,
    /// blank, too large for an exercise, or not UTF-8 text.
    /// - Parameter name: what errors call a student's file; nil for the learner's own file, whose errors may advise to
    ///   `reset` it.
    public init(reading url: URL, ofStudent name: String? = nil) throws(Obstacle) {
        let path = (name ?? Self.shortened(url.relativePath)).readableName
        let advice = name == nil ? " `reset` restores the starter." : ""
        let bytes = try Self.bytes(of: url.path, called: path, advice).withLineFeeds
        if let fault = Self.firstFault(in: bytes) { throw Obstacle("\(path), \(fault)") }
        self.init(path: path, text: String(decoding: bytes, as: UTF8.self))
        if let excess { throw excess }
        if text.allSatisfy(\.isWhitespace) { throw Obstacle("\(path) is empty.\(advice)") }
    }

    /// The first 4,096 bytes of a file; nil if it can't be read. Each start of the workbook looks for the ID of a
    /// question set there, so the file isn't parsed or checked any further.
    static func beginning(of url: URL) -> String? {
        let bytes = try? bytes(of: url.path, called: url.path, "")
        return bytes.map { String(decoding: $0.prefix(4_096), as: UTF8.self).withLineFeeds }
    }

    package var excess: Obstacle? {
        guard text.utf8.count <= Self.longest else { return Self.tooLong(path) }
        guard let excess = regions.source.excess else { return nil }
        let what =
            switch excess.kind {
            case .depth: "line \(excess.line) has more than \(SourceExcess.deepest) brackets or texts in one another"
            case .tokens: "it has more than \(SourceExcess.mostTokens) words and symbols"
            case .lines: "it has more than \(SourceExcess.mostLines) lines"
            case .line: "line \(excess.line) has more than \(SourceExcess.longestLine) characters"
            case .marks: "it has more than \(SourceExcess.mostMarks) `MARK` comments"
            }
        return Obstacle("\(path) is too much for an exercise: \(what). Is it the right file?")
    }

    private static func tooLong(_ path: String) -> Obstacle {
        Obstacle("\(path) is longer than 1 MiB, which is too long for an exercise. Is it the right file?")
    }

    private static func shortened(_ path: String) -> String {
        let here = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    }

    private static func bytes(of fullPath: String, called path: String, _ advice: String) throws(Obstacle) -> [UInt8] {
        do throws(SafeFile.Refusal) {
            let bytes = try SafeFile.bytes(of: fullPath, atMost: longest + 1)
            if bytes.count <= longest { return bytes }
        } catch {
            switch error {
            case .cannotOpen(ENOENT), .cannotOpen(ENOTDIR): throw Obstacle("There is no file \(path).\(advice)")
            case .cannotOpen(ELOOP):
                throw Obstacle("\(path) is a symbolic link, and links aren't followed. Replace it with the file.")
            case .cannotOpen(EACCES), .cannotOpen(EPERM):
                throw Obstacle("You can't read \(path). `chmod u+r` on it fixes that.")
            case .cannotOpen(let code): throw Obstacle("\(path) can't be opened: \(String(cString: strerror(code))).")
            case .isNotRegular: throw Obstacle("\(path) isn't a regular file. Replace it with a Swift file.")
            case .cannotRead(let code): throw Obstacle("\(path) can't be read: \(String(cString: strerror(code))).")
            }
        }
        throw tooLong(path)
    }

    /// The first line that isn't UTF-8 or contains a NUL byte, and what to do about it; nil if there is none.
    private static func firstFault(in bytes: [UInt8]) -> String? {
        func isText(_ line: some Collection<UInt8>) -> Bool { String(validating: line, as: UTF8.self) != nil }
        let (count, isUTF8) = (bytes.count { $0 == 0 }, isText(bytes))
        if isUTF8, count == 0 { return nil }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let line = (lines.firstIndex { $0.contains(0) || !isText($0) } ?? 0) + 1
        // In UTF-16, about every second byte is zero.
        return isUTF8 && count < bytes.count / 4
            ? "line \(line) contains a NUL byte, which many editors don't show. Delete it, or type the line again."
            : "line \(line) isn't UTF-8 text. Save the file as UTF-8 in your editor."
    }
}

extension ExerciseFile {
    /// Errors for the first ten `#sourceLocation` directives, which would make compiler errors and crash reports name
    /// another file or line. A file with such a directive isn't compiled. Comments don't count.
    package var relocations: [CompilerOutput.Diagnostic] {
        let directive = "#sourceLocation"
        guard text.contains(directive) else { return [] }
        let tokens = regions.source.tokens
        let starts = tokens.indices.compactMap { index -> String.Index? in
            let token = tokens[index]
            // Interpolated code is part of the literal's token.
            if token.contains("\""), token.contains("("), let range = token.firstRange(of: directive) {
                return range.lowerBound
            }
            return token == "#" && index + 1 < tokens.count && tokens[index + 1] == "sourceLocation"
                ? token.startIndex : nil
        }
        return starts.prefix(10).map {
            error("an exercise can't use `#sourceLocation`, because messages name its own lines; remove it", at: $0)
        }
    }

    /// Errors for the first ten `@testable` attributes, which would show the exercise what the library hides, and for
    /// `@section` attributes, which would let its code run before the player. A submission with such an attribute isn't
    /// compiled. Comments and texts don't count, unless a regex literal comes first: it can make code look like a
    /// comment.
    package var forbiddenAttributes: [CompilerOutput.Diagnostic] {
        let places = text.matches(of: /@`?(testable|_?section)\b/).map(\.output)
        guard !places.isEmpty else { return [] }
        let tokens = regions.source.tokens
        let attributes = Set(tokens.filter { $0 == "@" }.map(\.startIndex))
        let literal = tokens.indices.first { index in
            let next = tokens[index].endIndex
            return tokens[index] == "/" && next < text.endIndex
                && (!text[next].isWhitespace || index > 0 && tokens[index - 1] == "#")
        }
        let hidden = literal.map { tokens[$0].startIndex } ?? text.endIndex
        let found = places.filter { attributes.contains($0.0.startIndex) || $0.0.startIndex > hidden }
        return found.prefix(10).map { place, name in
            let why = name == "testable" ? "it works with public declarations" : "its code runs when a task is played"
            return error("an exercise can't use `@\(name)`, because \(why); remove it", at: place.startIndex)
        }
    }

    private func error(_ message: String, at place: String.Index) -> CompilerOutput.Diagnostic {
        let before = text[..<place].utf8.split(separator: 10, omittingEmptySubsequences: false)
        return CompilerOutput.Diagnostic(
            file: path, line: before.count, column: (before.last?.count ?? 0) + 1, message: message)
    }
}
