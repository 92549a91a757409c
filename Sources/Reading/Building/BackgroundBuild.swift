import Foundation

/// Builds the products that the reader will need, while they read.
///
/// It builds one stale product at a time, with low priority. For another build that the reader waits for: ``pause()``,
/// build, ``start()``. A product that's in the queue already keeps its turn, and ``wait(for:report:)`` waits for it.
@MainActor
package final class BackgroundBuild {
    private let folder: BuildFolder
    private let programs: any Programs
    private let now: () -> Date
    /// Returns the products in the order in which they're needed; empty if nothing may be built.
    private let wanted: () -> [BuildFolder.Product]
    private let isStale: (BuildFolder.Product) -> Bool
    package private(set) var task: Task<Void, Never>?
    /// The number of products at the start, and the products that aren't built yet.
    private var all = 0
    private var products: [BuildFolder.Product] = []
    private var progress: BuildProgress?
    private var forecast: (BuildForecast, since: ContinuousClock.Instant)?
    private var listener: AsyncStream<Void>.Continuation?
    /// After a failure, nothing more is built in the background.
    private var failure: Failure?
    private var wasReported = false
    package var onFailure: (() -> Void)?

    /// The reason for a failed build.
    package enum Failure: Equatable, Sendable {
        /// Usually the compiler's first error; otherwise a line of the last output, or that the build ended early.
        case error(String)
        /// A message about another reason, such as a full disk.
        case obstacle(String)
    }

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

    package var status: String? {
        guard task != nil else { return nil }
        guard let whole = products.first(where: { $0.name == BuildFolder.wholeName }) else {
            return "building ahead, \(all - products.count + 1) of \(all)"
        }
        return "building the rest" + (timeLeft(until: whole).map { ", about \($0)" } ?? "")
    }

    package func start() {
        guard task == nil, failure == nil else { return }
        products = wanted().filter(isStale)
        if !products.isEmpty, !folder.isWritable { failure = .obstacle(BuildFolder.isReadOnly) }
        guard !products.isEmpty, failure == nil else { return }
        all = products.count
        forecast = nil
        task = Task { [weak self] in
            while let product = self?.products.first {
                guard !Task.isCancelled, await self?.build(product) == true else { break }
                self?.products.removeFirst()
                self?.listener?.yield()
            }
            self?.task = nil
            self?.listener?.finish()
        }
    }

    /// Stops the build in progress, and waits until it has ended. What it has compiled so far is kept.
    package func pause() async {
        task?.cancel()
        await task?.value
    }

    package func willBuild(_ product: BuildFolder.Product) -> Bool { task != nil && products.contains(product) }

    /// Waits until a product is built, or until nothing more is being built. Canceling the wait doesn't stop the build.
    /// - Parameter report: receives the progress: each second, and when it changes.
    /// - Throws: `CancellationError` if the waiting task is canceled.
    package func wait(for product: BuildFolder.Product, report: (String) -> Void) async throws {
        let (news, listener) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        self.listener = listener
        let clock = Task {
            while !Task.isCancelled {
                listener.yield()
                try await Task.sleep(for: .seconds(1))
            }
        }
        defer {
            clock.cancel()
            self.listener = nil
        }
        for await _ in news {
            guard willBuild(product) else { break }
            report(summary(until: product))
        }
        try Task.checkCancellation()
    }

    private func summary(until product: BuildFolder.Product) -> String {
        guard let progress else { return "Building \(product.title) …" }
        return progress.summary(of: product, timeLeft: timeLeft(until: product))
    }

    /// The time left until a product is built, including the products before it; nil if the time isn't known.
    private func timeLeft(until product: BuildFolder.Product) -> TimeLeft? {
        let needed = products.prefix(through: products.firstIndex(of: product) ?? 0)
        let modules = Set(needed.flatMap { ModuleSeconds.modules(of: $0.name) })
        return forecast.flatMap { $0.timeLeft(for: modules, after: ContinuousClock.now - $1) }
    }

    /// The failure of the build; nil if there's none, or if it was returned before.
    package func newFailure() -> Failure? {
        defer { wasReported = failure != nil }
        return wasReported ? nil : failure
    }

    /// Returns false if the build failed or was stopped.
    private func build(_ product: BuildFolder.Product) async -> Bool {
        // The reader may have built it in the meantime.
        guard isStale(product) else { return true }
        let start = now()
        // SwiftPM's message about waiting has no newline, so it arrives only when the wait is over.
        progress = folder.runningBuild == nil ? nil : .waiting
        let printed = PrintedLines()
        var run = folder.build(of: product)
        run.isInBackground = true
        let ending = try? await programs.build(run) { [weak self] line in
            await printed.add(line)
            if let progress = BuildProgress(line) { await self?.note(progress) }
        }
        guard ending == .exited(0) else {
            guard let ending, ending.status != .interrupted, !Task.isCancelled else { return false }
            let obstacle = BuildObstacle(in: await printed.all, freeGigabytes: folder.freeGigabytes)
            if let obstacle {
                failure = .obstacle(obstacle.sentence(about: product))
            } else {
                failure = .error(await printed.errors.first ?? "it ended early.")
            }
            onFailure?()
            return false
        }
        folder.noteBuilt(product.file, at: start)
        return true
    }

    private func note(_ progress: BuildProgress) {
        self.progress = progress
        // The time spent waiting for another build doesn't count.
        if progress == .waiting {
            forecast = nil
        } else if forecast == nil {
            forecast = (BuildForecast(for: products, in: folder), since: .now)
        }
        listener?.yield()
    }
}
