// Chapter 13, AsyncAwait: the reference solution.

import Exercises
import Observation
import ReactiveCore
import StarterProject

// MARK: - Task 1: close the window

/// Searches half a second after the last key, and shows the result. A newer text cancels the older search. When the
/// window closes, its task is canceled, and nothing goes on.
@MainActor
func searchAsYouType(
    _ texts: AsyncStream<String>, on twitter: AsyncTwitter, clock: any Clock<Duration>,
    show: @escaping @MainActor (SearchResult) -> Void
) async {
    var newest: Task<Void, Never>?
    defer { newest?.cancel() }
    for await text in texts {
        newest?.cancel()
        newest = Task {
            do {
                try await clock.sleep(for: .milliseconds(500))
            } catch {
                return
            }
            let result = await searchResult(of: text, on: twitter)
            if !Task.isCancelled { show(result) }
        }
    }
}

// MARK: - Task 2: break it

/// What the user types, and how the service answers, so that a `CancellationError` shows on the screen.
/// Write them as you would after `--type`, `--access` and `--plan`.
let breakingScript = BreakScript(
    keys: "swi{600ms}f{1s}",
    access: "grant",
    plan: "200@2s"
)

// MARK: - Task 3: one line

/// The state of the form of chapter 12. The button can be tapped while the name has three characters or more, the
/// password has six or more, and no sign-in is running.
@MainActor
@Observable
final class SignInModel: SignInState {
    var name = ""
    var password = ""
    var isSigningIn = false

    var canSignIn: Bool { name.count >= 3 && password.count >= 6 && !isSigningIn }
}

// MARK: - Task 4: both together

/// Searches as task 1 does. The texts are a signal, the search is an `async` function.
@MainActor
func searchWithBoth(
    _ texts: Signal<String, Never>, on twitter: AsyncTwitter, main: MainScheduler,
    show: @escaping @MainActor (SearchResult) -> Void
) async {
    let results =
        texts
        .throttle(.milliseconds(500), on: main)
        .flatMapLatest { text in
            Signal(async: { await searchResult(of: text, on: twitter) })
        }
    for await result in results.values { show(result) }
}

// MARK: - Task 5: no one listens anymore

/// The results of a search as a stream: half a second after the last key, the newest text's. Once no one listens to
/// them anymore, nothing goes on.
@MainActor
func searchResults(
    of texts: AsyncStream<String>, on twitter: AsyncTwitter, clock: any Clock<Duration>
) -> AsyncStream<SearchResult> {
    AsyncStream { results in
        let loop = Task {
            var newest: Task<Void, Never>?
            defer { newest?.cancel() }
            for await text in texts {
                newest?.cancel()
                newest = Task {
                    do { try await clock.sleep(for: .milliseconds(500)) } catch { return }
                    let result = await searchResult(of: text, on: twitter)
                    if !Task.isCancelled { results.yield(result) }
                }
            }
            results.finish()
        }
        results.onTermination = { _ in loop.cancel() }
    }
}

// MARK: - Task 6: choose

/// The smallest tool that solves each problem: `.constant`, `.computedProperty`, `.asyncFunction`, `.taskID`,
/// `.observations`, `.asyncStream`, or `.signal`.
let choices: [Problem: Tool] = [
    .search: .taskID,
    .title: .constant,
    .total: .computedProperty,
    .taps: .signal,
    .settings: .asyncFunction,
    .saving: .observations,
    .button: .computedProperty,
    .download: .asyncStream,
]

// MARK: - What the workbook reads

@MainActor
let exercise = AsyncAwaitExercise(
    searchAsYouType: searchAsYouType(_:on:clock:show:),
    script: breakingScript,
    model: SignInModel.init,
    searchWithBoth: searchWithBoth(_:on:main:show:),
    searchResults: searchResults(of:on:clock:),
    choices: choices
)
