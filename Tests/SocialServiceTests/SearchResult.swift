import Foundation

struct SearchResult {
    let statuses: [Status]
    let maxID: UInt64
    let sinceID: UInt64
    let nextResults: String?
    let refreshURL: String
    let count: Int

    /// Decodes an answer. Throws unless it has the documented fields, with consistent values.
    init(strictly data: Data) throws {
        try AnswerFormat.documented.get().check(JSONSerialization.jsonObject(with: data), "result")
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let answer = try decoder.decode(Answer.self, from: data)
        for status in answer.statuses { try status.check() }
        statuses = answer.statuses
        let metadata = answer.searchMetadata
        (maxID, sinceID, count) = (metadata.maxId, metadata.sinceId, metadata.count)
        (nextResults, refreshURL) = (metadata.nextResults, metadata.refreshUrl)
    }

    private struct Answer: Decodable {
        struct Metadata: Decodable {
            let maxId: UInt64
            let sinceId: UInt64
            let nextResults: String?
            let refreshUrl: String
            let count: Int
        }

        let statuses: [Status]
        let searchMetadata: Metadata
    }
}

/// A tweet. This is a class, because a retweet contains the original tweet.
final class Status: Decodable {
    struct Metadata: Decodable {
        let resultType: String
        let isoLanguageCode: String
    }

    struct Entities: Decodable {
        let hashtags: [Hashtag]
        let urls: [Link]
        let userMentions: [Mention]
    }

    struct Hashtag: Decodable {
        let text: String
        let indices: [Int]
    }

    struct Link: Decodable {
        let url: String
        let expandedUrl: String
        let indices: [Int]
    }

    struct Mention: Decodable {
        let screenName: String
        let indices: [Int]
    }

    enum CodingKeys: String, CodingKey {
        case metadata, id, text, truncated, user, entities
        case inReplyTo = "inReplyToStatusId"
        case answeredUser = "inReplyToUserId"
        case answeredName = "inReplyToScreenName"
        case original = "retweetedStatus"
        case language = "lang"
    }

    let metadata: Metadata
    let id: UInt64
    let text: String
    let truncated: Bool
    let inReplyTo: UInt64?
    let answeredUser: UInt64?
    let answeredName: String?
    let user: User
    let original: Status?
    let entities: Entities?
    let language: String

    var resultType: String { metadata.resultType }
    var retweeted: [Status] { original.map { [$0] } ?? [] }
    var hasEntities: Bool { entities != nil }
    var hashtags: [Hashtag] { entities?.hashtags ?? [] }
    var urls: [Link] { entities?.urls ?? [] }
    var mentions: [Mention] { entities?.userMentions ?? [] }

    func check() throws {
        guard (inReplyTo == nil) == (answeredUser == nil), (inReplyTo == nil) == (answeredName == nil) else {
            throw FormatError(message: "in_reply_to is half there")
        }
        guard language == metadata.isoLanguageCode else { throw FormatError(message: "two languages") }
        guard (urls.map(\.indices) + hashtags.map(\.indices) + mentions.map(\.indices)).allSatisfy({ $0.count == 2 })
        else { throw FormatError(message: "indices") }
        try user.check()
        try original?.check()
    }
}

struct User: Decodable {
    struct Entities: Decodable {
        struct Links: Decodable {
            let urls: [Status.Link]
        }

        let url: Links?
    }

    let screenName: String
    let url: String?
    let entities: Entities
    let utcOffset: Int?
    let timeZone: String?
    let profileImageUrl: String
    let profileImageUrlHttps: String

    fileprivate func check() throws {
        guard entities.url?.urls.count == url.map({ _ in 1 }) else { throw FormatError(message: "user url") }
        guard (utcOffset == nil) == (timeZone == nil) else { throw FormatError(message: "half a time zone") }
        guard profileImageUrlHttps == profileImageUrl.replacing("http:", with: "https:") else {
            throw FormatError(message: profileImageUrlHttps)
        }
    }
}
