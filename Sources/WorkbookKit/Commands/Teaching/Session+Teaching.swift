import Checks
import Foundation
import Grading
import Reading

extension Session {
    /// The chapters in a list such as `1,filter`, with the book's own questions; all chapters if `list` is nil.
    func chapters(named list: String?) throws -> [Chapter] {
        guard let list else { return book.catalogue }
        let words = list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        guard !words.isEmpty else {
            throw Complaint.usage(
                "--chapters is empty. Give numbers or names separated by commas, for example 1,filter.")
        }
        let named = try words.map { try book.chapter(named: $0).id }
        return book.catalogue.filter { named.contains($0.id) }
    }

    /// Puts the teacher's new comments into the reports of a graded class, if nothing else may be written there.
    /// - Returns: whether that's all there is to do.
    /// - Throws: ``Complaint`` if nothing may be written, and there are no new comments.
    func putNewComments(into grades: GradeFolder, replacing: Bool) throws -> Bool {
        guard let obstacle = grades.obstacle(replacing: replacing) else { return false }
        let written: MistakesWritten?
        do throws(Obstacle) {
            written = try grades.hasNewComments ? try grades.putComments() : nil
        } catch {
            throw Complaint.failure(error.sentence)
        }
        guard let written else { throw Complaint.usage(obstacle) }
        output.say("Your comments are in the reports. Nothing was graded again; `--replace` does that.")
        tell(written, in: grades.url)
        return true
    }

    func tell(_ written: MistakesWritten, in grades: URL) {
        let page = name(of: grades.appending(path: "mistakes.md")).readableName
        if let copy = written.copy {
            output.complain("\(page) had changes outside of the comments. The old file is \(copy).")
        }
        guard written.answers > 0 else { return }
        let answers = "\(written.answers) wrong answer\(written.answers == 1 ? "" : "s")"
        let mistakes = "\(written.mistakes) mistake\(written.mistakes == 1 ? "" : "s")"
        output.verbatim("\(answers), \(mistakes): \(page) groups them.")
        if written.studentsWithComments > 0 {
            output.verbatim("Reports with your comments: \(written.studentsWithComments)")
        }
    }
}
