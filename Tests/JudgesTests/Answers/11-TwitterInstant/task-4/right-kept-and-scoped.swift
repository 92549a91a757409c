@MainActor
final class InstantModel: SearchModel {
    let text: MainProperty<String>
    let outcome: MainProperty<SearchOutcome>
    private var search: ScopedDisposable?

    init(twitter: Twitter, accounts: AccountStore, main: MainScheduler) {
        let text = MainProperty("", scheduler: main)
        self.text = text
        outcome = MainProperty(.tooShort, scheduler: main)

        search = ScopedDisposable(
            requestAccess(to: accounts)
                .then { text.signal.signal }
                .throttle(.milliseconds(500), on: main)
                .flatMapLatest { text in result(of: text, on: twitter, accounts: accounts) }
                .deliver(on: main)
                .subscribe(
                    next: { [weak self] value in self?.outcome.value = value },
                    failed: { [weak self] error in self?.outcome.value = .failed(error) }
                ))
    }
}

private func result(of text: String, on twitter: Twitter, accounts: AccountStore) -> Signal<SearchOutcome, Never> {
    guard isValidSearchText(text) else { return .just(.tooShort) }
    return search(for: text, on: twitter, accounts: accounts)
        .tryMap(tweets(in:))
        .map { tweets in .found(tweets) }
        .catch { error in .just(.failed(error)) }
}
