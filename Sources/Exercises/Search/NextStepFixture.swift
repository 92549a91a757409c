import Playing
import ReactiveCore
import SocialService
import StarterProject

/// The user's next step after a failure.
public enum NextStep: String, Sendable {
    /// Allow access to the accounts, in Settings.
    case allowAccess
    /// Add an account, in Settings.
    case addAccount
    /// Sign in again: Twitter no longer accepts the account.
    case signInAgain
    /// Wait until the rate limit allows searches again.
    case wait
    /// Check the connection.
    case checkConnection
    /// Try again later.
    case tryLater
}

/// Asks for access, sends a search, and parses the answer. If a step fails, passes the failure to the learner's rule.
///
/// Action: `openForm`. Lanes: `next step`, the rule's result; `failure`, the failure's description.
@MainActor
public final class NextStepFixture: Fixture {
    /// Chooses the next step after a failure.
    public typealias Rule = @MainActor @Sendable (TwitterInstantError) -> NextStep

    private let context: ScenarioContext
    private let rule: Rule
    private var observed: ObservedForm?

    init(_ context: ScenarioContext, rule: @escaping Rule) {
        self.context = context
        self.rule = rule
    }

    public func perform(_ action: BookVerb) throws(UnknownAction) {
        guard case .openForm(let world) = action else { throw UnknownAction() }
        observed = ObservedForm(world, context)
        guard let form = observed?.form else { return }
        let (twitter, accounts, observer) = (form.twitter, form.accountStore, context.observer)
        requestAccess(to: accounts)
            .then { search(for: "the", on: twitter, accounts: accounts) }
            .tryMap(tweets(in:))
            .deliver(on: context.schedulers.main)
            .subscribe(
                next: { _ in },
                failed: { [rule] error in
                    observer.next("\(error)", in: .failure)
                    observer.next(rule(error).rawValue, in: .nextStep)
                }
            )
    }
}
