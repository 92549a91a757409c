import ReactiveCore
import SocialService
import StarterProject

/// What somebody who uses the app can do about a failure.
public enum NextStep: String, Sendable {
    /// Let the app use the accounts, in Settings.
    case allowAccess
    /// Add an account, in Settings.
    case addAccount
    /// Sign in anew: Twitter does not accept the account any more.
    case signInAgain
    /// Wait until the next searches are allowed.
    case wait
    /// See whether the connection is there.
    case checkConnection
    /// Nothing but to try again later.
    case tryLater
}

/// Somebody asks for access and sends one search, in a world in which that fails, and wants to know what to do.
///
/// Word: `open` with a world. Lane: `next step`, what the learner's rule says about the failure; `failure`, the failure in words.
@MainActor
public final class NextStepStage: Stage {
    /// What to do about a failure.
    public typealias Rule = @MainActor @Sendable (TwitterInstantError) -> NextStep

    private let setting: Setting
    private let rule: Rule
    private var observed: ObservedForm?

    init(_ setting: Setting, rule: @escaping Rule) {
        self.setting = setting
        self.rule = rule
    }

    public func perform(_ stimulus: Stimulus) {
        guard let world = stimulus.world else { return }
        let observed = ObservedForm(world, setting)
        self.observed = observed
        guard let form = observed.form else { return }
        let (twitter, accounts, observer) = (form.twitter, form.accountStore, setting.observer)
        requestAccess(to: accounts)
            .then { search(for: "the", on: twitter, accounts: accounts) }
            .deliver(on: setting.schedulers.main)
            .subscribe(
                next: { _ in },
                failed: { [rule] error in
                    observer.next("\(error)", in: "failure")
                    observer.next(rule(error).rawValue, in: "next step")
                }
            )
    }
}
