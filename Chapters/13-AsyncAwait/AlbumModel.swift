import Observation

/// The album of task 12.6 as a model whose functions the buttons call. Many apps have such a model, and it works in
/// every demo.
@MainActor
@Observable
final class AlbumModel {
    private(set) var shown: [String] = []
    private var isLoading = false
    private var loading: Task<Void, Never>?
    private let page: KittenPage

    init(page: @escaping KittenPage) {
        self.page = page
        refresh()
    }

    func more() {
        guard !isLoading else { return }
        load(after: shown)
    }

    func refresh() { load(after: []) }

    private func load(after list: [String]) {
        loading?.cancel()
        isLoading = true
        loading = Task {
            let kitten = await loadKitten(list.count, from: page)
            if Task.isCancelled { return }
            shown = list + [kitten]
            isLoading = false
        }
    }
}
