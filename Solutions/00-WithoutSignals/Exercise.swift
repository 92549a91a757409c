// Chapter 00, Without signals: the reference solution.

import Exercises
import StarterProject
import TerminalUI

// MARK: - Task 1: one line

/// The color of a field with a text: yellow for fewer than three characters, white for three or more.
func color(for text: String) -> Color {
    text.count < 3 ? .yellow : .white
}

// MARK: - Task 2: break it

/// What the user types and answers, and how the service answers, so that the app goes wrong. Write them as you would
/// after `--type`, `--access` and `--plan`.
let breakingScript = BreakScript(
    keys: "swi{600ms}ft",
    access: "grant",
    plan: "200@2000ms,200@80ms"
)

// MARK: - Task 3: only the newest answer

/// Searches for a text, and shows the answer, unless another search was sent in the meantime.
@MainActor
final class NewestSearch: Searcher {
    private let form: SearchForm
    private var newest = 0

    init(form: SearchForm) {
        self.form = form
    }

    func search(for text: String) {
        newest += 1
        let number = newest
        form.status.text = "searching…"
        form.findTweets(for: text) { result in
            guard number == self.newest else { return }
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
