// Code that the lesson shows beside the step. The chapter's program never runs it; it's here to be compiled,
// so that every piece of code in the lesson compiles.

import ReactiveCore
import SocialService
import StarterProject

/// Only the answer to the newest text.
private func newestAnswers(
    to texts: Signal<String, Never>, from twitter: Twitter, accounts: AccountStore
) -> Signal<JSON, TwitterInstantError> {
    let answers = texts.flatMapLatest { text in
        search(for: text, on: twitter, accounts: accounts)
    }
    return answers
}

/// One outcome for each text that stays for half a second, short texts included.
private func outcomes(
    of texts: Signal<String, Never>, from twitter: Twitter, accounts: AccountStore, on main: MainScheduler
) -> Signal<SearchOutcome, Never> {
    texts
        .throttle(.milliseconds(500), on: main)
        .flatMapLatest { text in
            searchOutcome(of: text, on: twitter, accounts: accounts)
        }
}

/// A pipeline around an async function, and a loop over what comes out.
private func printAnswers(
    to texts: Signal<String, Never>, load: @escaping @Sendable (String) async throws -> [String]
) async {
    let answers = texts.flatMapLatest { text in
        Signal(async: { try await load(text) })
            .catch { _ in .just([]) }
    }

    for await answer in answers.log("answers").values {
        print(answer)
    }
}

/// No text twice in a row, not even after a search that failed.
private func withoutRepetitions(_ texts: Signal<String, Never>, on main: MainScheduler) -> Signal<String, Never> {
    texts
        .throttle(.milliseconds(500), on: main)
        .distinct()
}
