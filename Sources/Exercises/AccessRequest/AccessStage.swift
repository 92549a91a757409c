import ReactiveCore
import SocialService
import StarterProject

/// A request for access that is made at once, and subscribed to when a word says so, as often as it says so.
///
/// Words: `open` with a ``SearchWorld``; `subscribe`; `allow`, `deny`; `reset` (of what the user decided); `advise` with the code of an error.
/// Lanes: `access 1`, `access 2` and so on, the events of each subscription; `cause`, the code of what a failure was caused by; `advice`, what is
/// advised on each failure; `asked`.
@MainActor
final class AccessStage: Stage {
    private let setting: Setting
    private let request: AccessRequestExercise.AccessRequest
    private let advice: @Sendable (TwitterInstantError) -> Advice?
    private var observed: ObservedForm?
    private var access: Signal<Void, TwitterInstantError>?
    private var subscriptions = 0

    init(
        _ setting: Setting, request: @escaping AccessRequestExercise.AccessRequest,
        advice: @escaping @Sendable (TwitterInstantError) -> Advice? = { _ in nil }
    ) {
        self.setting = setting
        self.request = request
        self.advice = advice
    }

    func perform(_ stimulus: Stimulus) {
        switch stimulus.name {
        case "open": open(stimulus.world ?? SearchWorld())
        case "subscribe": subscribe()
        case "reset": observed?.form?.accountStore.resetDecisions()
        case "advise": advise(on: stimulus.value == "1" ? .noTwitterAccounts : .invalidResponse(.unexpectedJSON))
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
        subscriptions += 1
        let lane = "access \(subscriptions)"
        access.subscribe(
            next: { [observer = setting.observer] in observer.next("granted", in: lane) },
            failed: { [observer = setting.observer, advice] error in
                observer.record(.failed("\(error)"), in: lane)
                if case .accessDenied(let cause) = error {
                    observer.next(cause.map { "\($0.code)" } ?? "none", in: "cause")
                }
                if let advice = advice(error) { observer.next(advice.rawValue, in: "advice") }
            },
            completed: { [observer = setting.observer] in observer.record(.completed, in: lane) }
        )
    }

    private func advise(on error: TwitterInstantError) {
        if let advice = advice(error) { setting.observer.next(advice.rawValue, in: "advice") }
    }
}
