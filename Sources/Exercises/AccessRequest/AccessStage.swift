import ReactiveCore
import SocialService
import StarterProject

/// A request for access that is made at once, and subscribed to when a word says so, as often as it says so.
///
/// Words: `open` with a ``SearchWorld``; `subscribe`; `allow`, `deny`; `reset` (of what the user decided); `dispose` (of the last subscription).
/// Lanes: `access 1`, `access 2` and so on, the events of each subscription; `cause`, what a failure was caused by; `asked`.
@MainActor
final class AccessStage: Stage {
    private let setting: Setting
    private let request: AccessRequestExercise.AccessRequest
    private var observed: ObservedForm?
    private var access: Signal<Void, TwitterInstantError>?
    private var subscriptions: [any Disposable] = []

    init(_ setting: Setting, request: @escaping AccessRequestExercise.AccessRequest) {
        self.setting = setting
        self.request = request
    }

    func perform(_ stimulus: Stimulus) {
        switch stimulus.name {
        case "open": open(stimulus.world ?? SearchWorld())
        case "subscribe": subscribe()
        case "reset": observed?.form?.accountStore.resetDecisions()
        case "dispose": subscriptions.last?.dispose()
        default: observed?.perform(stimulus)
        }
    }

    private func open(_ world: SearchWorld) {
        let observed = ObservedForm(world, setting)
        self.observed = observed
        access = observed.form.map { request($0.accountStore) }
    }

    private func subscribe() {
        guard let access else { return }
        let lane = "access \(subscriptions.count + 1)"
        subscriptions.append(access.subscribe(
            next: { [observer = setting.observer] in observer.next("granted", in: lane) },
            failed: { [observer = setting.observer] error in
                observer.record(.failed("\(error)"), in: lane)
                if case .accessDenied(let cause) = error { observer.next(cause.map { "\($0.code)" } ?? "none", in: "cause") }
            },
            completed: { [observer = setting.observer] in observer.record(.completed, in: lane) }
        ))
    }
}
