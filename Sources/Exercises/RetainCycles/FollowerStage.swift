import ReactiveCore
import StarterProject
import TerminalUI

/// Controllers that follow one color of the app's, which outlives them all.
///
/// Words: `open` (a controller, with a form of its own), `color` with a name, `release` (of the controller that was opened first).
/// Lanes: `shown 1`, `shown 2` and so on, each color that the form of a controller is given; `subscribers`, how many subscriptions the app's
/// color has after each word. Living: `controller`, `form`.
@MainActor
final class FollowerStage: Stage {
    private let setting: Setting
    private let make: @MainActor (SearchForm) -> any ColorFollower
    private let color = MainProperty(Color.white)
    private var controllers: [any ColorFollower] = []
    private var opened = 0

    init(_ setting: Setting, follower make: @escaping @MainActor (SearchForm) -> any ColorFollower) {
        self.setting = setting
        self.make = make
    }

    func perform(_ stimulus: Stimulus) {
        switch stimulus.name {
        case "open": open()
        case "color": stimulus.value.flatMap { Color(rawValue: $0) }.map { color.value = $0 }
        case "release": if !controllers.isEmpty { controllers.removeFirst() }
        default: break
        }
        setting.observer.next(color.subscriberCount, in: "subscribers")
    }

    private func open() {
        guard let form = ObservedForm(SearchWorld(), setting).form else { return }
        opened += 1
        form.searchField.backgroundSignal
            .skip(first: 1)
            .subscribe(next: { [observer = setting.observer, lane = "shown \(opened)"] color in
                observer.next(color.rawValue, in: lane)
            })
        let controller = make(form)
        setting.living.watch(controller, as: "controller")
        controllers.append(controller)
        controller.follow(color.signal)
    }
}
