import Playing
import ReactiveCore
import SocialService
import StarterProject

/// A request for access that is created when the form opens. Each `subscribe` subscribes to it.
///
/// Actions: `openForm`; `subscribe`; `resetDecision`; `advise`; the actions of ``ObservedForm``. Lanes: `access`, the
/// events of each subscription; `cause`, the code of the error behind a denial, or `none`; in task 2, `advice`, the
/// learner's advice on each failure and at each `advise`; the lanes of ``ObservedForm``.
@MainActor
final class AccessFixture: Fixture {
    private let context: ScenarioContext
    private let request: AccessRequestExercise.AccessRequest
    private let advice: (@Sendable (TwitterInstantError) -> Advice)?
    private var observed: ObservedForm?
    private var access: Signal<Void, TwitterInstantError>?
    private var subscriptions = 0

    init(
        _ context: ScenarioContext, request: @escaping AccessRequestExercise.AccessRequest,
        advice: (@Sendable (TwitterInstantError) -> Advice)? = nil
    ) {
        (self.context, self.request, self.advice) = (context, request, advice)
    }

    func perform(_ action: BookVerb) throws(UnknownAction) {
        switch action {
        case .openForm(let world):
            observed = ObservedForm(world, context)
            access = observed?.form.map { request($0.accountStore) }
        case .subscribe: subscribe()
        case .resetDecision: observed?.form?.accountStore.resetDecisions()
        case .advise(let error): advise(on: TwitterInstantError(error))
        default: try observed.perform(action)
        }
    }

    private func subscribe() {
        guard let access else { return }
        subscriptions += 1
        access
            .doFailed { [observer = context.observer, advice] error in
                if case .accessDenied(let cause) = error {
                    observer.next(cause.map { "\($0.code)" } ?? "none", in: .cause)
                }
                if let advice { observer.next(advice(error).rawValue, in: .advice) }
            }
            .record(by: context.observer, in: .access, of: subscriptions) { _ in "granted" }
    }

    private func advise(on error: TwitterInstantError) {
        if let advice { context.observer.next(advice(error).rawValue, in: .advice) }
    }
}

extension TwitterInstantError {
    init(_ error: AdvisedError) {
        self =
            switch error {
            case .noAccounts: .noTwitterAccounts
            case .accessDenied: .accessDenied(nil)
            case .notFound: .accessDenied(.notFound)
            case .permissionDenied: .accessDenied(.permissionDenied)
            case .unknownType: .accessDenied(.unknownType("com.example"))
            case .alreadyExists: .accessDenied(.alreadyExists(username: "reader0"))
            case .refused: .invalidResponse(.refused(status: 503, code: 130, message: "Over capacity"))
            case .unauthorized: .invalidResponse(.refused(status: 401, code: 32, message: "Could not authenticate you"))
            case .forbidden: .invalidResponse(.refused(status: 403, code: nil, message: nil))
            case .rateLimitExceeded:
                .invalidResponse(.rateLimitExceeded(RateLimitHeaders(limit: 180, remaining: 0, reset: 900)))
            case .notJSON: .invalidResponse(.notJSON(JSONError(text: "<html>")))
            case .unexpectedJSON: .invalidResponse(.unexpectedJSON)
            case .noAnswer: .invalidResponse(.noAnswer(.connectionLost))
            case .noServer: .invalidResponse(.noAnswer(.cannotFindHost("api.example.com")))
            }
    }
}
