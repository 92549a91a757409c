import ArgumentParser
import Foundation
import Judges
import ProofKit

struct StartersCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "starters",
        abstract: "Write every Chapters/…/Exercise.swift from Solutions/…, with the changes of Starter.diff."
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
