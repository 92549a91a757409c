import Foundation

/// Builds products before they are used.
extension Session {
    /// Builds `product` if its file is missing or older than its sources, and shows the progress.
    ///
    /// - Throws: ``Complaint`` with the compiler's output if the build fails, `CancellationError` after Ctrl-C.
    func build(_ product: String, makes file: URL, sources: [String]) async throws {
        guard buildFolder.isStale(file, sources: sources) else { return }
        try await rebuild(product, makes: file)
    }

    private func rebuild(_ product: String, makes file: URL) async throws {
        let start = now()
        let isFirst = !FileManager.default.fileExists(atPath: file.path)
        let notice = "Building \(product)" + (isFirst ? " for the first time …" : ", because its sources changed …")
        let status = StatusLine(output)
        status.show(notice)
        let printed = PrintedLines()
        let run = ProgramRun(
            "swift",
            ["build", "--package-path", book.checkout.root.path, "--product", product] + buildFolder.options,
            in: book.checkout.root
        )
        let ending: ProgramEnding
        do {
            ending = try await programs.runQuietly(run) { line in
                await printed.add(line)
                await status.show(Self.summary(of: line, product) ?? notice)
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
                \(product) doesn't build:
                \(lines.map { "  " + $0 }.joined(separator: "\n"))
                Fix these errors. `git status` shows which files you have changed.
                """)
        }
        buildFolder.noteBuilt(file, at: start)
    }

    /// Builds the library for exercises if needed.
    func buildRuntime() async throws {
        let library = buildFolder.runtimeLibrary
        // Building a chapter recompiles modules but not the library, which the grader then rejects.
        guard
            buildFolder.isStale(library, sources: BuildFolder.runtimeSources)
                || !grader.canUseLibrary(in: buildFolder.binaries)
        else { return }
        try await rebuild("WorkbookRuntime", makes: library)
    }

    /// The progress in a line of a build's output; nil for other lines.
    private nonisolated static func summary(of line: String, _ product: String) -> String? {
        let text = line.trimmingCharacters(in: .whitespaces)
        if text.contains("Another instance of SwiftPM") { return "Waiting for another `swift build` here …" }
        // "[12/40] Compiling ReactiveCore Signal.swift"
        guard text.hasPrefix("["), let end = text.firstIndex(of: "]") else { return nil }
        return "Building \(product) … \(text[...end])"
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
