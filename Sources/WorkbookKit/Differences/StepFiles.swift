import BookText
import Foundation
import Grading

/// The Swift files of a chapter's step: its pipeline first, then the rest, without the learner's file and main.swift.
struct StepFiles {
    let chapter: Chapter
    /// The names of the files, in display order.
    let names: [String]
    private let folder: URL

    init(of chapter: Chapter, in checkout: Checkout) {
        self.chapter = chapter
        folder = checkout.root.appending(path: "Chapters/\(chapter.folder)")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        names = files.filter { $0.hasSuffix(".swift") && $0 != "main.swift" && $0 != "Exercise.swift" }
            .sorted { ($0 == "Pipeline.swift" ? 0 : 1, $0) < ($1 == "Pipeline.swift" ? 0 : 1, $1) }
    }

    /// The lines of a file; none if the file doesn't exist.
    func lines(of name: String) -> [String] {
        guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else { return [] }
        return text.fileLines
    }

    /// The file that corresponds to `name` in another chapter: FilterStep.swift for ValidationStep.swift.
    func counterpart(of name: String, in other: Chapter) -> String? {
        let translated = name.replacing(other.name, with: chapter.name)
        return names.first { $0 == name } ?? names.first { $0 == translated }
    }
}

extension String {
    /// The lines of a text file. The newline at its end begins no line.
    var fileLines: [String] {
        var lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}
