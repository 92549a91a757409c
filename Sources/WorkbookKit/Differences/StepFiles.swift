import Foundation
import Grading
import Reading

/// The Swift files of a chapter's step: its pipeline first, then the rest, without the learner's file and main.swift.
struct StepFiles {
    let chapter: Chapter
    let names: [String]
    private let folder: URL

    init(of chapter: Chapter, in checkout: Checkout) {
        self.chapter = chapter
        folder = checkout.root.appending(path: "Chapters/\(chapter.folder)")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        names = files.filter { $0.hasSuffix(".swift") && $0 != "main.swift" && $0 != "Exercise.swift" }
            .sorted { ($0 == "Pipeline.swift" ? 0 : 1, $0) < ($1 == "Pipeline.swift" ? 0 : 1, $1) }
    }

    func lines(of name: String) -> [String] {
        TextFile.text(of: folder.appending(path: name))?.fileLines ?? []
    }

    /// The counterpart of the other chapter's file: FilterStep.swift for ValidationStep.swift; nil if there is none.
    func counterpart(of name: String, in other: Chapter) -> String? {
        let translated = name.replacing(other.name, with: chapter.name)
        return names.first { $0 == name } ?? names.first { $0 == translated }
    }
}

extension String {
    /// The lines of a text file. A newline at the end doesn't begin another line.
    var fileLines: [String] {
        var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}
