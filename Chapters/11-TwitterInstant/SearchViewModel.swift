import ReactiveCore
import SocialService
import StarterProject

/// The finished app without its screen: it turns texts into outcomes.
///
/// It knows no view, so a test can use it without a screen, and another screen can use it too.
@MainActor
final class SearchViewModel {
    /// The typed text. A view sets it.
    let text: MainProperty<String>

    /// The outcome for that text, starting with an empty field; completes when the view model is freed.
    let outcome: MainProperty<SearchOutcome>

    /// Whether the field should look valid.
    let isValid: MainSignal<Bool, Never>

    /// - Parameters:
    ///   - twitter: makes the requests.
    ///   - accounts: the accounts for the requests.
    ///   - main: the main scheduler.
    init(twitter: Twitter, accounts: AccountStore, main: MainScheduler) {
        let text = MainProperty("", scheduler: main)
        let outcome = MainProperty(SearchOutcome.tooShort, scheduler: main)
        let texts = text.signal.signal

        self.text = text
        self.outcome = outcome
        isValid = text.signal.map(isValidSearchText)

        requestAccess(to: accounts)
            .then { texts }
            .throttle(.milliseconds(500), on: main)
            .flatMapLatest { text in searchOutcome(of: text, on: twitter, accounts: accounts) }
            .catch { error in .just(.failed(error)) }
            .deliver(on: main)
            .bind(to: outcome, \.value)
    }
}
