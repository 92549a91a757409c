import ArgumentParser
import Judges
import ProofKit

/// Writes the tests of the chapters' tasks.
struct SuitesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "suites", abstract: "Write Tests/ChapterTests/Suites from the catalogue: a test a task.")

    func run() throws {
        for chapter in catalogue {
            print("\(chapter.id): \(try SuiteFile(of: chapter).write() ? "written" : "up to date")")
        }
    }
}
