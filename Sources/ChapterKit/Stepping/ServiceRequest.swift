import Marbles
import SocialService
import TextLayout

/// A request to the service in a recorded run.
package struct ServiceRequest: Sendable, Equatable, Codable {
    /// Whether it's a search or a picture.
    package var kind: RequestKind
    /// Its place among the requests of its kind, from 0.
    package var index: Int
    /// The text that a search looks for, shortened.
    package var query: String?
    /// When it was sent, since the start.
    package var sent: Duration
    /// The place of the moment that ended it, with an answer or without; nil if none did.
    package var end: Int?

    /// Its kind and its number, as in the last line of a run: `request 2` for a search, `avatar 2` for a picture.
    package var name: String { "\(kind == .search ? "request" : "avatar") \(index + 1)" }

    var sentWord: String { kind == .search ? "sent" : "requested" }

    /// Its name, and what it's about: `request 2 for "swift"`.
    var title: String { name + (query.map { " for \"\($0)\"" } ?? "") }
}

extension RecordedRun {
    /// The requests that have been sent by the instant of a moment, and whose answer is still to come, the oldest
    /// first.
    package func requests(underWayAt moment: Int) -> [ServiceRequest] {
        guard moments.indices.contains(moment) else { return [] }
        return requests.filter { $0.sent <= moments[moment].time && $0.end ?? .max > moment }
    }

    /// Why no request can be answered at a moment, and when the next one can.
    func reasonForNoAnswer(at moment: Int) -> String {
        let time = moments.indices.contains(moment) ? moments[moment].time : .zero
        let reason = "No search or avatar is under way at \(time.inMilliseconds) ms"
        guard let next = requests.first(where: { $0.sent > time }) else { return "\(reason), and none is sent later." }
        let name = next.name.prefix(1).uppercased() + next.name.dropFirst()
        return "\(reason). \(name) is \(next.sentWord) at \(next.sent.inMilliseconds) ms."
    }
}
