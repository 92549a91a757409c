import ArgumentParser
import Grading
import Reading

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
