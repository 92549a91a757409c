import StarterProject

/// A view model that does by hand what SwiftUI does for `.task(id: text)`: each new text cancels the task of the old
/// one, and starts its own.
@MainActor
final class SearchAtEachKey {
    private let form: SearchForm
    private var task: Task<Void, Never>?

    init(form: SearchForm) {
        self.form = form
        form.onTextChange { [weak self] text in
            self?.task?.cancel()
            self?.task = Task { await self?.search(for: text) }
        }
    }

    private func search(for text: String) async {
        do { try await form.clock.sleep(for: .milliseconds(500)) } catch { return }
        let result = await searchResult(of: text, on: form.asyncTwitter)
        form.show(result: result)
    }

    deinit { task?.cancel() }
}
