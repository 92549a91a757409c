import Foundation

extension BuildFolder {
    /// Builds a product while the reader waits, and shows the progress.
    ///
    /// - Parameter start: the time now, which is kept as that of the build.
    /// - Throws: ``Complaint`` with the compiler's output if the build fails, `CancellationError` after Ctrl-C.
    @MainActor
    package func build(
        _ product: Product, at start: Date = Date(), by programs: any Programs, showing output: Output
    ) async throws {
        let isFirst = !FileManager.default.fileExists(atPath: product.file.path)
        let notice =
            "Building \(product.name)" + (isFirst ? " for the first time …" : ", because its sources changed …")
        let status = StatusLine(output)
        defer { status.clear() }
        status.show(notice)
        let printed = PrintedLines()
        let clock = ContinuousClock.now
        let least = leastSteps(for: product)
        let ending = try await programs.runQuietly(build(of: product)) { line in
            await printed.add(line)
            let progress = BuildProgress(line, after: ContinuousClock.now - clock, ofAtLeast: least)
            await status.show(progress?.summary(of: product) ?? notice)
        }
        // The terminal sends Ctrl-C to the build too, which may end before this task is canceled.
        if ending.status == .interrupted { throw CancellationError() }
        guard ending == .exited(0) else {
            let lines = await printed.errors
            throw Complaint.failure(
                """
                \(product.name) doesn't build:
                \(lines.map { "  " + $0 }.joined(separator: "\n"))
                Fix these errors. `git status` shows which files you have changed.
                """)
        }
        noteBuilt(product.file, at: start)
    }
}
