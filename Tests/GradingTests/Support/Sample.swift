import Foundation
import TerminalTestKit

/// A section of a file in Samples: its heading, words, and indented code.
struct Sample: Sendable {
    let heading: String
    let words: [String]
    var code: [String]

    static func all(in file: String) -> [Sample] {
        text(of: file).components(separatedBy: "\n## ").dropFirst().map {
            let lines = $0.components(separatedBy: "\n")
            let code = lines.firstIndex { $0.hasPrefix("    ") } ?? lines.endIndex
            return Sample(
                heading: lines[0], words: lines[1..<code].filter { !$0.isEmpty },
                code: lines[code...].map { String($0.dropFirst(4)) })
        }
    }

    /// The book's starters and solutions.
    static var exercises: [String] {
        get throws {
            try ["Solutions", "Chapters"].flatMap { folder in
                try FileManager.default.contentsOfDirectory(atPath: BookCopy.original.appending(path: folder).path)
                    .compactMap { try? BookCopy.text(of: "\(folder)/\($0)/Exercise.swift") }
            }
        }
    }

    static func text(of file: String) -> String {
        try! BookCopy.text(of: "Tests/GradingTests/Samples/\(file)")
    }
}
