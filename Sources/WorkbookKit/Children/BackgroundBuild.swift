import Foundation
import Grading

/// Builds what the reader will need while they read: the library for exercises, and the chapters' programs, beginning
/// with the reader's chapter.
///
/// It builds one product at a time, with low priority, and nothing that is up to date. A build that someone waits for
/// comes first: ``pause()``, build, ``start()``.
@MainActor
final class BackgroundBuild {
    /// It holds this object, and lives as long as the program.
    private unowned let session: Session
    /// Ends when nothing more is built.
    private(set) var task: Task<Void, Never>?
    private var products: (done: Int, all: Int) = (0, 0)
    /// The first error of a build that failed. After that, nothing more is built in the background.
    private var failure: String?
    private var wasReported = false

    init(in session: Session) { self.session = session }

    /// What it does, in a few words for the line below a step; nil if it does nothing.
    var status: String? {
        task == nil ? nil : "building ahead, \(products.done + 1) of \(products.all)"
    }

    /// Begins with what is missing or outdated, unless the reader has turned that off or a build has failed.
    func start() {
        guard task == nil, failure == nil, session.settings.current[.backgroundBuild] else { return }
        let stale = wanted.filter(session.isStale)
        guard !stale.isEmpty else { return }
        products = (0, stale.count)
        task = Task { [weak self] in
            for product in stale {
                guard !Task.isCancelled, await self?.build(product) == true else { break }
                self?.products.done += 1
            }
            self?.task = nil
        }
    }

    /// Stops the build in progress. What it has compiled so far is kept.
    func pause() async {
        task?.cancel()
        await task?.value
    }

    /// Shows the reader that a build failed, once.
    func reportFailure() {
        guard let failure, !wasReported else { return }
        wasReported = true
        session.output.complain(
            "A chapter's program doesn't build: \(failure)\n`run` shows all of it. Reading goes on.")
        session.output.blankLine()
    }

    /// The products in the order in which they're needed.
    private var wanted: [BuildFolder.Product] {
        let chapters = session.book.chapters
        let current = (try? session.currentChapter).flatMap { now in chapters.firstIndex { $0.id == now.id } } ?? 0
        return [session.buildFolder.runtime]
            + (chapters[current...] + chapters[..<current]).map(session.buildFolder.product(of:))
    }

    /// Builds a product; false if it failed or was stopped.
    private func build(_ product: BuildFolder.Product) async -> Bool {
        // The reader may have built it meanwhile.
        guard session.isStale(product) else { return true }
        let start = session.now()
        let printed = PrintedLines()
        var run = session.buildFolder.build(of: product)
        run.isInBackground = true
        let ending = try? await session.programs.runQuietly(run) { await printed.add($0) }
        guard ending == .exited(0) else {
            if case .exited? = ending, !Task.isCancelled { failure = await printed.errors.first ?? "it ended early." }
            return false
        }
        session.buildFolder.noteBuilt(product.file, at: start)
        return true
    }
}
