import Foundation

/// Builds products before they are used.
extension Session {
    /// Builds a product if it is missing or older than its sources, and shows the progress. What is being built in the
    /// background waits.
    ///
    /// - Throws: ``Complaint`` with the compiler's output if the build fails, `CancellationError` after Ctrl-C.
    func build(_ product: BuildFolder.Product) async throws {
        guard isStale(product) else { return }
        await backgroundBuild?.pause()
        // It may have become ready at the last moment.
        if isStale(product) { try await rebuild(product) }
        backgroundBuild?.start()
    }

    /// Builds the library for exercises if needed.
    func buildRuntime() async throws { try await build(buildFolder.runtime) }

    /// Whether a product is missing or older than its sources.
    func isStale(_ product: BuildFolder.Product) -> Bool {
        // Building a chapter recompiles modules but not the library, which the grader then rejects.
        buildFolder.isStale(product)
            || product == buildFolder.runtime && !grader.canUseLibrary(in: buildFolder.binaries)
    }

    private func rebuild(_ product: BuildFolder.Product) async throws {
        let start = now()
        let isFirst = !FileManager.default.fileExists(atPath: product.file.path)
        let notice =
            "Building \(product.name)" + (isFirst ? " for the first time …" : ", because its sources changed …")
        let status = StatusLine(output)
        status.show(notice)
        let printed = PrintedLines()
        let run = buildFolder.build(of: product)
        let clock = ContinuousClock.now
        let ending: ProgramEnding
        do {
            ending = try await programs.runQuietly(run) { line in
                await printed.add(line)
                await status.show(
                    BuildProgress(line, after: ContinuousClock.now - clock)?.summary(of: product) ?? notice)
            }
        } catch {
            status.clear()
            throw error
        }
        status.clear()
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
        buildFolder.noteBuilt(product.file, at: start)
    }
}

/// Collects the output of a program.
actor PrintedLines {
    private(set) var all: [String] = []

    func add(_ line: String) { all.append(line) }

    /// The lines that explain a failed build: from the first error on, without the successful steps.
    var errors: [String] {
        let kept = all.filter { !$0.hasPrefix("[") && !$0.isEmpty }
        let start = kept.firstIndex { $0.contains("error:") } ?? max(0, kept.count - 20)
        return Array(kept[start...].prefix(30))
    }
}
