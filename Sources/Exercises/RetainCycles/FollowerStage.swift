import ReactiveCore
import StarterProject
import TerminalUI

/// Controllers that follow one colour of the app's, which outlives them all.
///
/// Words: `open` (a controller, with a form of its own), `colour` with a name, `release` (of the controller that was opened first).
/// Lanes: `shown 1`, `shown 2` and so on, each colour that the form of a controller is given; `subscribers`, how many subscriptions the app's
/// colour has after each word. Living: `controller`, `form`.
@MainActor
final class FollowerStage: Stage {
    private let setting: Setting
    private let make: @MainActor (SearchForm) -> any ColourFollower
    private let colour = MainProperty(Colour.white)
    private var controllers: [any ColourFollower] = []
    private var opened = 0

    init(_ setting: Setting, follower make: @escaping @MainActor (SearchForm) -> any ColourFollower) {
        self.setting = setting
        self.make = make
    }

    func perform(_ stimulus: Stimulus) {
        switch stimulus.name {
        case "open": open()
        case "colour": stimulus.value.flatMap { Colour(rawValue: $0) }.map { colour.value = $0 }
        case "release": if !controllers.isEmpty { controllers.removeFirst() }
        default: break
        }
        setting.observer.next(colour.subscriberCount, in: "subscribers")
    }

    private func open() {
        guard let form = ObservedForm(SearchWorld(), setting).form else { return }
        opened += 1
        form.searchField.backgroundSignal
            .skip(first: 1)
            .subscribe(next: { [observer = setting.observer, lane = "shown \(opened)"] colour in observer.next(colour.rawValue, in: lane) })
        let controller = make(form)
        setting.living.watch(controller, as: "controller")
        controllers.append(controller)
        controller.follow(colour.signal)
    }
}
