import Exercises
import Grading
import Seeding
import SocialService

extension ExerciseTask {
    /// Task 3 of chapter 00: the repair of one fault, by hand.
    static let newestAnswer = ExerciseTask(
        number: 3,
        freeLanes: [.status, .answered, .canceled, .failed],
        scenarios: [
            .searches("a slow answer comes after a newer one") { searches in
                searches.search(answeredIn: 900...1_200)
                searches.pause(150...300)
                searches.search(answeredIn: 80...200)
                searches.wait()
                searches.search(answeredIn: 80...200)
                searches.wait()
            },
            .searches("the newest search fails") { searches in
                searches.search(answeredIn: 900...1_200)
                searches.pause(150...300)
                searches.search("503", answeredIn: 80...200)
                searches.wait()
                searches.search("503", answeredIn: 500...700)
                searches.pause(100...200)
                searches.search(answeredIn: 80...200)
                searches.wait()
            },
            .searches("answers come one after the other, and the last search finds nothing") { searches in
                searches.search(answeredIn: 80...200)
                searches.wait()
                searches.search(answeredIn: 80...200)
                searches.wait()
                searches.search(answeredIn: 80...200, text: "zqxj")
                searches.wait()
            },
            .searches("a text is searched for again") { searches in
                searches.search(answeredIn: 80...200, text: "swift")
                searches.wait()
                searches.search(answeredIn: 80...200, text: "garden")
                searches.wait()
                searches.search(answeredIn: 80...200, text: "swift")
                searches.wait()
            },
            .searches("a key is pressed while the newest search runs") { searches in
                for _ in 0..<2 {
                    searches.search(answeredIn: 80...200)
                    searches.wait()
                }
                searches.search(answeredIn: 500...700)
                searches.pause(100...200)
                searches.type("x")
                searches.wait()
            },
            .searches("the same text is searched for twice, and the older answer is slow") { searches in
                searches.searchTwice("200")
            },
            .searches("the same text is searched for twice, and the older search fails") { searches in
                searches.searchTwice("503")
            },
        ]
    )
}

extension Scenario {
    /// A scenario in which texts are searched for.
    fileprivate static func searches(
        _ name: String, _ write: @escaping @Sendable (inout Searches) -> Void
    ) -> Scenario {
        Scenario(name, input: Searches.self, judge: \NewestAnswers.finding, write: write)
    }
}

/// Searches and their answers: the world's plan has one step for each.
private struct Searches: ScenarioInput {
    var generator: SplitMix64
    private var plan: [String] = []
    private var actions: [Stimulus] = []
    private var end = Duration.milliseconds(100)
    private var words: [String]

    init(using generator: SplitMix64) {
        self.generator = generator
        words = SearchWords.all.shuffled(using: &self.generator)
    }

    var stimuli: [Stimulus] { [.open(SearchWorld(plan: plan.joined(separator: ",")))] + actions }

    /// Searches for another word than before, or for a given text. The field contains it.
    mutating func search(_ response: String = "200", answeredIn latency: ClosedRange<Int>, text: String? = nil) {
        let text = text ?? words.removeLast()
        plan.append("\(response)@\(Int.random(in: latency, using: &generator))ms")
        actions += [.clear, .type(text), .makeSearch(text)].map { Stimulus(at: end, $0) }
    }

    /// Searches for a text and, before the answer, for the same text again.
    mutating func searchTwice(_ response: String) {
        let text = words.removeLast()
        search(response, answeredIn: 900...1_200, text: text)
        pause(150...300)
        search(answeredIn: 80...200, text: text)
        wait()
    }

    mutating func type(_ text: String) {
        actions.append(Stimulus(at: end, .type(text)))
    }

    mutating func pause(_ time: ClosedRange<Int>) {
        end += .milliseconds(Int.random(in: time, using: &generator))
    }

    /// Waits until every answer has come.
    mutating func wait() {
        end += .seconds(2)
        actions.append(Stimulus(at: end, .wait))
    }
}

/// Judges which answers were shown, and when.
private struct NewestAnswers: Judgment {
    let transcript: Transcript

    /// A search and its answer, as the scenario planned it.
    private struct Search: Equatable {
        let text: String
        let at: Duration
        let answeredAt: Duration
        let fails: Bool
    }

    /// An answer on the screen.
    private struct Shown: Equatable {
        let at: Duration
        let status: String
    }

    private var searches: [Search] {
        guard case .openForm(let world)? = transcript.stimuli.first?.action,
            let plan = try? ResponsePlan(parsing: world.plan)
        else { return [] }
        let sent = transcript.stimuli.compactMap { stimulus -> (text: String, at: Duration)? in
            if case .makeSearch(let text) = stimulus.action { (text, stimulus.at) } else { nil }
        }
        return zip(sent, plan.steps).map { search, step in
            Search(
                text: search.text, at: search.at, answeredAt: search.at + (step.latency?.shortest ?? .zero),
                fails: step.response != .answer)
        }
    }

    /// The searches that are still the newest when their answer comes.
    private var newest: [Search] {
        let searches = searches
        return searches.enumerated().filter { place, search in
            searches.dropFirst(place + 1).allSatisfy { $0.at > search.answeredAt }
        }.map(\.element)
    }

    /// Every line below the field that is an answer.
    private var shown: [Shown] {
        transcript.observations(in: .status).compactMap { observation in
            let text = observation.text
            let isAnswer = text.contains("tweets for") || text.hasPrefix("search failed")
            return isAnswer ? Shown(at: observation.at, status: text) : nil
        }
    }

    private func isAnswer(_ shown: Shown, to search: Search) -> Bool {
        search.fails ? shown.status.hasPrefix("search failed") : shown.status.hasSuffix("for \"\(search.text)\"")
    }

    var finding: Finding? {
        let sent = transcript.values(in: .request)
        if let missing = searches.first(where: { !sent.contains($0.text) }) {
            return Finding("`\(missing.text)` was never searched for. Send each search at once.", hint: 2)
        }
        if sent.count < searches.count {
            return Finding("A text was searched for only the first time. Send each search at once.", hint: 2)
        }
        if sent.count > searches.count { return Finding("A search was sent twice. Call `findTweets` once.", hint: 3) }
        let requests = transcript.observations(in: .request)
        if let late = zip(searches, requests).first(where: { $0.at != $1.at || $0.text != $1.text }) {
            return Finding("`\(late.0.text)` was searched for too late. A search doesn't wait for another.", hint: 2)
        }
        return missing ?? outdated ?? twice ?? list
    }

    /// A newest answer that isn't shown when it comes.
    private var missing: Finding? {
        let shown = shown
        guard let hidden = newest.first(where: { search in !shown.contains { $0.at == search.answeredAt } }) else {
            return nil
        }
        let time = "\(Int(hidden.answeredAt / .milliseconds(1))) ms"
        if shown.isEmpty { return Finding("No answer is ever shown, not even the newest one.", hint: 3) }
        let isTypedSince = transcript.stimuli.contains { stimulus in
            guard case .key = stimulus.action else { return false }
            return hidden.at < stimulus.at && stimulus.at <= hidden.answeredAt
        }
        if isTypedSince {
            return Finding(
                """
                The answer to `\(hidden.text)` isn't shown, and only a key was pressed since. \
                The newest answer is shown in any case. Compare searches, not the field's text.
                """, hint: 2)
        }
        if hidden.fails {
            return Finding("The newest search failed at \(time), and nothing says so. Show its error.", hint: 1)
        }
        if SearchAnswers.tweets(for: hidden.text).isEmpty {
            return Finding("The newest search found nothing, and the old list stays. Show an empty list, too.", hint: 1)
        }
        return Finding(
            """
            The answer to `\(hidden.text)` came at \(time) and isn't shown, and no newer search had been sent.
            """, hint: 2)
    }

    /// An answer that is shown although a newer search was sent.
    private var outdated: Finding? {
        let newest = newest
        guard
            let old = searches.first(where: { search in
                !newest.contains(search) && shown.contains { $0.at == search.answeredAt && isAnswer($0, to: search) }
            })
        else { return nil }
        let what = old.fails ? "The error of" : "The answer to"
        if searches.contains(where: { $0.text == old.text && $0.at > old.at && $0.at < old.answeredAt }) {
            return Finding(
                """
                `\(old.text)` was searched for twice, and the older answer was shown after the newer one. \
                Compare searches, not texts.
                """, hint: 2)
        }
        return Finding(
            """
            \(what) `\(old.text)` was shown at \(Int(old.answeredAt / .milliseconds(1))) ms, after a newer search was \
            sent.
            """, hint: 1)
    }

    private var twice: Finding? {
        guard shown.count != newest.count || !zip(shown, newest).allSatisfy({ isAnswer($0, to: $1) }) else {
            return nil
        }
        return Finding("An answer was shown more than once, or under another text. Show each answer once.", hint: 3)
    }

    /// The list doesn't fit the line above it.
    private var list: Finding? {
        let expected = newest.filter { !$0.fails }.map { SearchAnswers.ids(for: $0.text) }
        let lists = transcript.values(in: .shown)
        if lists == expected { return nil }
        if lists.count > expected.count {
            return Finding("The list was shown \(lists.count) times for \(expected.count) answers.", hint: 3)
        }
        return Finding("The line below the field is right, but the list isn't. Show the tweets as well.", hint: 3)
    }
}
