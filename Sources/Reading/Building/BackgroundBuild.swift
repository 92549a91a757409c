import Foundation

/// Builds what the reader will need while they read.
///
/// It builds one product at a time, with low priority, and nothing that is up to date. A build that someone waits for
/// comes first: ``pause()``, build, ``start()``.
@MainActor
package final class BackgroundBuild {
    private let folder: BuildFolder
    private let programs: any Programs
    private let now: () -> Date
    /// The products in the order in which they're needed; none if nothing may be built.
    private let wanted: () -> [BuildFolder.Product]
    private let isStale: (BuildFolder.Product) -> Bool
    /// Ends when nothing more is built.
    package private(set) var task: Task<Void, Never>?
    private var products: (done: Int, all: Int) = (0, 0)
    /// How far the product that is being built is, if known.
    package private(set) var progress: BuildProgress?
    private var listener: AsyncStream<BuildProgress>.Continuation?
    /// The first error of a build that failed. After that, nothing more is built in the background.
    private var failure: String?
    private var wasReported = false
    /// Called when a build has failed.
    package var onFailure: (() -> Void)?

    package init(
        in folder: BuildFolder, by programs: any Programs, now: @escaping () -> Date = Date.init,
        wanted: @escaping () -> [BuildFolder.Product], isStale: @escaping (BuildFolder.Product) -> Bool
    ) {
        self.folder = folder
        self.programs = programs
        self.now = now
        self.wanted = wanted
        self.isStale = isStale
    }

    /// What it does, in a few words for the line below a step; nil if it does nothing.
    package var status: String? {
        task == nil ? nil : "building ahead, \(products.done + 1) of \(products.all)"
    }

    /// Begins with what is missing or outdated, unless a build has failed.
    package func start() {
        guard task == nil, failure == nil else { return }
        let stale = wanted().filter(isStale)
        guard !stale.isEmpty else { return }
        products = (0, stale.count)
        task = Task { [weak self] in
            for product in stale {
                guard !Task.isCancelled, await self?.build(product) == true else { break }
                self?.products.done += 1
            }
            self?.task = nil
            self?.listener?.finish()
        }
    }

    /// Stops the build in progress. What it has compiled so far is kept.
    package func pause() async {
        task?.cancel()
        await task?.value
    }

    /// Waits until nothing more is built. Canceling the wait doesn't stop the build.
    /// - Parameter report: receives how far it is, now and again.
    /// - Throws: `CancellationError`.
    package func wait(report: (BuildProgress) -> Void) async throws {
        guard task != nil else { return }
        if let progress { report(progress) }
        let (reports, listener) = AsyncStream<BuildProgress>.makeStream()
        self.listener = listener
        defer { self.listener = nil }
        for await progress in reports { report(progress) }
        try Task.checkCancellation()
    }

    /// The first error of a build that failed, the first time it's asked for.
    package func newFailure() -> String? {
        defer { wasReported = failure != nil }
        return wasReported ? nil : failure
    }

    /// Builds a product; false if it failed or was stopped.
    private func build(_ product: BuildFolder.Product) async -> Bool {
        // The reader may have built it meanwhile.
        guard isStale(product) else { return true }
        let start = now()
        progress = nil
        let clock = ContinuousClock.now
        let least = folder.leastSteps(for: product)
        let printed = PrintedLines()
        var run = folder.build(of: product)
        run.isInBackground = true
        let ending = try? await programs.runQuietly(run) { [weak self] line in
            await printed.add(line)
            let progress = BuildProgress(line, after: ContinuousClock.now - clock, ofAtLeast: least)
            if let progress { await self?.note(progress) }
        }
        guard ending == .exited(0) else {
            guard case .exited? = ending, !Task.isCancelled else { return false }
            failure = await printed.errors.first ?? "it ended early."
            onFailure?()
            return false
        }
        folder.noteBuilt(product.file, at: start)
        return true
    }

    private func note(_ progress: BuildProgress) {
        self.progress = progress
        listener?.yield(progress)
    }
}
