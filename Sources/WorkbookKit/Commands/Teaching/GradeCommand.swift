import ArgumentParser
import Checks
import Foundation
import Grading
import Reading
import Terminal

struct GradeCommand: WorkbookCommand {
    static let command = Command.grade

    @Argument(help: "The folder with one folder per student.", completion: .directory)
    var folder: String

    @Option(help: "The folder for the grades. The default is FOLDER-grades.", completion: .directory)
    var into: String?

    @Option(help: "The chapters to grade, separated by commas. The default is all of them.")
    var chapters: String?

    @Option(help: "The class number that you gave `handout`.")
    var seed: UInt64?

    @Option(help: "The part of the class to grade, such as 2/5. The default is all of it.")
    var shard: Shard?

    @Flag(help: "FOLDER is one student's submission.")
    var one = false

    @Flag(help: "Overwrite earlier grades.")
    var replace = false

    @Flag(help: "Run the submissions' code with all your rights.")
    var withoutIsolation = false

    func perform(in session: Session) async throws -> ExitStatus {
        let chapters = try session.chapters(named: chapters)
        let source = session.place(folder).standardizedFileURL
        let target =
            into.map { session.place($0).standardizedFileURL }
            ?? source.deletingLastPathComponent().appending(path: source.lastPathComponent + "-grades")
        guard !(target.path + "/").hasPrefix(source.path + "/") else {
            throw Complaint.usage("The grades can't be inside the submissions. Name another folder with --into.")
        }
        guard shard == nil || !one else { throw Complaint.usage("One student has no parts. Use --one or --shard.") }
        let grades = GradeFolder(at: target)
        if try session.putNewComments(into: grades, replacing: replace) { return .passed }
        let submissions: Submissions
        do {
            submissions = one ? try Submissions(ofOneStudentIn: source) : try Submissions(in: source)
        } catch {
            throw Complaint.usage(error.sentence)
        }
        try await session.buildRuntime()
        if !withoutIsolation {
            let support = await IsolationSupport.find(in: session.buildFolder.binaries)
            if let obstacle = support.obstacle {
                throw Complaint.failure(
                    """
                    Nothing was graded, because the submissions can't be isolated. \(obstacle) \
                    In a container that you throw away, add `--without-isolation`.
                    """)
            }
        }

        let report: ClassReport
        do {
            report = try await session.untilInterrupted {
                let status = StatusLine(session.output)
                defer { status.clear() }
                let start = ContinuousClock.now
                return try await grader(session, chapters).grade(submissions, into: one ? nil : grades) { progress in
                    await status.show(progress.summary(after: ContinuousClock.now - start))
                }
            }
            if one, let student = report.students.first { try grades.write(only: student) }
        } catch let failure as Obstacle {
            throw Complaint.failure(failure.sentence)
        } catch {
            if grades.isUnfinished {
                session.output.complain("The finished reports are kept. The same command goes on from there.")
            }
            throw error
        }
        tell(report, grades: target, session)
        let isComplete = report.remarks.isEmpty && report.students.allSatisfy(\.problems.isEmpty)
        return isComplete ? .passed : .notPassed
    }

    @MainActor
    private func grader(_ session: Session, _ chapters: [Chapter]) -> ClassGrader {
        let solutions = chapters.compactMap { chapter in
            TextFile.text(of: session.book.solutionFile(of: chapter)).map { (chapter.id, $0) }
        }
        let builder = ExerciseBuilder(
            for: session.course.library, in: session.buildFolder.layout, isolation: withoutIsolation ? .off : .required)
        return ClassGrader(
            grader: Grader(builder: builder, asksTheFile: false),
            chapters: chapters, solutions: Dictionary(uniqueKeysWithValues: solutions), seed: seed, shard: shard)
    }

    @MainActor
    private func tell(_ report: ClassReport, grades: URL, _ session: Session) {
        let results = report.students.map { student in
            let count = student.likenesses.count { !$0.students.isEmpty }
            let points = "  \(student.points) of \(student.possiblePoints)"
            return count == 0
                ? points : points + "  \(count) answer\(count == 1 ? " matches" : "s match") another student's"
        }
        let room = max(10, session.output.columns - (results.map(\.count).max() ?? 0))
        let names = report.students.map { Self.shortened($0.student.readableName, columns: room) }
        let width = names.map { DisplayWidth.columns(of: $0) }.max() ?? 0
        for (name, result) in zip(names, results) {
            session.output.verbatim(DisplayWidth.padded(name, columns: width) + result)
        }
        if report.takenOver > 0 {
            session.output.verbatim(
                """
                Taken over from the interrupted run: \(report.takenOver) of \(report.students.count) students, \
                whose files haven't changed.
                """)
        }
        for remark in report.remarks { session.output.complain(remark) }
        for student in report.students {
            for problem in student.problems { session.output.complain("\(student.student.readableName): \(problem)") }
        }
        if !one {
            for (student, folder) in GradeFolder.folderNames(of: report.students.map(\.student)).sorted(by: <)
            where folder != student {
                session.output.verbatim("The report of \(student.readableName) is in \(folder.readableName).")
            }
        }
        session.output.verbatim("Written: \(session.name(of: grades).readableName)")
        if let mistakes = report.mistakes { session.tell(mistakes, in: grades) }
    }

    /// Shortens an ID in the middle, because students' IDs differ at the ends.
    private static func shortened(_ id: String, columns: Int) -> String {
        guard DisplayWidth.columns(of: id) > columns else { return id }
        let end = DisplayWidth.prefix(of: String(id.reversed()), columns: columns / 2 - 1).reversed()
        return DisplayWidth.shortened(id, columns: columns - columns / 2) + end
    }
}

extension Shard: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

extension ClassProgress {
    fileprivate func summary(after elapsed: Duration) -> String {
        let left = TimeLeft(after: elapsed, done: exercises, of: allExercises).map { ", about \($0) left" } ?? ""
        return "Grading … \(exercises) of \(allExercises) exercises, \(students) of \(allStudents) students\(left)"
    }
}
