import Foundation

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

    static func text(of file: String) -> String {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Samples/\(file)")
        do { return try String(contentsOf: path, encoding: .utf8) } catch { preconditionFailure("\(error)") }
    }
}
