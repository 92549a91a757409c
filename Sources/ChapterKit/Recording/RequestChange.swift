import Foundation
import SocialService
import Terminal

struct RequestChange: Codable {
    enum Change: Codable {
        case sent(RequestKind, query: String?)
        case answered(status: Int)
        case failed(reason: String)
        case canceled
    }

    /// The number of the request, counted among the requests of both kinds.
    var number: Int
    var change: Change

    init(_ event: ServiceEvent) {
        switch event {
        case .started(let number, let url, let parameters):
            self.number = number
            let query = parameters["q"].map { DisplayWidth.shortened($0, columns: 16) }
            change = .sent(RequestKind(of: url), query: query)
        case .answered(let number, let status, _):
            self.number = number
            change = .answered(status: status)
        case .failed(let number, let error):
            self.number = number
            change = .failed(reason: error.map { "\($0)" } ?? "Nothing came.")
        case .canceled(let number):
            self.number = number
            change = .canceled
        }
    }
}
