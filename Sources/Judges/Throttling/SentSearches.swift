import Exercises
import Grading
import ReactiveCore
import StarterProject
import Synchronization

/// The searches of a recording: which texts were sent, when, and what became of them.
struct SentSearches {
    /// A text, and the time at which it was searched for.
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

    /// What the field held at a time.
    func text(at time: Duration) -> String {
        Array(zip(transcript.times, transcript.texts)).last { $0.0 <= time }?.1 ?? ""
    }

    /// The searches that a rule would send, given the texts of the field: it is run, not remembered.
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

    /// Whether the list showed what was answered, in the order of the answers.
    var areShown: Bool {
        transcript.values(in: .shown)
            == transcript.values(in: .answered).map { text in
                SearchAnswers.tweets(for: text).map(\.id).joined(separator: " ")
            }
    }

    /// Both lanes, for a report.
    func finding(_ message: String, expected: [Search], hint: Int) -> Finding {
        Finding(message, expected: expected.map(\.observation), actual: sent.map(\.observation), hint: hint)
    }
}

extension SentSearches.Search {
    fileprivate var observation: Observation { Observation(at: at, lane: .request, event: .next(text)) }
}
