import ArgumentParser
import Foundation
import Grading

struct GradeCommand: WorkbookCommand {
    static let command = Command(
        "grade",
        usage: "FOLDER [--into FOLDER] [--chapters 1,5] [--seed N] [--one] [--replace]",
        summary: "For teachers: grade a folder of submissions.",
        details: """
            FOLDER holds a folder for each student, named by the student's id, with `NN-Name/Exercise.swift` or `Chapters/NN-Name/Exercise.swift` \
            in it for each chapter. Only those files are read, and no link is followed. A task that passes is worth its points and any other \
            nothing; a chapter is worth what its tasks are.

            `grades.csv` gets a line a student, `STUDENT/report.txt` and `STUDENT/results.json` (Gradescope) what was found, all in FOLDER-grades or \
            where `--into` says; `--replace` lets earlier grades there give way. Answers that are token for token those of the solution or of \
            another student are named in the table; predictions are not, there is one right one.

            `--seed N` is the number of the class that `handout` was given: each student's predict tasks then ask what was handed out. `--one` takes \
            FOLDER for the submission of one student, as Gradescope gives it. Ctrl-C leaves nothing behind.
            """,
        example: "grade submissions --chapters 1",
        completes: .files,
        options: ["--into", "--chapters", "--seed", "--one", "--replace"]
    )

    @Argument(help: "The folder that holds a folder for each student.", completion: .directory)
    var folder: String

    @Option(help: "Where the grades are written; FOLDER-grades without it.", completion: .directory)
    var into: String?

    @Option(help: "The chapters that count, with commas between; all of them without it.")
    var chapters: String?

    @Option(help: "The number of the class that the handout was made with.")
    var seed: UInt64?

    @Flag(help: "FOLDER is one student's submission.")
    var one = false

    @Flag(help: "Write earlier grades anew.")
    var replace = false

    func perform(in session: Session) async throws -> ExitStatus {
        let chapters = try session.chapters(named: chapters)
        let source = session.place(folder)
        let target =
            into.map(session.place)
            ?? source.deletingLastPathComponent().appending(
                path: source.standardizedFileURL.lastPathComponent + "-grades")
        let grades = GradeFolder(at: target)
        if let obstacle = grades.obstacle(replacing: replace) { throw Complaint.usage(obstacle) }
        let submissions: Submissions
        do {
            submissions = one ? try Submissions(ofOneStudentIn: source) : try Submissions(in: source)
        } catch {
            throw Complaint.usage(error.sentence)
        }
        try await session.buildRuntime()

        let report = try await session.untilInterrupted {
            let status = StatusLine(session.output)
            defer { status.clear() }
            return try await grader(session, chapters).grade(submissions) { done, all in
                await status.show("Grading … \(done) of \(all)")
            }
        }
        do {
            if one, let student = report.students.first {
                try grades.write(only: student)
            } else {
                try grades.write(report)
            }
        } catch {
            throw Complaint.failure(error.sentence)
        }
        tell(report, grades: target, session)
        let isComplete = report.remarks.isEmpty && report.students.allSatisfy(\.problems.isEmpty)
        return isComplete ? .passed : .notPassed
    }

    @MainActor
    private func grader(_ session: Session, _ chapters: [Chapter]) -> ClassGrader {
        let solutions = chapters.compactMap { chapter in
            (try? String(contentsOf: session.book.solutionFile(of: chapter), encoding: .utf8)).map { (chapter.id, $0) }
        }
        return ClassGrader(
            grader: Grader(builder: ExerciseBuilder(libraryFolder: session.buildFolder.binaries), asksTheFile: false),
            chapters: chapters, solutions: Dictionary(uniqueKeysWithValues: solutions), seed: seed)
    }

    @MainActor
    private func tell(_ report: ClassReport, grades: URL, _ session: Session) {
        let width = report.students.map(\.student.count).max() ?? 0
        for student in report.students {
            let name = student.student.padding(toLength: max(width, 1), withPad: " ", startingAt: 0)
            let same =
                student.likenesses.isEmpty ? "" : "  \(student.likenesses.count) answers are also somebody else's"
            session.output.verbatim("\(name)  \(student.points) of \(student.possiblePoints)\(same)")
        }
        for remark in report.remarks { session.output.complain(remark) }
        for student in report.students {
            for problem in student.problems { session.output.complain("\(student.student): \(problem)") }
        }
        session.output.verbatim("Written: \(session.name(of: grades))")
    }
}
