import ArgumentParser
import Foundation
import Grading
import Judges

/// What a shell completes: the program itself is asked, so chapters and tasks are those of the book.
///
///     workbook --generate-completion-script bash
extension CompletionKind {
    static let chapters = asking(.chapters)
    static let chaptersAndTasks = asking(.chaptersAndTasks)
    static let topics = asking(.topics)
    static let operators = asking(.operators)
    static let serviceSettings = asking(.settings)

    private static func asking(_ kind: Command.Completes) -> CompletionKind {
        .custom { _, _, typed in
            let here = Checkout(root: URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory))
            return Completer(book: Book(checkout: here, chapters: catalogue)).arguments(typed, kind)
        }
    }
}
