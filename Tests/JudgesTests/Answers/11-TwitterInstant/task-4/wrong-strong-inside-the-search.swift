// Says: lived until the search ended
@MainActor
final class InstantModel: SearchModel {
    let text: MainProperty<String>
    let outcome: MainProperty<SearchOutcome>

    init(twitter: Twitter, accounts: AccountStore, main: MainScheduler) {
        text = MainProperty("", scheduler: main)
        outcome = MainProperty(.tooShort, scheduler: main)

        let texts = text.signal.signal
        requestAccess(to: accounts)
            .then { texts }
            .throttle(.milliseconds(500), on: main)
            .flatMapLatest { [weak self] text -> Signal<SearchOutcome, Never> in
                guard let self, isValidSearchText(text) else { return .just(.tooShort) }
                return search(for: text, on: twitter, accounts: accounts)
                    .tryMap(tweets(in:))
                    .map { tweets in self.outcome(of: tweets) }
                    .catch { error in .just(.failed(error)) }
            }
            .catch { error in .just(.failed(error)) }
            .deliver(on: main)
            .bind(to: outcome, \.value)
    }

    nonisolated func outcome(of tweets: [Tweet]) -> SearchOutcome { .found(tweets) }
}
