/// The result of an `async` search. It's the `SearchOutcome` of chapter 11, with any error.
public enum SearchResult: Sendable {
    /// The text is too short to search for.
    case tooShort
    /// The tweets that were found, perhaps none.
    case found([Tweet])
    /// The search failed, or it was canceled.
    case failed(any Error)
}

/// Searches for a text. It throws nothing: an error is a result.
public func searchResult(
    of text: String, on twitter: AsyncTwitter
) async -> SearchResult {
    guard isValidSearchText(text) else { return .tooShort }
    do {
        return .found(try await twitter.search(for: text))
    } catch {
        return .failed(error)
    }
}

extension SearchForm {
    /// Shows the result's tweets in the list, and a short text below the field.
    ///
    /// A failure is logged, and doesn't change the list.
    public func show(result: SearchResult) {
        switch result {
        case .tooShort: show(SearchOutcome.tooShort)
        case .found(let tweets): show(SearchOutcome.found(tweets))
        case .failed(let error as TwitterInstantError): show(SearchOutcome.failed(error))
        case .failed(let error):
            status.text = "search failed: \(error)"
            log("An error occurred: \(error)")
        }
    }
}
