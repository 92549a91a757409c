import ChapterKit
import Foundation
import Observation
import ReactiveCore
import StarterProject
import Terminal

/// A tap on the album's screen.
enum AlbumTap: Sendable { case more, refresh }

/// Loads a page of the album: the name of one kitten.
typealias KittenPage = @MainActor @Sendable (Int) async throws -> String

/// The kitten of a page, which is loaded once more if the connection is lost; "?" if that fails, too.
@MainActor
func loadKitten(_ number: Int, from page: KittenPage) async -> String {
    for _ in 1...2 where !Task.isCancelled {
        if let kitten = try? await page(number) { return kitten }
    }
    return "?"
}

/// The album of task 12.6, written four ways.
@available(macOS 26, *)
private enum Album: String, CaseIterable {
    case signals = "AlbumWithSignals.swift"
    case loops = "AlbumWithLoops.swift"
    case model = "AlbumModel.swift"
    case mended = "AlbumModelMended.swift"

    /// Its code without comments, imports, and empty lines; empty if the chapter's folder has moved since it was built.
    var lines: [String] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: rawValue)
        return ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { line in !line.isEmpty && !["//", "import"].contains { line.hasPrefix($0) } }
    }

    /// What changes, and has to be kept right by hand.
    var variables: Int { lines.count { $0.split(separator: " ").contains("var") } }
}

/// Sends each album through fifty storms, and logs what it costs: lines, variables, and the storms in which it
/// shows other lists than the first one, which is what task 12.6 accepts. To show a list again isn't another list.
@available(macOS 26, *)
@MainActor
func compareAlbums(in context: ChapterContext) {
    Task {
        var right: [[[String]]] = []
        for album in Album.allCases {
            var shown: [[[String]]] = []
            for seed in 1...50 {
                shown.append(await AlbumStorm(seed: UInt64(seed), for: context.form).lists(shownBy: album))
            }
            if right.isEmpty { right = shown }
            let faults = zip(right, shown).count { $0 != $1 }
            context.log("\(album.rawValue): \(album.lines.count) lines, \(album.variables) variables, \(faults) faults")
        }
    }
}

/// Thirty taps on an album, some quick, while pages take their time and connections are lost.
@available(macOS 26, *)
@MainActor
private final class AlbumStorm {
    private let clock: any Clock<Duration>
    private let main: MainScheduler
    private var generator: SplitMix64
    private let taps: [(pause: Int, tap: AlbumTap)]
    private var shown: [[String]] = []

    init(seed: UInt64, for form: SearchForm) {
        var generator = SplitMix64(seed: seed)
        taps = (1...30).map { _ in
            let pause = [20, 100, 200, 600].randomElement(using: &generator) ?? 0
            return (pause, Int.random(in: 1...6, using: &generator) == 1 ? .refresh : .more)
        }
        (clock, main, self.generator) = (form.clock, form.schedulers.main, generator)
    }

    /// The lists that an album shows, one after the other.
    func lists(shownBy album: Album) async -> [[String]] {
        switch album {
        case .signals: await playSignals()
        case .loops:
            let (taps, user) = AsyncStream.makeStream(of: AlbumTap.self)
            let window = Task { await albumWithLoops(taps, page: page) { self.shown.append($0) } }
            await play { user.yield($0) }
            window.cancel()
        case .model:
            let model = AlbumModel(page: page)
            await play(model.more, model.refresh) { model.shown }
        case .mended:
            let model = MendedAlbumModel(page: page)
            await play(model.more, model.refresh) { model.shown }
        }
        return shown.enumerated().filter { $0 == 0 || shown[$0 - 1] != $1 }.map(\.element)
    }

    private func play(
        _ more: () -> Void, _ refresh: () -> Void, _ state: @escaping @MainActor @Sendable () -> [String]
    ) async {
        let window = Task {
            for await list in Observations({ state() }) where !(list.isEmpty && self.shown.isEmpty) {
                self.shown.append(list)
            }
        }
        await play { tap in tap == .more ? more() : refresh() }
        window.cancel()
    }

    private func playSignals() async {
        let (more, refreshes) = (Subject<Void, Never>(), Subject<Void, Never>())
        let album = albumWithSignals(more: more.signal, refreshes: refreshes.signal) { number in
            Signal(async: { try await self.page(number) })
        }
        let window = album.deliver(on: main).subscribe(next: { list in self.shown.append(list) })
        await play { tap in tap == .more ? more.send(()) : refreshes.send(()) }
        window.dispose()
    }

    private func play(_ send: (AlbumTap) -> Void) async {
        for (pause, tap) in taps {
            try? await clock.sleep(for: .milliseconds(pause))
            send(tap)
        }
        try? await clock.sleep(for: .seconds(10))
    }

    private func page(_ number: Int) async throws -> String {
        let isLost = Int.random(in: 1...4, using: &generator) == 1
        try await clock.sleep(for: .milliseconds(153))
        if isLost { throw LostPage() }
        return "kitten \(number)"
    }
}

private struct LostPage: Error {}
