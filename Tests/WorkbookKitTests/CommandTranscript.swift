import BookText
import Foundation
import TerminalTestKit

/// A section of a file in Tests/Transcripts: commands, and what the workbook prints.
///
/// Code of the language `transcript` has lines as a reader types them, behind `workbook>`, each followed by what it
/// prints; `…` stands for what varies. A status other than 0 is the last line, as `exit 64`. A line behind `$` is for
/// the shell: it changes files, as a reader does in an editor, and prints nothing.
struct CommandTranscript: Sendable, CustomStringConvertible {
    /// A line that is typed, and what it prints.
    struct Exchange: Sendable {
        enum Line: Sendable {
            case workbook(String)
            case shell(String)
        }

        let line: Line
        var printed: [String] = []

        /// Whether a text is the one that's expected.
        func allows(_ text: String) -> Bool {
            var rest = text[...]
            let pieces = printed.joined(separator: "\n").components(separatedBy: "…")
            guard let last = pieces.last, rest.hasPrefix(pieces[0]) else { return false }
            for piece in pieces.dropLast() where !piece.isEmpty {
                guard let place = rest.range(of: piece) else { return false }
                rest = rest[place.upperBound...]
            }
            return pieces.count == 1 ? rest == last : rest.hasSuffix(last)
        }
    }

    let file: String
    let title: String
    let exchanges: [Exchange]

    var description: String { "\(file): \(title)" }

    static let folder = BookCopy.original.appending(path: "Tests/Transcripts")

    /// Those of all files.
    static let all: [CommandTranscript] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted().flatMap { name in
            let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
            return sections(of: text ?? "", in: name)
        }
    }()

    private static func sections(of text: String, in file: String) -> [CommandTranscript] {
        var sections: [(title: String, exchanges: [Exchange])] = []
        for block in MarkdownParser.blocks(of: text) {
            switch block {
            case .heading(2, let title): sections.append((title, []))
            case .code("transcript", let lines) where !sections.isEmpty:
                sections[sections.count - 1].exchanges += exchanges(in: lines)
            default: break
            }
        }
        return sections.map { CommandTranscript(file: file, title: $0.title, exchanges: $0.exchanges) }
    }

    private static func exchanges(in lines: [String]) -> [Exchange] {
        lines.reduce(into: []) { exchanges, line in
            if line.hasPrefix("workbook> ") {
                exchanges.append(Exchange(line: .workbook(String(line.dropFirst(10)))))
            } else if line.hasPrefix("$ ") {
                exchanges.append(Exchange(line: .shell(String(line.dropFirst(2)))))
            } else if !exchanges.isEmpty {
                exchanges[exchanges.count - 1].printed.append(line)
            }
        }
    }
}
