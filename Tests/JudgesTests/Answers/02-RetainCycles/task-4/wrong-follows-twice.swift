// Says: subscribed to the color 2 times
// Breaks: count

/// Shows the app's color in its form. The color lives as long as the app does, the controller doesn't: the moment the
/// controller is freed, its subscription ends too.
@MainActor
final class FollowingController: ColorFollower {
    private let form: SearchForm
    private var subscriptions: [ScopedDisposable] = []

    init(form: SearchForm) {
        self.form = form
    }

    func follow(_ colors: MainSignal<Color, Never>) {
        for _ in 1...2 {
            subscriptions.append(
                colors.subscribe(next: { [weak self] color in self?.form.searchField.background = color }).scoped())
        }
    }
}
