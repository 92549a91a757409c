@MainActor
final class InstantModel: SearchModel {
    let text: MainProperty<String>
    let outcome: MainProperty<SearchOutcome>

    init(twitter: Twitter, accounts: AccountStore, main: MainScheduler) {
        text = MainProperty("", scheduler: main)
        outcome = MainProperty(.tooShort, scheduler: main)

        let texts = text.signal.signal
        let outcomes = requestAccess(to: accounts)
            .then { texts.throttle(.milliseconds(500), on: main) }
            .flatMapLatest { text -> Signal<SearchOutcome, Never> in
                guard text.count > 2 else { return .just(.tooShort) }
                return search(for: text, on: twitter, accounts: accounts)
                    .tryMap(tweets(in:))
                    .map { tweets in .found(tweets) }
                    .catch { error in .just(.failed(error)) }
            }
        outcomes
            .deliver(on: main)
            .subscribe(
                next: { [weak outcome] value in outcome?.value = value },
                failed: { [weak outcome] error in outcome?.value = .failed(error) }
            )
    }
}
