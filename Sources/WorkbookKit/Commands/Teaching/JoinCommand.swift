import ArgumentParser
import Grading
import Reading

struct JoinCommand: WorkbookCommand {
    static let command = Command(
        "join",
        usage: "PART … --into FOLDER [--replace]",
        summary: "For teachers: join the grades of a class's parts.",
        details: """
            Each PART is the folder that `grade --shard` wrote for a part of the class. All parts must be there. The \
            new folder gets one table with all students, their reports, and one `mistakes.md`, with your comments from \
            the parts. The parts stay as they are.
            """,
        example: "join grades-1 grades-2 --into grades",
        completes: .files,
        options: ["--into", "--replace"]
    )

    @Argument(help: "The folders with the grades of the parts.", completion: .directory)
    var parts: [String]

    @Option(help: "The folder for the grades of the class.", completion: .directory)
    var into: String

    @Flag(help: "Overwrite earlier grades.")
    var replace = false

    func perform(in session: Session) async throws -> ExitStatus {
        let target = session.place(into).standardizedFileURL
        let grades = GradeFolder(at: target)
        if let obstacle = grades.obstacle(replacing: replace) {
            guard try session.putNewComments(into: grades) else { throw Complaint.usage(obstacle) }
            return .passed
        }
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
