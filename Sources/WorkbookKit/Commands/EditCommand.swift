import ArgumentParser
import Foundation
import Grading
import Reading

struct EditCommand: WorkbookCommand {
    static let command = Command.edit

    @Argument(help: "A chapter, or one of its tasks: a chapter, a dot and a number.", completion: .chaptersAndTasks)
    var what: String?

    func perform(in session: Session) async throws -> ExitStatus {
        let task = try session.task(named: what)
        let file = task.chapter.exercisePath
        session.output.show(task.blocks)
        guard session.dialog.mode != .script, let line = session.editor else {
            throw Complaint.failure(
                """
                No editor is set. Set EDITOR (`export EDITOR=nano`), or open \(file) yourself\
                \(session.book.line(of: task).map { ", line \($0)" } ?? "").
                """)
        }
        var words = try Words.split(line)
        let editor = words.isEmpty ? "" : words.removeFirst()
        words += Self.place(file, line: session.book.line(of: task), in: URL(filePath: editor).lastPathComponent)
        let run = ProgramRun(editor, words, in: session.book.checkout.root)
        return try await session.reading.runInForeground(run).status
    }

    private static func place(_ file: String, line: Int?, in editor: String) -> [String] {
        guard let line else { return [file] }
        switch editor {
        case "vi", "vim", "nvim", "view", "nano", "emacs", "emacsclient", "micro", "kak", "joe", "jed", "mg", "pico",
            "ne":
            return ["+\(line)", file]
        case "code", "codium", "cursor":
            return ["--goto", "\(file):\(line)"]
        case "hx", "helix", "subl", "zed":
            return ["\(file):\(line)"]
        default:
            return [file]
        }
    }
}
