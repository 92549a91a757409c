import SocialService
import Stepping

struct RequestLog {
    private(set) var requests: [RunRequest] = []
    private var places: [Int: Int] = [:]

    /// Records an event of a request. Returns the event in words; nil if the request is unknown.
    /// - Parameter moment: the index of the moment at which the event happened.
    mutating func note(_ news: RequestChange, at time: Duration, moment: Int) -> String? {
        if case .sent(let kind, let query) = news.change {
            let index = requests.count { $0.kind == kind.rawValue }
            places[news.number] = requests.count
            requests.append(RunRequest(kind, index: index, query: query, sent: time))
            let request = requests[requests.count - 1]
            return "\(request.title) is \(request.sentWord)."
        }
        guard let place = places[news.number] else { return nil }
        requests[place].end = moment
        let name = requests[place].name
        return switch news.change {
        case .sent: nil
        case .answered(let status): "the service returns status \(status) to \(name)."
        case .failed(let reason): "\(name) fails. \(reason)"
        case .canceled: "\(name) is canceled."
        }
    }
}

extension RunRequest {
    init(_ kind: RequestKind, index: Int, query: String? = nil, sent: Duration) {
        let isSearch = kind == .search
        self.init(
            kind: kind.rawValue, index: index, name: "\(isSearch ? "request" : "avatar") \(index + 1)", query: query,
            sentWord: isSearch ? "sent" : "requested", sent: sent, answers: OfferedAnswer.all(for: kind).map(\.words))
    }
}
