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
        let place = session.book.line(of: task)
        let advice = """
            Set EDITOR (`export EDITOR=nano`), or open \(file) yourself\(place.map { ", line \($0)" } ?? "").
            """
        var words = try session.dialog.mode == .script ? [] : Words.split(session.editor ?? "")
        guard let editor = words.first, !editor.isEmpty else {
            throw Complaint.failure("No editor is set. \(advice)")
        }
        words += Self.place(file, line: place, in: URL(filePath: editor).lastPathComponent)
        let run = ProgramRun(editor, Array(words.dropFirst()), in: session.book.checkout.root)
        do {
            return try await session.reading.runInForeground(run).status
        } catch let complaint as Complaint {
            throw Complaint.failure("\(complaint.sentence) \(advice)")
        }
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
