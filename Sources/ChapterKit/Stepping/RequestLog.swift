import SocialService

/// The requests of a recording, while it's being read.
struct RequestLog {
    private(set) var requests: [ServiceRequest] = []
    /// The places of the requests by their numbers.
    private var places: [Int: Int] = [:]

    /// Records what happened to a request. Returns it in words; nil if the request is unknown.
    /// - Parameter moment: the place of the moment at which it happened.
    mutating func note(_ news: RequestChange, at time: Duration, moment: Int) -> String? {
        if case .sent(let kind, let query) = news.change {
            let index = requests.count { $0.kind == kind }
            places[news.number] = requests.count
            requests.append(ServiceRequest(kind: kind, index: index, query: query, sent: time))
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
