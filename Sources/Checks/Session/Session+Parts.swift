import Foundation
import Grading
import Reading

extension Session {
    typealias Mode = ReadingSession.Mode

    package var output: Output { reading.output }
    package var buildFolder: BuildFolder { reading.folder }
    package var system: ReadingSession.System { reading.system }
    package var stores: ReadingSession.Stores { reading.stores }
    var editor: String? { reading.editor }

    package var dialog: ReadingSession.Dialog {
        get { reading.dialog }
        set { reading.dialog = newValue }
    }

    package func run(_ words: [String]) async -> ExitStatus { await reading.run(words) }

    package func run(line: String) async -> ExitStatus { await reading.run(line: line) }

    package func paged(_ body: () throws -> Void) async rethrows { try await reading.paged(body) }

    /// The file at a typed path. A relative path begins in the folder in which the reader started the workbook.
    package func place(_ path: String) -> URL { reading.place(path) }

    /// A task's file, and its line there, as Markdown.
    package func place(of task: TaskReference) -> String {
        book.checkout.place(ofTask: task.task.number, in: task.chapter.heading)
    }

    /// A file's path for the reader: relative if the file is inside the folder in which they started the workbook.
    package func name(of file: URL) -> String {
        let path = file.standardizedFileURL.path
        let start = system.startFolder.standardizedFileURL.path
        return path.hasPrefix(start + "/") ? String(path.dropFirst(start.count + 1)) : path
    }

    /// Lets Ctrl-C cancel `work` in a command from the shell. At the prompt, Ctrl-C cancels any command anyway.
    package func untilInterrupted<Result: Sendable>(_ work: @escaping @MainActor () async throws -> Result) async throws
        -> Result
    {
        dialog.mode == .oneShot ? try await Grading.untilInterrupted(work) : try await work()
    }
}
