import Foundation
import Grading
import Reading

extension Session {
    typealias Mode = ReadingSession.Mode

    var output: Output { reading.output }
    var buildFolder: BuildFolder { reading.folder }
    var system: ReadingSession.System { reading.system }
    var stores: ReadingSession.Stores { reading.stores }
    var editor: String? { reading.editor }

    var dialog: ReadingSession.Dialog {
        get { reading.dialog }
        set { reading.dialog = newValue }
    }

    func run(_ words: [String]) async -> ExitStatus { await reading.run(words) }

    func run(line: String) async -> ExitStatus { await reading.run(line: line) }

    func paged(_ body: () throws -> Void) async rethrows { try await reading.paged(body) }

    /// A path from the command line, relative to the folder in which the reader started the workbook.
    func place(_ path: String) -> URL { reading.place(path) }

    /// A task's file, and its line there, as Markdown.
    func place(of task: TaskReference) -> String {
        book.checkout.place(ofTask: task.task.number, in: task.chapter.heading)
    }

    /// The state that the session keeps until the reader leaves.
    struct Context {
        var hasNotedIsolation = false
        /// The task whose stages the reader should put in order; nil if none were offered, or once the order is right.
        var shuffledTask: TaskReference?
    }
}
