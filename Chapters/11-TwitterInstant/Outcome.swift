import ReactiveCore
import SocialService
import StarterProject

/// What becomes of a text: a signal that sends one outcome, completes, and never fails.
///
/// The error is caught here, inside, where only this search is lost. Caught further out, it would take the text field with it.
func searchOutcome(of text: String, on twitter: Twitter, accounts: AccountStore) -> Signal<SearchOutcome, Never> {
    guard isValidSearchText(text) else { return .just(.tooShort) }

    return search(for: text, on: twitter, accounts: accounts)
        .tryMap(tweets(in:))
        .map { tweets in .found(tweets) }
        .catch { error in .just(.failed(error)) }
}
