import Foundation
import Terminal

/// A program with more of the workbook's commands. A smaller program builds it if needed, and is then replaced by it.
@MainActor
package struct LargerProgram {
    package let product: BuildFolder.Product
    package let folder: BuildFolder
    private let arguments: [String]

    /// - Parameter product: `workbook-full`, with all commands, or `workbook-check`, with the commands about the tasks
    ///   of the first chapter.
    package init(_ product: (BuildFolder) -> BuildFolder.Product, _ checkout: Checkout, _ arguments: [String]) {
        folder = BuildFolder(checkout: checkout, program: Bundle.main.executableURL)
        self.arguments = arguments
        self.product = product(folder)
    }

    /// The program for a command from the shell: the whole workbook if it's built or needed.
    package static func smallest(
        for words: [String], of chapters: [ChapterHeading], _ checkout: Checkout, _ arguments: [String]
    ) -> LargerProgram {
        let whole = LargerProgram(\.wholeWorkbook, checkout, arguments)
        let isSmall = whole.isOutdated && FirstTasks.include(words, of: chapters, at: nil)
        return isSmall ? LargerProgram(\.checkProgram, checkout, arguments) : whole
    }

    package var isOutdated: Bool { folder.isStale(product) }

    /// - Throws: ``Complaint`` with the errors or the reason if the build fails, `CancellationError` after Ctrl-C.
    package func build(showing output: Output) async throws {
        try await folder.build(product, by: SystemPrograms(), showing: output)
    }

    /// Replaces this process with the program.
    /// - Parameter firstLine: the line that the reader typed; nil if the reader hasn't been greeted.
    /// - Returns: only if the program can't be started, with the reason.
    package func takeOver(firstLine: String? = nil) -> Complaint {
        let words = [product.file.path] + arguments + (firstLine.map { ["--first-line", $0] } ?? [])
        var pointers = words.map { strdup($0) } + [nil]
        execv(product.file.path, &pointers)
        let reason = SystemReason().words
        for pointer in pointers { free(pointer) }
        return Complaint.failure("\(product.file.path) can't be started: \(reason).")
    }

    /// Builds the program if needed, and replaces this process with it.
    /// - Returns: only if that fails, with the exit status.
    package func run(showing output: Output) async -> ExitStatus {
        folder.mend(reporting: output)
        do {
            if isOutdated { try await build(showing: output) }
            throw takeOver()
        } catch let complaint as Complaint {
            output.complain(complaint.sentence)
            return complaint.status
        } catch {
            return .interrupted
        }
    }
}
