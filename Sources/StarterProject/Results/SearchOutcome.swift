import ReactiveCore

/// The outcome of a search. A failure is also a value, so a failed search doesn't end the pipeline.
public enum SearchOutcome: Sendable, Equatable {
    /// The text is too short to search for.
    case tooShort
    /// The tweets that were found, perhaps none.
    case found([Tweet])
    /// The search failed. The next one may succeed.
    case failed(TwitterInstantError)
}

extension SearchOutcome: CustomStringConvertible {
    /// A short text for the line below the field.
    public var description: String {
        switch self {
        case .tooShort: "type three letters or more"
        case .found(let tweets):
            tweets.isEmpty ? "nothing found" : "\(tweets.count) tweet\(tweets.count == 1 ? "" : "s")"
        case .failed(let error): "search failed: \(error)"
        }
    }
}

extension SearchOutcome: ShortlyDescribed {
    /// The whole description.
    public var shortDescription: String { description }
}

extension SearchForm {
    /// Shows the outcome's tweets in the list, and a short text below the field.
    ///
    /// A failure is logged, and doesn't change the list.
    public func show(_ outcome: SearchOutcome) {
        status.text = "\(outcome)"
        switch outcome {
        case .tooShort: results.show([])
        case .found(let tweets): results.show(tweets)
        case .failed(let error): log("An error occurred: \(error)")
        }
    }
}

extension SearchForm {
    /// Says below the field, after each key, whether the text is being searched for or is too short. Call it once, on
    /// the main actor. The outcome of a search replaces the line. Without access to the accounts, nothing is said.
    ///
    ///     form.announceSearches()
    public func announceSearches() {
        searchField.textSignal.skip(first: 1).subscribe(next: { [status, accountStore] text in
            guard accountStore.decision(about: .twitter) == true else { return }
            status.text = isValidSearchText(text) ? "searching…" : "\(SearchOutcome.tooShort)"
        })
    }
}
