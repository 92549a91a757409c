import Observation

/// The album's model with a count of wanted pages in place of the flag, so that no tap is lost.
@MainActor
@Observable
final class MendedAlbumModel {
    private(set) var shown: [String] = []
    private var wanted = 0
    private var loading: Task<Void, Never>?
    private let page: KittenPage

    init(page: @escaping KittenPage) {
        self.page = page
        refresh()
    }

    func more() {
        wanted += 1
        if wanted == 1 { load(after: shown) }
    }

    func refresh() {
        loading?.cancel()
        wanted = 1
        load(after: [])
    }

    private func load(after list: [String]) {
        loading = Task {
            let kitten = await loadKitten(list.count, from: page)
            if Task.isCancelled { return }
            shown = list + [kitten]
            wanted -= 1
            if wanted > 0 { load(after: shown) }
        }
    }
}
