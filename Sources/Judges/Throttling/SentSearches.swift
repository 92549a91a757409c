import Exercises
import Grading
import ReactiveCore
import StarterProject
import Synchronization

/// The searches of a recording: their texts, times, and results.
struct SentSearches {
    /// A text, and when it was searched for.
    struct Search: Sendable, Equatable {
        let at: Duration
        let text: String
    }

    /// What was sent.
    let sent: [Search]

    private let transcript: Transcript

    init(of transcript: Transcript) {
        self.transcript = transcript
        sent = transcript.observations(in: .request).compactMap { observation in
            if case .next(let text) = observation.event { Search(at: observation.at, text: text) } else { nil }
        }
    }

    /// What the field held just before a time: a timer that is due fires before a key at the same instant.
    func text(at time: Duration) -> String {
        Array(zip(transcript.times, transcript.texts)).last { $0.0 < time }?.1 ?? ""
    }

    /// The searches that a rule sends for the texts of the field. The rule is run on a test scheduler.
    func searches(by rule: (Signal<String, Never>, TestScheduler) -> Signal<String, Never>) -> [Search] {
        let clock = TestScheduler()
        let texts = Subject<String, Never>()
        let searches = Mutex<[Search]>([])
        rule(texts.signal, clock).subscribe(next: { text in
            searches.withLock { $0.append(Search(at: clock.now, text: text)) }
        })
        for (moment, (time, text)) in zip(transcript.playedMoments, zip(transcript.times, transcript.texts)) {
            clock.advance(to: time)
            if let action = moment.stimulus?.action, action.isOpening || action.isKey {
                texts.send(text)
            }
        }
        return searches.withLock { $0 }
    }

    /// The finding if access was never requested, or if a timer runs on another clock.
    var offTrack: Finding? {
        transcript.accessNeverRequested ?? transcript.timerOffTheClock
    }

    /// The finding if the right searches were sent, but the list didn't show every answer.
    var notShown: Finding? {
        transcript.findingAboutLists(
            otherwise: """
                The right searches were sent, but the list doesn't show the answers. \
                Leave the pipeline's end as it was.
                """,
            hint: 3)
    }

    static let offByOne = """
        Only texts of four characters and more were searched for. \
        A valid text is longer than two, so three are enough.
        """

    /// The finding if only searches for a text that comes again are missing.
    func missedRepetition(expected: [Search]) -> Finding? {
        let texts = expected.map(\.text)
        guard texts != texts.withoutRepetitions, sent.map(\.text) == texts.withoutRepetitions else { return nil }
        return finding(
            """
            A text that came again wasn't searched for again. \
            The task doesn't ask for `distinct`: search after each pause.
            """, expected: expected, hint: 3)
    }

    static let wrongTime = "The right texts are searched for at the wrong time. Search 500 ms after the last key."

    /// A finding that shows the expected and the actual searches.
    func finding(_ message: String, expected: [Search], hint: Int) -> Finding {
        Finding(message, expected: expected.map(\.observation), actual: sent.map(\.observation), hint: hint)
    }
}

extension SentSearches.Search {
    fileprivate var observation: Observation { Observation(at: at, lane: .request, event: .next(text)) }
}
