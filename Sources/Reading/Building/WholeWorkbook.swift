import Foundation

/// The program with all of the workbook's commands. A smaller program builds it if needed, and is then replaced by it.
@MainActor
package struct WholeWorkbook {
    package let product: BuildFolder.Product
    package let folder: BuildFolder
    private let arguments: [String]

    package init(checkout: Checkout, arguments: [String]) {
        folder = BuildFolder(checkout: checkout, program: Bundle.main.executableURL)
        self.arguments = arguments
        product = folder.wholeWorkbook
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
        let reason = String(cString: strerror(errno))
        for pointer in pointers { free(pointer) }
        return Complaint.failure("\(product.file.path) can't be started: \(reason).")
    }

    /// Builds the program if needed, and replaces this process with it.
    /// - Returns: only if that fails, with the exit status.
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
