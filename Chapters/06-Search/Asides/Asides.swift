import Foundation
import ReactiveCore
import SocialService
import StarterProject

// Code that the lesson shows on the way to Pipeline.swift. The chapter's program never runs it. It's here to be
// compiled, so that every piece of code in the lesson compiles.

func signalOfSignals(_ texts: Signal<String, Never>, _ twitter: Twitter, _ accounts: AccountStore) {
    let searches: Signal<Signal<JSON, TwitterInstantError>, Never>
    searches = texts.map { text in
        search(for: text, on: twitter, accounts: accounts)
    }
    _ = searches
}

func flattened(_ texts: Signal<String, Never>, _ twitter: Twitter, _ accounts: AccountStore) {
    let answers: Signal<JSON, TwitterInstantError>
    answers = texts.flatMap { text in
        search(for: text, on: twitter, accounts: accounts)
    }
    _ = answers
}

/// With a callback.
func performOnce(on twitter: Twitter, accounts: AccountStore) {
    var request = twitter.searchRequest(for: "swift")
    request.account = accounts.accounts(of: .twitter).last
    request.perform { data, response, error in
        print(response?.statusCode ?? 0, data?.count ?? 0)
        print(error ?? "no error")
    }
}

/// A signal around a throwing call.
func parsed(_ file: Data) -> Signal<JSON, JSONError> {
    Signal { subscriber in
        do throws(JSONError) {
            subscriber.send(try JSON(parsing: file))
            subscriber.complete()
        } catch {
            subscriber.fail(error)
        }
        return nil
    }
}

/// Whether the same search may succeed a minute later.
func isWorthRetrying(_ error: TwitterInstantError) -> Bool {
    switch error {
    case .invalidResponse(.noAnswer): true
    case .invalidResponse(.refused(status: 503, _, _)): true
    case .invalidResponse: false
    case .accessDenied, .noTwitterAccounts: false
    }
}

func sayWhetherGranted(_ accounts: AccountStore) {
    let lines: Signal<String, Never> = requestAccess(to: accounts)
        .map { "access granted" }
        .catch { error in .just("failed: \(error)") }
    _ = lines
}

/// The mistake: this sends the request while it builds the pipeline, not when you subscribe.
func eagerSearch(for text: String, on twitter: Twitter) -> Signal<Int, Never> {
    let statuses = ReplaySubject<Int, Never>(capacity: 1)
    twitter.searchRequest(for: text).perform { _, response, _ in
        statuses.send(response?.statusCode ?? 0)
    }
    return statuses.signal
}

func askAgain(for text: String, on twitter: Twitter, accounts: AccountStore) {
    _ =
        search(for: text, on: twitter, accounts: accounts)
        .retry(1)
}
