import ReactiveCore
import SocialService
import StarterProject

/// Searches for a text. The signal sends one outcome, completes, and never fails.
///
/// It catches the error here, where only this search ends. Outside `flatMapLatest`, a failure would end the whole
/// pipeline.
func searchOutcome(of text: String, on twitter: Twitter, accounts: AccountStore) -> Signal<SearchOutcome, Never> {
    guard isValidSearchText(text) else { return .just(.tooShort) }

    return search(for: text, on: twitter, accounts: accounts)
        .tryMap(tweets(in:))
        .map { tweets in .found(tweets) }
        .catch { error in .just(.failed(error)) }
}
