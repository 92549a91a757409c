@MainActor
func finishedApp(_ form: SearchForm) -> any Disposable {
    let (twitter, background, main) = (form.twitter, form.schedulers.background, form.schedulers.main)
    form.results.onConfigure = { cell, tweet in
        cell.image = nil
        let ending = SerialDisposable()
        ending.replace(
            with: avatar(of: tweet, from: twitter, on: background)
                .deliver(on: main)
                .subscribe(next: { [weak cell] image in cell?.image = image }, failed: { _ in }))
        cell.prepareForReuseSignal.take(first: 1).subscribe(next: { _ in ending.dispose() })
    }

    let texts = form.searchField.textSignal.signal
    let accounts = form.accountStore

    return requestAccess(to: accounts)
        .then { texts }
        .throttle(.milliseconds(500), on: form.schedulers.main)
        .flatMapLatest { text in
            isValidSearchText(text)
                ? search(for: text, on: twitter, accounts: accounts)
                    .tryMap(tweets(in:))
                    .map { tweets in SearchOutcome.found(tweets) }
                    .catch { error in .just(.failed(error)) }
                : .just(.tooShort)
        }
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] outcome in
                switch outcome {
                case .tooShort: form?.results.show([])
                case .found(let tweets): form?.results.show(tweets)
                case .failed(let error): form?.log("An error occurred: \(error)")
                }
            },
            failed: { [weak form] error in form?.log("An error occurred: \(error)") }
        )
}
