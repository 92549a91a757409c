import Playing
import ReactiveCore
import StarterProject
import TerminalUI

/// Controllers that follow the app's color, which outlives them.
///
/// Actions: `open` (a controller with its own form), `hold` (a screen also holds the newest form from now on), `color`,
/// `release` (the oldest controller). Lanes: `background`, each color of a controller's form; `subscribers`, the number
/// of subscriptions to the app's color after each stimulus. Counted objects: `controller`, `form`, `field`.
@MainActor
final class FollowerFixture: Fixture {
    private let context: ScenarioContext
    private let make: @MainActor (SearchForm) -> any ColorFollower
    private let color = MainProperty(Color.white)
    private var controllers: [any ColorFollower] = []
    private weak var form: SearchForm?
    private var screen: SearchForm?
    private var opened = 0

    init(_ context: ScenarioContext, follower make: @escaping @MainActor (SearchForm) -> any ColorFollower) {
        (self.context, self.make) = (context, make)
    }

    func perform(_ action: BookVerb) throws(UnknownAction) {
        switch action {
        case .open: open()
        case .color(let color): self.color.value = color
        case .hold: screen = form
        case .release: if !controllers.isEmpty { controllers.removeFirst() }
        default: throw UnknownAction()
        }
    }

    func recordState() { context.observer.next(color.subscriberCount, in: .subscribers) }

    private func open() {
        guard let form = ObservedForm(SearchWorld(), context).form else { return }
        self.form = form
        opened += 1
        form.searchField.backgroundSignal
            .skip(first: 1)
            .subscribe(next: { [observer = context.observer, number = opened] color in
                observer.next(color.rawValue, in: .background, of: number)
            })
        let controller = make(form)
        context.living.watch(controller, as: "controller")
        controllers.append(controller)
        controller.follow(color.signal)
    }
}
