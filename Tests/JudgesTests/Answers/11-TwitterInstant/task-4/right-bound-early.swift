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
            .flatMapLatest { text in
                isValidSearchText(text)
                    ? search(for: text, on: twitter, accounts: accounts)
                        .tryMap(tweets(in:))
                        .map { tweets in SearchOutcome.found(tweets) }
                        .catch { error in .just(.failed(error)) }
                    : .just(.tooShort)
            }
            .catch { error in .just(.failed(error)) }
            .deliver(on: main)
            .bind(to: outcome, \.value)
    }
}
