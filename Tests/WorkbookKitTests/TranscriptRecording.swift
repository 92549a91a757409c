import Foundation

/// Writes the actual output into the transcripts: `WORKBOOK_RECORD=1 swift test --filter TranscriptTests`.
@MainActor
enum TranscriptRecording {
    nonisolated static let isOn = ProcessInfo.processInfo.environment["WORKBOOK_RECORD"] != nil
    private static var found: [String: [(place: Range<Int>, text: String)]] = [:]
    private static var originals: [String: [String]] = [:]

    /// Line numbers refer to the original file.
    static func add(_ text: String, in file: String, at place: Range<Int>) {
        found[file, default: []].append((place, text))
        let path = CommandTranscript.folder.appending(path: file)
        let original = originals[file] ?? CommandTranscript.lines(of: file)
        originals[file] = original
        var lines = original
        for (place, text) in (found[file] ?? []).sorted(by: { $0.place.lowerBound > $1.place.lowerBound }) {
            lines.replaceSubrange(place, with: text.isEmpty ? [] : text.components(separatedBy: "\n"))
        }
        try? lines.joined(separator: "\n").write(to: path, atomically: true, encoding: .utf8)
    }
}

extension CommandTranscript.Exchange {
    /// The new expectation for a text. It keeps the `…` that still match, and changes as few lines as possible.
    func shortened(_ text: String) -> String {
        let lines = text.isEmpty ? [] : text.components(separatedBy: "\n")
        // For each suffix of the text: the number of changes from a suffix of the transcript, and the resulting lines.
        var ends = (0...lines.count).map { Shortened(changes: lines.count - $0, lines: Array(lines[$0...])) }
        for old in printed.reversed() {
            let below = ends
            ends[lines.count] = below[lines.count].without(old)
            for index in lines.indices.reversed() {
                let fits = Self(line: line, place: place, printed: [old]).allows(lines[index])
                let covered = old == "…" ? index + 1...lines.count : index + 1...index + 1
                ends[index] = [
                    ends[index + 1].after(lines[index], changes: 1),
                    covered.map { below[$0] }.min { $0.changes < $1.changes }!.after(
                        fits ? old : lines[index], changes: fits ? 0 : 1),
                    below[index].without(old),
                ].min { $0.changes < $1.changes }!
            }
        }
        return ends[0].lines.joined(separator: "\n")
    }

    private struct Shortened {
        var changes = 0
        var lines: [String] = []

        func after(_ line: String, changes more: Int) -> Self { Self(changes: changes + more, lines: [line] + lines) }

        /// A deleted line costs more than a replaced one, so a `…` doesn't absorb an adjacent change.
        func without(_ line: String) -> Self { Self(changes: changes + (line == "…" ? 0 : 2), lines: lines) }
    }
}
