import ReactiveCore
import SocialService
import StarterProject

// Code that the lesson shows on the way to Pipeline.swift. The chapter's program never runs it. It's here to be
// compiled, so that every piece of code in the lesson compiles.

/// With a callback.
func performOnce(on twitter: Twitter, accounts: AccountStore) {
    var request = twitter.searchRequest(for: "swift")
    request.account = accounts.accounts(of: .twitter).last
    request.perform { data, response, error in
        print(response?.statusCode ?? 0, data?.count ?? 0, error ?? "no error")
    }
}

func signalOfSignals(_ texts: Signal<String, Never>, _ twitter: Twitter, _ accounts: AccountStore) {
    let searches: Signal<Signal<JSON, TwitterInstantError>, Never>
    searches = texts.map { text in search(for: text, on: twitter, accounts: accounts) }
    _ = searches
}

/// A switch instead of a log line.
func advice(after error: TwitterInstantError) -> String {
    switch error {
    case .accessDenied:
        "Allow Twitter Instant to use your account in Settings."
    case .noTwitterAccounts:
        "Add a Twitter account in Settings."
    case .invalidResponse(.rateLimitExceeded(let limit)):
        "That was fast. \(limit)."
    case .invalidResponse(.noAnswer):
        "Are you online?"
    case .invalidResponse:
        "Twitter does not answer as it should. Try again."
    }
}

/// The mistake: this sends the request while it builds the pipeline, not when you subscribe.
func eagerSearch(for text: String, on twitter: Twitter) -> Signal<Int, Never> {
    let statuses = ReplaySubject<Int, Never>(capacity: 1)
    twitter.searchRequest(for: text).perform { _, response, _ in
        statuses.send(response?.statusCode ?? 0)
    }
    return statuses.signal
}
