import Marbles
import Terminal

/// The choice of an answer to a request in flight: first the request, if there are several, then the answer.
struct AnswerChoice: Equatable {
    enum Decision: Equatable {
        case undecided
        case canceled
        case decided(RecordedRun.Request, answer: Int)
    }

    /// The requests in flight, the oldest first.
    let requests: [RecordedRun.Request]
    /// The instant at which the answer comes.
    let time: Duration
    private var request = 0
    /// The index of the answer; nil while the request is being chosen.
    private var answer: Int?

    /// - Parameter requests: at least one.
    init(of requests: [RecordedRun.Request], at time: Duration) {
        (self.requests, self.time) = (requests, time)
        answer = requests.count > 1 ? nil : 0
    }

    private var answers: [String] { requests[request].answers }

    mutating func press(_ key: Key) -> Decision {
        switch key {
        case .named(.up): move(to: (answer ?? request) - 1)
        case .named(.down): move(to: (answer ?? request) + 1)
        case .scalar("\r"), .scalar("\n"):
            guard let answer else {
                answer = 0
                break
            }
            return .decided(requests[request], answer: answer)
        case .scalar(let scalar) where ("1"..."9").contains(scalar): move(to: Int(scalar.value) - 49)
        case .escape, .named(.left), .scalar("\u{7f}"), .scalar("q"): return .canceled
        default: break
        }
        return .undecided
    }

    private mutating func move(to place: Int) {
        if answer == nil {
            if requests.indices.contains(place) { request = place }
        } else if answers.indices.contains(place) {
            answer = place
        }
    }

    var sentence: String {
        guard let answer else {
            let place = "\(request + 1) of \(requests.count) under way"
            let request = requests[request]
            return "\(place): \(request.title), \(request.sentWord) at \(request.sent.inMilliseconds) ms."
        }
        let place = "answer \(answer + 1) of \(answers.count)"
        return "At \(time.inMilliseconds) ms, \(requests[request].name) gets \(place): \(answers[answer])."
    }

    /// The keys, on a line of fewer than 40 columns.
    static let keys = "↑ ↓ 1-9 choose  Return take  Esc cancel"
}
