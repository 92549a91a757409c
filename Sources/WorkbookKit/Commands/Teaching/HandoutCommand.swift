import ArgumentParser
import Foundation
import Grading

struct HandoutCommand: WorkbookCommand {
    static let command = Command(
        "handout",
        usage: "FOLDER --seed N [--students FILE] [--chapters 1,5] [ID …]",
        summary: "For teachers: write starters with other predict tasks for each student.",
        details: """
            Each student's folder gets `NN-Name/Exercise.swift` for each chapter; they put those into their Chapters folder, and `check` asks \
            what was handed out. N is a number of your choice, which `grade --seed N` needs again. The ids stand on the line, or in FILE, one \
            a line.
            """,
        example: "handout handed-out --seed 2026 ada bob",
        completes: .files,
        options: ["--seed", "--students", "--chapters"]
    )

    @Argument(help: "The folder to write, which is not there yet.", completion: .directory)
    var folder: String

    @Option(help: "A number of your choice for the class.")
    var seed: UInt64

    @Option(help: "A file with the students' ids, one a line.")
    var students: String?

    @Option(help: "The chapters that are handed out, with commas between; all of them without it.")
    var chapters: String?

    @Argument(help: "Students' ids.")
    var ids: [String] = []

    func perform(in session: Session) async throws -> ExitStatus {
        var everybody = ids
        if let students {
            guard let text = try? String(contentsOf: session.place(students), encoding: .utf8) else {
                throw Complaint.usage("\(students) cannot be read. It should hold the students' ids, one a line.")
            }
            everybody += Handout.students(in: text)
        }
        guard !everybody.isEmpty else {
            throw Complaint.usage("Nobody is named. Give the students' ids, or a file of them with --students.")
        }
        let chapters = try session.chapters(named: chapters)
        let place = session.place(folder)
        do {
            try Handout(of: chapters, seed: seed).write(to: place, for: everybody)
        } catch {
            throw Complaint.usage(error.sentence)
        }
        session.output.say(
            "Starters for \(everybody.count) students are in \(session.name(of: place)). `grade FOLDER --seed \(seed)` grades what comes back."
        )
        return .passed
    }
}
