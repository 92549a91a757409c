import ArgumentParser
import Foundation
import Grading
import Reading

struct HandoutCommand: WorkbookCommand {
    static let command = Command(
        "handout",
        usage: "FOLDER --seed N [--students FILE] [--chapters 1,5] [ID …]",
        summary: "For teachers: write starters with different predict tasks for each student.",
        details: """
            Writes `STUDENT/NN-Name/Exercise.swift` for each student and chapter. Students put those files into their \
            Chapters folder, and `check` then checks the predict tasks you handed out. N is a number that you choose; \
            `grade --seed N` needs it again. Give the students' ids on the command line, or in FILE, one per line.
            """,
        example: "handout handed-out --seed 2026 ada bob",
        completes: .files,
        options: ["--seed", "--students", "--chapters"]
    )

    @Argument(help: "The folder to create.", completion: .directory)
    var folder: String

    @Option(help: "A class number that you choose.")
    var seed: UInt64

    @Option(help: "A file with the students' ids, one per line.")
    var students: String?

    @Option(help: "The chapters to hand out, separated by commas. The default is all of them.")
    var chapters: String?

    @Argument(help: "Students' ids.")
    var ids: [String] = []

    func perform(in session: Session) async throws -> ExitStatus {
        var allIDs = ids
        if let students {
            guard let text = try? String(contentsOf: session.place(students), encoding: .utf8) else {
                throw Complaint.usage("\(students) can't be read. It should contain the students' ids, one per line.")
            }
            allIDs += Handout.students(in: text)
        }
        guard !allIDs.isEmpty else {
            throw Complaint.usage("No students are given. Give their ids, or a file of ids with --students.")
        }
        let chapters = try session.chapters(named: chapters)
        let place = session.place(folder)
        do {
            try Handout(of: chapters, seed: seed).write(to: place, for: allIDs)
        } catch {
            throw Complaint.usage(error.sentence)
        }
        session.output.say(
            """
            The starters for \(allIDs.count) students are in \(session.name(of: place)). Grade the submissions with \
            `grade FOLDER --seed \(seed)`.
            """)
        return .passed
    }
}
