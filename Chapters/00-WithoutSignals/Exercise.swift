// Chapter 00, Without signals: the file that is yours.
//
// A task is everything between its `MARK: - Task` and the next `MARK`. Change it, save the file, and ask the workbook
// for a verdict: `check 0` for the whole file, `check 0.2` for task 2 alone.

import Exercises
import StarterProject
import TerminalUI

// MARK: - Task 1: one line

/// The color of a field with a text: yellow for fewer than three characters, white for three or more.
func color(for text: String) -> Color {
    .white
}

// MARK: - Task 2: break it

/// What the user types and answers, and how the service answers, so that the app goes wrong. Write them as you would
/// after `--type`, `--access` and `--plan`.
let breakingScript = BreakScript(
    keys: "swift",
    access: "grant",
    plan: "200@80ms"
)

// MARK: - Task 3: only the newest answer

/// Searches for a text, and shows the answer, unless another search was sent in the meantime.
@MainActor
final class NewestSearch: Searcher {
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func search(for text: String) {
        form.status.text = "searching…"
        form.findTweets(for: text) { result in
            self.show(result, for: text)
        }
    }

    private func show(
        _ result: Result<[Tweet], TwitterInstantError>, for text: String
    ) {
        switch result {
        case .success(let tweets):
            form.results.show(tweets)
            form.status.text = "\(tweets.count) tweets for \"\(text)\""
        case .failure(let error):
            form.status.text = "search failed: \(error)"
        }
    }
}

// MARK: - What the workbook reads

@MainActor
let exercise = WithoutSignalsExercise(
    color: color(for:),
    script: breakingScript,
    searcher: NewestSearch.init(form:)
)
