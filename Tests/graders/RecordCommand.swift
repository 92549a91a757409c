import ArgumentParser
import Foundation
import Grading
import Judges
import ProofKit

/// Writes each chapter's Views.txt, by which a check knows the mistake of a program that looks like one of Answers.md.
struct RecordCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: "Record what the wrong answers of Answers.md leave behind, in Solutions/…/Views.txt.",
        discussion: "Run it after a change to a solution, a wrong answer, a scenario, or what a task compares."
    )

    @Argument(help: "Chapters (05, filter); all without them.")
    var chapters: [String] = []

    func validate() throws { try CatalogueWords.check(chapters) }

    func run() async throws {
        try await RuntimeLibrary.build()
        let ids = Set(CatalogueWords.tasks(named: chapters).map(\.0.id))
        let asked = catalogue.filter { ids.contains($0.id) }
        let rehearsals = Rehearsals(of: Book.answers)
        await rehearsals.beginCompiling(asked)
        for chapter in asked {
            let programs = try await ViewRecording.programs(of: chapter, rehearsals: rehearsals)
            let file = Book.root.appending(path: "Solutions/\(chapter.id)/\(KnownViews.fileName)")
            let text = programs.map { $0.line + "\n" }.joined()
            let isUpToDate = (try? String(contentsOf: file, encoding: .utf8)) == text
            if !isUpToDate { try Data(text.utf8).write(to: file, options: .atomic) }
            print("\(chapter.id): \(isUpToDate ? "up to date" : "written"), \(programs.count) programs")
            fflush(nil)
        }
    }
}
