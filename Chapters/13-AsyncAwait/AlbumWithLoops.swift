/// The album of task 12.6 as two loops: one over the taps, and one over the pages that are wanted.
@MainActor
func albumWithLoops(
    _ taps: AsyncStream<AlbumTap>, page: @escaping KittenPage, show: @escaping @MainActor ([String]) -> Void
) async {
    var loading: Task<Void, Never>?
    defer { loading?.cancel() }
    func start() -> AsyncStream<Void>.Continuation {
        loading?.cancel()
        let (pages, wanted) = AsyncStream.makeStream(of: Void.self)
        loading = Task {
            var shown: [String] = []
            for await _ in pages {
                let kitten = await loadKitten(shown.count, from: page)
                if Task.isCancelled { return }
                shown.append(kitten)
                show(shown)
            }
        }
        wanted.yield()
        return wanted
    }
    var wanted = start()
    for await tap in taps {
        switch tap {
        case .more: wanted.yield()
        case .refresh: wanted = start()
        }
    }
}
