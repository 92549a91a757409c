import Foundation
import Testing

@testable import SocialService

/// The arguments that a request's handler gets.
struct Reply: Sendable, Equatable {
    var data: Data?
    var response: HTTPResponse?
    var error: TransportError?

    var status: Int? { response?.statusCode }
    var text: String { String(decoding: data ?? Data(), as: UTF8.self) }
}

let reader = Account.signedIn(as: "reader")

extension ServiceConditions {
    static var calm: ServiceConditions {
        var conditions = ServiceConditions()
        conditions.latency = Latency(.zero)
        conditions.avatarLatency = Latency(.zero)
        conditions.rateLimit = 1_000_000
        return conditions
    }

    static func calm(plan: String) throws -> ServiceConditions {
        var conditions = calm
        conditions.plan = try ResponsePlan(parsing: plan)
        return conditions
    }
}

/// A service on a test clock, which advances within each call.
struct Bench {
    let clock = TestClock()
    let service: TwitterService

    init(_ conditions: ServiceConditions = .calm, corpus: Corpus? = nil) {
        service = TwitterService(conditions: conditions, clock: clock, corpus: corpus)
    }

    /// - Returns: nil if no reply comes within `time`.
    func search(
        _ parameters: [String: String], account: Account? = reader, within time: Duration = .seconds(60)
    ) -> Reply? { get(TwitterService.searchURL, parameters, account: account, within: time) }

    func get(
        _ url: URL, _ parameters: [String: String] = [:], account: Account? = reader,
        within time: Duration = .seconds(60)
    ) -> Reply? {
        let box = Box<Reply?>(nil)
        var request = SocialRequest(service, url, parameters: parameters)
        request.account = account
        request.perform { data, response, error in
            box.change { $0 = Reply(data: data, response: response, error: error) }
        }
        clock.advance(by: time)
        return box.value
    }

    func page(_ parameters: [String: String]) throws -> SearchResult {
        try SearchResult(#require(search(parameters)).data ?? Data())
    }

    func follow(_ query: String) throws -> SearchResult {
        let url = URL(string: TwitterService.searchURL.absoluteString + query)!
        return try SearchResult(#require(get(url)).data ?? Data())
    }
}

func corpus(authors: String = smallAuthors, _ tweets: String) throws -> Corpus {
    try Corpus(authors: Array(authors.utf8), tweets: [(file: "tweets-test.txt", bytes: Array(tweets.utf8))])
}

let smallAuthors = """
    ada | Ada | en | Lagos | - | - | Writes.
    bo | Bo | sv | Uppsala | Stockholm 3600 | http://bo.example.org | Fishes.
    """
