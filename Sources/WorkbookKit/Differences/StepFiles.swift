import Foundation
import Grading

/// The Swift files that make a chapter's step: its pipeline first, then the rest; neither the learner's file nor main.swift, which is
/// one line.
struct StepFiles {
    let chapter: Chapter
    /// The files' names, in the order in which they are shown.
    let names: [String]
    private let folder: URL

    init(of chapter: Chapter, in checkout: Checkout) {
        self.chapter = chapter
        folder = checkout.root.appending(path: "Chapters/\(chapter.folder)")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        names = files.filter { $0.hasSuffix(".swift") && $0 != "main.swift" && $0 != "Exercise.swift" }
            .sorted { ($0 == "Pipeline.swift" ? 0 : 1, $0) < ($1 == "Pipeline.swift" ? 0 : 1, $1) }
    }

    /// The lines of a file; none where there is no such file.
    func lines(of name: String) -> [String] {
        guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else { return [] }
        return text.fileLines
    }

    /// This chapter's name for what another chapter calls `name`: ValidationStep.swift becomes FilterStep.swift.
    func counterpart(of name: String, in other: Chapter) -> String? {
        let translated = name.replacing(other.name, with: chapter.name)
        return names.first { $0 == name } ?? names.first { $0 == translated }
    }
}

extension String {
    /// The lines of a text file: what the last newline ends is the last of them.
    var fileLines: [String] {
        var lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}
