import Foundation

/// Building a product before it is used.
extension Session {
    /// Builds `product` where its file is missing or older than its sources, and says so.
    ///
    /// - Throws: ``Complaint`` with what the compiler said where it does not build, `CancellationError` where Ctrl-C stopped it.
    func build(_ product: String, makes file: URL, sources: [String]) async throws {
        guard buildFolder.isStale(file, sources: sources) else { return }
        try await rebuild(product, makes: file)
    }

    private func rebuild(_ product: String, makes file: URL) async throws {
        let start = now()
        let isFirst = !FileManager.default.fileExists(atPath: file.path)
        let notice =
            isFirst
            ? "Building \(product) for the first time …" : "Building \(product), its sources have changed …"
        let status = StatusLine(output)
        status.show(notice)
        let printed = Printed()
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
        // Ctrl-C reaches the build from the terminal too, and may have ended it before this task was told.
        if ending.status == .interrupted { throw CancellationError() }
        guard ending == .exited(0) else {
            let lines = await printed.telling
            throw Complaint.failure(
                """
                \(product) does not build. The build said:
                \(lines.map { "  " + $0 }.joined(separator: "\n"))
                Mend what it names. Is it a file that you never changed? `git status` shows what differs from the book.
                """)
        }
        buildFolder.noteBuilt(file, at: start)
    }

    /// Builds what exercises are compiled against, where that is needed.
    func buildRuntime() async throws {
        let library = buildFolder.runtimeLibrary
        // Building one chapter compiles the modules anew and leaves the library as it was; the grader would refuse it then.
        guard
            buildFolder.isStale(library, sources: BuildFolder.runtimeSources)
                || !grader.canUseLibrary(in: buildFolder.binaries)
        else { return }
        try await rebuild("WorkbookRuntime", makes: library)
    }

    /// A build's line in a few words, nil where it says nothing of how far the build is.
    private nonisolated static func summary(of line: String, _ product: String) -> String? {
        let text = line.trimmingCharacters(in: .whitespaces)
        if text.contains("Another instance of SwiftPM") { return "Waiting for another `swift build` here …" }
        // "[12/40] Compiling ReactiveCore Signal.swift"
        guard text.hasPrefix("["), let end = text.firstIndex(of: "]") else { return nil }
        return "Building \(product) … \(text[...end])"
    }

    /// The lines of a build.
    private actor Printed {
        private var lines: [String] = []

        func add(_ line: String) { lines.append(line) }

        /// The lines that tell why a build failed: from the first error on, without the steps that went well.
        var telling: [String] {
            let kept = lines.filter { !$0.hasPrefix("[") && !$0.isEmpty }
            let start = kept.firstIndex { $0.contains("error:") } ?? max(0, kept.count - 20)
            return Array(kept[start...].prefix(30))
        }
    }
}
