import Foundation

extension BuildFolder {
    /// Builds a product while the reader waits, and shows the progress.
    ///
    /// - Parameter start: the time at which the build starts, to be recorded if it succeeds.
    /// - Throws: ``Complaint`` with the errors or the reason if the build fails, `CancellationError` after Ctrl-C.
    @MainActor
    package func build(
        _ product: Product, at start: Date = Date(), by programs: any Programs, showing output: Output
    ) async throws {
        guard isWritable else { throw Complaint.failure(Self.isReadOnly) }
        let isFirst = !FileManager.default.fileExists(atPath: product.file.path)
        let notice =
            runningBuild == nil
            ? "Building \(product.title)" + (isFirst ? " for the first time …" : ", because its sources changed …")
            : BuildProgress.waiting.summary(of: product, timeLeft: nil)
        let status = StatusLine(output)
        defer { status.clear() }
        status.show(notice)
        let printed = PrintedLines()
        let clock = ContinuousClock.now
        let forecast = BuildForecast(for: [product], in: self)
        let modules = ModuleSeconds.modules(of: product.name)
        let ending = try await programs.build(build(of: product)) { line in
            await printed.add(line)
            guard let progress = BuildProgress(line) else { return await status.show(notice) }
            let left = await forecast.timeLeft(for: modules, after: ContinuousClock.now - clock)
            await status.show(progress.summary(of: product, timeLeft: left))
        }
        // The terminal sends Ctrl-C to the build, too, which may end before this task is canceled.
        if ending.status == .interrupted { throw CancellationError() }
        guard ending == .exited(0) else {
            if let obstacle = BuildObstacle(in: await printed.all, freeGigabytes: freeGigabytes) {
                throw Complaint.failure(obstacle.sentence(about: product))
            }
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
