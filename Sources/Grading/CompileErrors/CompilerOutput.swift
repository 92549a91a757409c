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
    /// The compiler's text, in LLVM's style, and its errors.
    /// - Parameter folder: the folder with the sources.
    package init(text: String, in folder: URL) {
        let text = text.replacing(folder.path + "/", with: "").readableText
        self.init(text: text, errors: Self.errors(in: text))
    }

    /// Each message has a line that begins with its place, and a line of the source below it. Notes follow their error.
    private static func errors(in text: String) -> [Diagnostic] {
        var errors: [Diagnostic] = []
        var open: Diagnostic?
        func close() {
            if let open, !errors.contains(open) { errors.append(open) }
            open = nil
        }
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
        while let line = lines.popFirst() {
            guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): (error|warning|note|remark): (.*)/),
                let number = Int(match.2), let column = Int(match.3)
            else { continue }
            let (file, message) = (String(match.1), String(match.5))
            if match.4 == "note" {
                guard var error = open else { continue }
                error.notes.append(message)
                // An error inside of a macro's expansion belongs to the line that uses the macro.
                if message.hasPrefix("in expansion of macro"), !file.contains("swift-generated-sources") {
                    (error.file, error.line, error.column) = (file, number, column)
                }
                open = error
            } else {
                close()
                if match.4 == "error" {
                    open = Diagnostic(file: file, line: number, column: column, message: message)
                }
            }
            // A line of the source isn't a message, even if it looks like one.
            if lines.dropFirst().first?.contains("^") == true { lines.removeFirst() }
        }
        close()
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
