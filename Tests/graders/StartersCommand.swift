import ArgumentParser
import Foundation
import Judges
import ProofKit

/// Copies each chapter's starter into the chapter's folder.
struct StartersCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "starters",
        abstract: "Copy Sources/Judges/Starters over every Chapters/…/Exercise.swift, answers included."
    )

    func run() throws {
        for chapter in catalogue {
            let file = Book.root.appending(path: chapter.exercisePath)
            let starter = Data(chapter.starter.utf8)
            let isUpToDate = (try? Data(contentsOf: file)) == starter
            if !isUpToDate { try starter.write(to: file, options: .atomic) }
            print("\(chapter.id): \(isUpToDate ? "up to date" : "written")")
        }
    }
}
