import Foundation

/// The compiler's output about a file that it refused, with the learner's own path and lines.
public struct CompilerOutput: Sendable, Equatable, Codable {
    /// One error that the compiler found.
    public struct Diagnostic: Sendable, Equatable, Codable {
        /// The file, as the learner named it.
        public var file: String
        /// The line, from 1.
        public var line: Int
        /// The column, from 1, in UTF-8 code units.
        public var column: Int
        /// What is wrong, in the compiler's words.
        public var message: String
        /// The compiler's notes on it.
        public var notes: [String] = []
        /// The number of the task to blame, usually the one around the line; nil if there's none.
        public var task: Int?
    }

    /// The compiler's text, including excerpts of the source, without colors. A long text is cut.
    public var text: String

    /// Its errors, each once; empty if it reported none.
    public var errors: [Diagnostic]
}

extension CompilerOutput {
    /// The compiler's text, and the errors from the diagnostics files in a folder. If these files contain no errors,
    /// the errors are read from the text.
    package init(text: String, in folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        var errors: [Diagnostic] = []
        for name in names.filter({ $0.hasSuffix(".dia") }).sorted() {
            for error in DiagnosticsFile.errors(in: folder.appendingPathComponent(name)) ?? []
            where !errors.contains(error) { errors.append(error) }
        }
        let text = text.replacing(folder.path + "/", with: "")
        self.text = text.readableText
        self.errors = (errors.isEmpty ? Self.errors(in: text) : errors).map { error in
            var error = error
            error.message = error.message.readableText
            error.notes = error.notes.map(\.readableText)
            return error
        }
    }

    private static func errors(in text: String) -> [Diagnostic] {
        var errors: [Diagnostic] = []
        for line in text.split(whereSeparator: \.isNewline) {
            guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): error: (.*)/),
                let lineNumber = Int(match.2), let column = Int(match.3)
            else { continue }
            let error = Diagnostic(
                file: String(match.1), line: lineNumber, column: column, message: String(match.4))
            if !errors.contains(error) { errors.append(error) }
        }
        return errors
    }

    func located(in regions: TaskRegions, of file: String) -> CompilerOutput {
        var output = self
        for index in output.errors.indices where output.errors[index].file == file {
            output.errors[index].task = regions.task(atLine: output.errors[index].line)
        }
        return output
    }

    func renamed(_ names: [(compiled: String, own: String)]) -> CompilerOutput {
        var output = self
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            for (compiled, own) in names where line.hasPrefix(compiled + ":") {
                return own + line.dropFirst(compiled.count)
            }
            return String(line)
        }
        output.text = lines.joined(separator: "\n")
        for index in output.errors.indices {
            if let name = names.first(where: { $0.compiled == output.errors[index].file }) {
                output.errors[index].file = name.own
            }
        }
        return output
    }
}
