// Chapter 13, Async/await: the file that is yours.
//
// A task is everything between its `MARK: - Task` and the next `MARK`. Change it, save the file, and ask the workbook
// for a verdict: `check 13` for the whole file, `check 13.2` for task 2 alone.
//
// Keep the signatures. The rest of the page is yours.

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
    keys: "swift",
    access: "grant",
    plan: "200@80ms"
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

    // your code
    var canSignIn: Bool { false }
}

// MARK: - Task 4: both together

/// Searches as task 1 does. The texts are a signal, the search is an `async` function.
@MainActor
func searchWithBoth(
    _ texts: Signal<String, Never>, on twitter: AsyncTwitter, main: MainScheduler,
    show: @escaping @MainActor (SearchResult) -> Void
) async {
    // your code
}

// MARK: - Task 5: no one listens anymore

/// The results of a search as a stream: half a second after the last key, the newest text's. Once no one listens to
/// them anymore, nothing goes on.
@MainActor
func searchResults(
    of texts: AsyncStream<String>, on twitter: AsyncTwitter, clock: any Clock<Duration>
) -> AsyncStream<SearchResult> {
    AsyncStream { results in
        Task {
            var newest: Task<Void, Never>?
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
    }
}

// MARK: - Task 6: choose

/// The smallest tool that solves each problem: `.constant`, `.computedProperty`, `.asyncFunction`, `.taskID`,
/// `.observations`, `.asyncStream`, or `.signal`.
let choices: [Problem: Tool] = [
    .search: .undecided,
    .title: .undecided,
    .total: .undecided,
    .taps: .undecided,
    .settings: .undecided,
    .saving: .undecided,
    .button: .undecided,
    .download: .undecided,
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
