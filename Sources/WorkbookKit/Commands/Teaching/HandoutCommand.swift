import ArgumentParser
import Checks
import Foundation
import Grading
import Reading

struct HandoutCommand: WorkbookCommand {
    static let command = Command.handout

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
            guard let text = TextFile.text(of: session.place(students)) else {
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

struct JoinCommand: WorkbookCommand {
    static let command = Command.join

    @Argument(help: "The folders with the grades of the parts.", completion: .directory)
    var parts: [String]

    @Option(help: "The folder for the grades of the class.", completion: .directory)
    var into: String

    @Flag(help: "Overwrite earlier grades.")
    var replace = false

    func perform(in session: Session) async throws -> ExitStatus {
        let target = session.place(into).standardizedFileURL
        let grades = GradeFolder(at: target)
        if try session.putNewComments(into: grades, replacing: replace) { return .passed }
        do {
            let (students, mistakes) = try grades.join(
                parts.map { GradeFolder(at: session.place($0).standardizedFileURL) })
            session.output.verbatim(
                "Written: \(session.name(of: target).readableName), \(students) student\(students == 1 ? "" : "s")")
            session.tell(mistakes, in: target)
        } catch {
            throw Complaint.failure(error.sentence)
        }
        return .passed
    }
}
