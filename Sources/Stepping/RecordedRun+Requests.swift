import Marbles

extension RecordedRun {
    /// A request that a program made in a recorded run, and that the user may answer while stepping.
    package struct Request: Sendable, Equatable, Codable {
        /// The course's word for the kind of request.
        package var kind: String
        /// The index of the request among the requests of its kind, from 0.
        package var index: Int
        /// The kind and number of the request, as in the last line of a run: `request 2`.
        package var name: String
        /// The subject of the request, shortened; nil if it has none.
        package var query: String?
        /// The verb for making the request, such as `sent`.
        package var sentWord: String
        /// When the request was sent, since the start.
        package var sent: Duration
        /// The index of the moment that ended the request, with or without an answer; nil if none did.
        package var end: Int?
        /// The answers that the user can choose, in words: at most nine, since a digit chooses one.
        package var answers: [String]

        package init(
            kind: String, index: Int, name: String, query: String?, sentWord: String, sent: Duration, answers: [String]
        ) {
            (self.kind, self.index, self.name, self.query) = (kind, index, name, query)
            (self.sentWord, self.sent, self.answers) = (sentWord, sent, answers)
        }

        package var title: String { name + (query.map { " for \"\($0)\"" } ?? "") }
    }

    /// The requests in flight at a moment, the oldest first, including those that are sent later at the same instant.
    package func requests(underWayAt moment: Int) -> [Request] {
        guard let time = self.moment(withIndex: moment)?.time else { return [] }
        return requests.filter { $0.sent <= time && $0.end ?? .max > moment }
    }

    func reasonForNoAnswer(at moment: Int) -> String {
        let time = self.moment(withIndex: moment)?.time ?? .zero
        let reason = "No request is under way at \(time.inMilliseconds) ms"
        guard let next = requests.first(where: { $0.sent > time }) else { return "\(reason), and none is sent later." }
        let name = next.name.prefix(1).uppercased() + next.name.dropFirst()
        return "\(reason). \(name) is \(next.sentWord) at \(next.sent.inMilliseconds) ms."
    }
}
