import Foundation
import Testing

typealias JSONObject = [String: Any]

extension JSONObject {
    func text(_ name: String) -> String { self[name] as? String ?? "" }
    func id(_ name: String) -> UInt64? { self[name] as? UInt64 }
    func objects(_ name: String) -> [JSONObject] { self[name] as? [JSONObject] ?? [] }

    /// An empty one if there's none.
    func object(_ name: String) -> JSONObject { self[name] as? JSONObject ?? [:] }
}

struct SearchResult {
    let statuses: [Status]
    private let metadata: JSONObject

    init(_ data: Data) throws {
        let answer = try #require(JSONSerialization.jsonObject(with: data) as? JSONObject)
        statuses = try #require(answer["statuses"] as? [JSONObject]).map(Status.init)
        metadata = answer.object("search_metadata")
    }

    var maxID: UInt64? { metadata.id("max_id") }
    var sinceID: UInt64? { metadata.id("since_id") }
    var nextResults: String? { metadata["next_results"] as? String }
    var refreshURL: String { metadata.text("refresh_url") }
    var count: Int? { metadata["count"] as? Int }
}

/// A tweet.
struct Status {
    let json: JSONObject

    var id: UInt64 { json.id("id") ?? 0 }
    var text: String { json.text("text") }
    var truncated: Bool { json["truncated"] as? Bool == true }
    var inReplyTo: UInt64? { json.id("in_reply_to_status_id") }
    var user: JSONObject { json.object("user") }
    var resultType: String { json.object("metadata").text("result_type") }
    var retweeted: [Status] { (json["retweeted_status"] as? JSONObject).map { [Status(json: $0)] } ?? [] }
    var hasEntities: Bool { json["entities"] != nil }
    var hashtags: [Entity] { entities("hashtags") }
    var urls: [Entity] { entities("urls") }
    var mentions: [Entity] { entities("user_mentions") }

    private func entities(_ kind: String) -> [Entity] { json.object("entities").objects(kind).map(Entity.init) }
}

/// A hashtag, a link, or a mention in a tweet's text.
struct Entity {
    let json: JSONObject

    var text: String { json.text("text") }
    var url: String { json.text("url") }
    var expandedUrl: String { json.text("expanded_url") }
    var screenName: String { json.text("screen_name") }
    var indices: [Int] { json["indices"] as? [Int] ?? [] }
}
