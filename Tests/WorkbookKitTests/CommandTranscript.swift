import Foundation
import TerminalTestKit

/// A section of a file in Tests/Transcripts, whose README.md describes the format.
struct CommandTranscript: Sendable, CustomStringConvertible {
    struct Exchange: Sendable {
        enum Line: Sendable {
            case workbook(String)
            case shell(String)
            /// The reader's answer to a question of the workbook.
            case answer(String)
            /// Keys on a terminal. An empty text only waits for a screen.
            case keys(String)
        }

        var line: Line
        /// The range of the file's lines that contain the output.
        var place: Range<Int>
        var printed: [String] = []

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
    /// The section's book: the real one, ``Bench``'s small one, or the real one on a terminal, built or not.
    var book = Book.whole

    enum Book: String, Sendable {
        case whole = ""
        case small, terminal, fresh
    }

    var exchanges: [Exchange] = []

    var description: String { "\(file): \(title)" }

    static let folder = BookCopy.original.appending(path: "Tests/Transcripts")

    static let all: [CommandTranscript] = {
        let only = ProcessInfo.processInfo.environment["WORKBOOK_TRANSCRIPTS"]?.split(separator: ",")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let chosen = names.filter { name in only?.contains { name == $0 + ".md" } ?? true }
        return chosen.filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted().flatMap { name in
            sections(of: lines(of: name), in: name)
        }
    }()

    /// Whether a line looks like typed input, or like the transcript's end. If it's output, it gets a leading space.
    static func looksTyped(_ line: String) -> Bool {
        ["workbook>", "answer>", "keys>", "$ ", "```"].contains { line.hasPrefix($0) }
    }

    static func lines(of file: String) -> [String] {
        let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8)
        return (text ?? "").components(separatedBy: "\n")
    }

    private static func sections(of lines: [String], in file: String) -> [CommandTranscript] {
        var sections: [CommandTranscript] = []
        var isInside = false
        for (number, line) in lines.enumerated() {
            if isInside {
                isInside = line != "```"
                if isInside { sections[sections.count - 1].add(line, number: number) }
            } else if line.hasPrefix("## ") {
                sections.append(CommandTranscript(file: file, title: String(line.dropFirst(3))))
            } else if line.hasPrefix("```transcript"), !sections.isEmpty {
                isInside = true
                let name = line.dropFirst("```transcript".count).trimmingCharacters(in: .whitespaces)
                sections[sections.count - 1].book = Book(rawValue: name) ?? .whole
            }
        }
        return sections
    }

    private mutating func add(_ line: String, number: Int) {
        let place = number + 1..<number + 1
        if line.hasPrefix("workbook>") {
            exchanges.append(Exchange(line: .workbook(String(line.dropFirst(10))), place: place))
        } else if line.hasPrefix("$ ") {
            exchanges.append(Exchange(line: .shell(String(line.dropFirst(2))), place: place))
        } else if line.hasPrefix("answer>") {
            exchanges.append(Exchange(line: .answer(String(line.dropFirst(8))), place: place))
        } else if line.hasPrefix("keys>") {
            exchanges.append(Exchange(line: .keys(String(line.dropFirst(6))), place: place))
        } else if let last = exchanges.indices.last {
            if line.hasPrefix("> ") || line == ">", exchanges[last].printed.isEmpty,
                case .shell(let begun) = exchanges[last].line
            {
                exchanges[last].line = .shell(begun + "\n" + line.dropFirst(2))
                exchanges[last].place = place
            } else {
                exchanges[last].printed.append(line)
                exchanges[last].place = exchanges[last].place.lowerBound..<number + 1
            }
        }
    }
}
