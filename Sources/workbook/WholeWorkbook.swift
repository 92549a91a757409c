import BookText
import Foundation
import Reading

/// The program with all of the workbook's commands. This one builds it if needed, and then becomes it.
@MainActor
struct WholeWorkbook {
    private let folder: BuildFolder
    private let arguments: [String]
    private let product: BuildFolder.Product

    /// - Parameter arguments: what it's started with.
    init(checkout: Checkout, arguments: [String]) {
        folder = BuildFolder(checkout: checkout, program: Bundle.main.executableURL)
        self.arguments = arguments
        product = BuildFolder.Product(
            name: "workbook-full", file: folder.program(named: "workbook-full"), sources: ["Sources"])
    }

    /// Whether it's missing, or older than its sources.
    var isOutdated: Bool { folder.isStale(product) }

    /// A build beside the reader's own work.
    /// - Parameter isWanted: whether to build at all.
    func backgroundBuild(isWanted: Bool) -> BackgroundBuild {
        BackgroundBuild(
            in: folder, by: SystemPrograms(), wanted: { isWanted ? [product] : [] }, isStale: folder.isStale)
    }

    /// Builds it while the reader waits.
    /// - Throws: ``Complaint`` with the compiler's output, `CancellationError` after Ctrl-C.
    func build(showing output: Output) async throws {
        try await folder.build(product, by: SystemPrograms(), showing: output)
    }

    /// Waits for a build in the background, and shows its progress.
    /// - Throws: `CancellationError` after Ctrl-C; the build goes on.
    func wait(for build: BackgroundBuild, showing output: Output) async throws {
        let status = StatusLine(output)
        defer { status.clear() }
        try await build.wait { status.show($0.summary(of: product)) }
    }

    /// Becomes that program.
    /// - Parameter firstLine: what the reader has typed; nil if they haven't been greeted yet.
    /// - Returns: only if it can't be started: why.
    func takeOver(firstLine: String? = nil) -> Complaint {
        let words = [product.file.path] + arguments + (firstLine.map { ["--first-line", $0] } ?? [])
        var pointers = words.map { strdup($0) } + [nil]
        execv(product.file.path, &pointers)
        let reason = String(cString: strerror(errno))
        for pointer in pointers { free(pointer) }
        return Complaint.failure("\(product.file.path) can't be started: \(reason).")
    }
}
