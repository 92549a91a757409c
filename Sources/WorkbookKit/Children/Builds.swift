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

/// How far a build is, as a line of its output says.
struct BuildProgress: Equatable {
    enum Kind: Equatable {
        /// Another `swift build` has the folder.
        case waiting
        /// Steps done, of all.
        case building(done: Int, of: Int)
    }

    let kind: Kind
    private let elapsed: Duration

    /// - Returns: nil for a line that doesn't say.
    init?(_ line: String, after elapsed: Duration) {
        self.elapsed = elapsed
        if line.contains("Another instance of SwiftPM") {
            kind = .waiting
        } else if let match = line.prefixMatch(of: #/\s*\[(\d+)/(\d+)\]/#), let done = Int(match.1),
            let all = Int(match.2)
        {
            kind = .building(done: done, of: all)
        } else {
            return nil
        }
    }

    /// The line that the reader sees: what is built, how far it is, and about how long it takes.
    func summary(of product: BuildFolder.Product) -> String {
        switch kind {
        case .waiting: "Waiting for another `swift build` here …"
        case .building(let done, let all):
            "Building \(product.name) … [\(done)/\(all)]" + (remaining.map { ", about \($0) s left" } ?? "")
        }
    }

    /// The seconds left if the rest goes on as it began; nil while that says nothing.
    private var remaining: Int? {
        guard case .building(let done, let all) = kind, done >= 5, all > done, elapsed > .seconds(3) else { return nil }
        return Int((elapsed * (all - done) / done).components.seconds) + 1
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
