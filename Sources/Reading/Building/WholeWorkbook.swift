import BookText
import Foundation

/// The program with all of the workbook's commands. Smaller programs build it if needed, and then become it.
@MainActor
package struct WholeWorkbook {
    package let product: BuildFolder.Product
    private let folder: BuildFolder
    private let arguments: [String]

    /// - Parameter arguments: what it's started with.
    package init(checkout: Checkout, arguments: [String]) {
        folder = BuildFolder(checkout: checkout, program: Bundle.main.executableURL)
        self.arguments = arguments
        product = folder.wholeWorkbook
    }

    /// Whether it's missing, or older than its sources.
    package var isOutdated: Bool { folder.isStale(product) }

    /// Builds it while the reader waits.
    /// - Throws: ``Complaint`` with the compiler's output, `CancellationError` after Ctrl-C.
    package func build(showing output: Output) async throws {
        try await folder.build(product, by: SystemPrograms(), showing: output)
    }

    /// Becomes that program.
    /// - Parameter firstLine: what the reader has typed; nil if they haven't been greeted yet.
    /// - Returns: only if it can't be started: why.
    package func takeOver(firstLine: String? = nil) -> Complaint {
        let words = [product.file.path] + arguments + (firstLine.map { ["--first-line", $0] } ?? [])
        var pointers = words.map { strdup($0) } + [nil]
        execv(product.file.path, &pointers)
        let reason = String(cString: strerror(errno))
        for pointer in pointers { free(pointer) }
        return Complaint.failure("\(product.file.path) can't be started: \(reason).")
    }

    /// Does what the program was asked, in a program that does nothing else: builds the whole workbook if needed, and
    /// becomes it.
    /// - Returns: only if that fails.
    package func run(showing output: Output) async -> ExitStatus {
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
