import ArgumentParser
import Foundation
import Grading
import Reading

/// Completions in a shell. The shell asks the program, so it gets the chapters and tasks of the current folder's book.
///
///     workbook --generate-completion-script bash
extension CompletionKind {
    package static let chapters = asking(.chapters)
    package static let chaptersAndTasks = asking(.chaptersAndTasks)
    package static let topics = asking(.topics)
    package static let operators = asking(.operators)
    package static let serviceSettings = asking(.settings)

    private static func asking(_ kind: Command.Completes) -> CompletionKind {
        .custom { _, _, typed in
            let here = Checkout(
                root: URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory))
            guard let running = WorkbookProgram.running else { return [] }
            let chapters = try? running.course.chapters(in: here.root)
            return Completer(book: Book(checkout: here, chapters: chapters ?? []), commands: running.commands)
                .arguments(typed, kind)
        }
    }
}

extension CompletionShell {
    /// ArgumentParser's completion script without ArgumentParser's own `help` command, which would replace the
    /// workbook's `help` and its completions.
    var workbookScript: String {
        var lines = WorkbookOptions.completionScript(for: self)
            .split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.contains("Show subcommand help information.") }
        let definitions = lines.indices.filter { lines[$0] == "_workbook_help() {" }
        if definitions.count == 2, let end = lines[definitions[1]...].firstIndex(of: "}") {
            lines.removeSubrange(definitions[1]...end)
        }
        return lines.joined(separator: "\n")
    }
}
