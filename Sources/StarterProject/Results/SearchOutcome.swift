import ReactiveCore

/// The result of a text, found or failed: a value, so that a failed search doesn't end the pipeline.
public enum SearchOutcome: Sendable, Equatable {
    /// The text is too short to be searched for.
    case tooShort
    /// These tweets were found; none is a good answer too.
    case found([Tweet])
    /// The search failed. The next one may not.
    case failed(TwitterInstantError)
}

extension SearchOutcome: CustomStringConvertible {
    /// The outcome in a few words, for the line below the field.
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
    /// Its description is short enough for a marble.
    public var shortDescription: String { description }
}

extension SearchForm {
    /// Shows the tweets of an outcome in the list, and a few words about it below the field.
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
