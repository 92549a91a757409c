import SocialService
import Stepping
import Terminal

struct RequestLog {
    private(set) var requests: [RecordedRun.Request] = []
    private var places: [Int: Int] = [:]

    /// Records an event of a request. Returns the event in words; nil if the request is unknown.
    /// - Parameter moment: the index of the moment at which the event happened.
    mutating func note(_ event: ServiceEvent, at time: Duration, moment: Int) -> String? {
        switch event {
        case .started(let number, let url, let parameters):
            let kind = RequestKind(of: url)
            let request = RecordedRun.Request(
                kind, index: requests.count { $0.kind == kind.rawValue },
                query: parameters["q"].map { DisplayWidth.shortened($0, columns: 16) }, sent: time)
            places[number] = requests.count
            requests.append(request)
            return "\(request.title) is \(request.sentWord)."
        case .answered(let number, let status, _):
            return end(number, at: moment).map { "the service returns status \(status) to \($0)." }
        case .failed(let number, let error):
            return end(number, at: moment).map { "\($0) fails. \(error?.description ?? "Nothing came.")" }
        case .canceled(let number):
            return end(number, at: moment).map { "\($0) is canceled." }
        }
    }

    /// Returns the name of the request that ends; nil if it's unknown.
    private mutating func end(_ number: Int, at moment: Int) -> String? {
        guard let place = places[number] else { return nil }
        requests[place].end = moment
        return requests[place].name
    }
}

extension RecordedRun.Request {
    init(_ kind: RequestKind, index: Int, query: String? = nil, sent: Duration) {
        let isSearch = kind == .search
        self.init(
            kind: kind.rawValue, index: index, name: "\(isSearch ? "request" : "avatar") \(index + 1)", query: query,
            sentWord: isSearch ? "sent" : "requested", sent: sent, answers: OfferedAnswer.all(for: kind).map(\.words))
    }
}
