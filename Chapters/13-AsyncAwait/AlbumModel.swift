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
        more()
    }

    func more() {
        guard !isLoading else { return }
        isLoading = true
        loading = Task {
            let kitten = await kitten(shown.count, from: page)
            if Task.isCancelled { return }
            shown.append(kitten)
            isLoading = false
        }
    }

    func refresh() {
        loading?.cancel()
        shown = []
        isLoading = false
        more()
    }
}
