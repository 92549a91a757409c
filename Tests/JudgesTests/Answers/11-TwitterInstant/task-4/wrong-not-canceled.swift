// Says: Every text has to reach `flatMapLatest`
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
            .flatMap { text in
                isValidSearchText(text)
                    ? search(for: text, on: twitter, accounts: accounts)
                        .tryMap(tweets(in:))
                        .map { tweets in (text, SearchOutcome.found(tweets)) }
                        .catch { error in .just((text, .failed(error))) }
                    : .just((text, .tooShort))
            }
            .withLatest(from: texts)
            .filter { answer, text in answer.0 == text }
            .map { answer, _ in answer.1 }
            .catch { error in .just(.failed(error)) }
            .deliver(on: main)
            .bind(to: outcome, \.value)
    }
}
