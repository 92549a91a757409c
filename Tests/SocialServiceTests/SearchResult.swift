import Foundation

/// A search result, decoded strictly: every documented field, in its order, with its type.
struct SearchResult {
    let statuses: [Status]
    let maxID: UInt64
    let sinceID: UInt64
    let nextResults: String?
    let refreshURL: String
    let query: String
    let count: Int

    init(strictly json: JSON) throws {
        var fields = try Fields(json, "result")
        statuses = try fields.array("statuses").map { try Status($0) }
        var metadata = try Fields(fields.value("search_metadata"), "search_metadata")
        try fields.end()
        guard let seconds = Double(try metadata.number("completed_in")), seconds > 0, seconds < 1 else {
            throw JSONError(message: "completed_in")
        }
        maxID = try metadata.id("max_id", "max_id_str")
        nextResults = metadata.next == "next_results" ? try metadata.string("next_results") : nil
        query = try metadata.string("query")
        refreshURL = try metadata.string("refresh_url")
        count = try metadata.integer("count")
        sinceID = try metadata.id("since_id", "since_id_str")
        try metadata.end()
    }
}

struct Status {
    let resultType: String
    let createdAt: String
    let id: UInt64
    let text: String
    let truncated: Bool
    let inReplyTo: UInt64?
    let user: User
    let retweeted: [Status]
    let hashtags: [(text: String, indices: [Int])]
    let urls: [(url: String, expanded: String, indices: [Int])]
    let mentions: [(name: String, indices: [Int])]
    let hasEntities: Bool
    let language: String

    init(_ json: JSON) throws {
        var fields = try Fields(json, "status")
        var metadata = try Fields(fields.value("metadata"), "metadata")
        resultType = try metadata.string("result_type")
        let metadataLanguage = try metadata.string("iso_language_code")
        try metadata.end()
        createdAt = try fields.date("created_at")
        id = try fields.id("id", "id_str")
        text = try fields.string("text")
        let source = try fields.string("source")
        guard source == "web" || (source.hasPrefix("<a href=\"http") && source.hasSuffix("</a>")) else {
            throw JSONError(message: source)
        }
        truncated = try fields.bool("truncated")
        inReplyTo = try fields.optionalID("in_reply_to_status_id", "in_reply_to_status_id_str")
        let answeredUser = try fields.optionalID("in_reply_to_user_id", "in_reply_to_user_id_str")
        let answeredName = try fields.optionalString("in_reply_to_screen_name")
        guard (inReplyTo == nil) == (answeredUser == nil), (inReplyTo == nil) == (answeredName == nil) else {
            throw JSONError(message: "in_reply_to is half there")
        }
        user = try User(fields.value("user"))
        for name in ["geo", "coordinates", "place", "contributors"] { try fields.null(name) }
        retweeted = fields.next == "retweeted_status" ? [try Status(fields.value("retweeted_status"))] : []
        _ = try fields.integer("retweet_count")
        _ = try fields.integer("favorite_count")
        hasEntities = fields.next == "entities"
        if hasEntities {
            var entities = try Fields(fields.value("entities"), "entities")
            hashtags = try entities.array("hashtags").map { json in
                var tag = try Fields(json, "hashtag")
                defer { try? tag.end() }
                return (try tag.string("text"), try tag.indices())
            }
            guard try entities.array("symbols").isEmpty else { throw JSONError(message: "symbols") }
            urls = try entities.array("urls").map { json in
                var url = try Fields(json, "url")
                let address = try url.string("url")
                let expanded = try url.string("expanded_url")
                _ = try url.string("display_url")
                return (address, expanded, try url.indices())
            }
            mentions = try entities.array("user_mentions").map { json in
                var mention = try Fields(json, "mention")
                let name = try mention.string("screen_name")
                _ = try mention.string("name")
                _ = try mention.id("id", "id_str")
                return (name, try mention.indices())
            }
            try entities.end()
        } else {
            (hashtags, urls, mentions) = ([], [], [])
        }
        _ = try fields.bool("favorited")
        _ = try fields.bool("retweeted")
        if fields.next == "possibly_sensitive" { _ = try fields.bool("possibly_sensitive") }
        language = try fields.string("lang")
        guard language == metadataLanguage else { throw JSONError(message: "two languages") }
        try fields.end()
    }
}

struct User {
    let id: UInt64
    let screenName: String
    let imageURL: String

    init(_ json: JSON) throws {
        var fields = try Fields(json, "user")
        id = try fields.id("id", "id_str")
        _ = try fields.string("name")
        screenName = try fields.string("screen_name")
        _ = try fields.string("location")
        _ = try fields.string("description")
        let url = try fields.optionalString("url")
        var entities = try Fields(fields.value("entities"), "user entities")
        if url != nil {
            var urls = try Fields(entities.value("url"), "user url")
            guard try urls.array("urls").count == 1 else { throw JSONError(message: "user url") }
        }
        var description = try Fields(entities.value("description"), "description")
        _ = try description.array("urls")
        try entities.end()
        _ = try fields.bool("protected")
        for name in ["followers_count", "friends_count", "listed_count"] { _ = try fields.integer(name) }
        _ = try fields.date("created_at")
        _ = try fields.integer("favourites_count")
        let offset = try fields.value("utc_offset")
        let zone = try fields.optionalString("time_zone")
        guard (offset == .null) == (zone == nil) else { throw JSONError(message: "half a time zone") }
        _ = try fields.bool("geo_enabled")
        _ = try fields.bool("verified")
        _ = try fields.integer("statuses_count")
        _ = try fields.string("lang")
        _ = try fields.bool("contributors_enabled")
        _ = try fields.bool("is_translator")
        try fields.color("profile_background_color")
        _ = try fields.string("profile_background_image_url")
        _ = try fields.string("profile_background_image_url_https")
        _ = try fields.bool("profile_background_tile")
        imageURL = try fields.string("profile_image_url")
        let secure = try fields.string("profile_image_url_https")
        guard secure == imageURL.replacingOccurrences(of: "http:", with: "https:") else {
            throw JSONError(message: secure)
        }
        for name in [
            "profile_link_color", "profile_sidebar_border_color", "profile_sidebar_fill_color", "profile_text_color",
        ] {
            try fields.color(name)
        }
        for name in [
            "profile_use_background_image", "default_profile", "default_profile_image", "following",
            "follow_request_sent", "notifications",
        ] {
            _ = try fields.bool(name)
        }
        try fields.end()
    }
}

/// The fields of an object, which must be read in their order.
struct Fields {
    private var rest: ArraySlice<JSON.Field>
    private let context: String

    init(_ json: JSON, _ context: String) throws {
        guard case .object(let fields) = json else { throw JSONError(message: "\(context) is no object") }
        rest = fields[...]
        self.context = context
    }

    var next: String? { rest.first?.name }

    mutating func value(_ name: String) throws -> JSON {
        guard let field = rest.popFirst(), field.name == name else {
            throw JSONError(message: "\(context): \(name) expected before \(rest.first?.name ?? "the end")")
        }
        return field.value
    }

    func end() throws {
        if let next { throw JSONError(message: "\(context): \(next) is not documented") }
    }

    mutating func string(_ name: String) throws -> String {
        guard case .string(let text) = try value(name) else {
            throw JSONError(message: "\(context): \(name) is no text")
        }
        return text
    }

    mutating func optionalString(_ name: String) throws -> String? {
        switch try value(name) {
        case .null: return nil
        case .string(let text): return text
        default: throw JSONError(message: "\(context): \(name) is neither text nor null")
        }
    }

    mutating func number(_ name: String) throws -> String {
        guard case .number(let digits) = try value(name) else {
            throw JSONError(message: "\(context): \(name) is no number")
        }
        return digits
    }

    mutating func integer(_ name: String) throws -> Int {
        guard let number = Int(try number(name)) else { throw JSONError(message: "\(context): \(name) is not whole") }
        return number
    }

    mutating func id(_ name: String, _ textName: String) throws -> UInt64 {
        guard let id = try optionalID(name, textName) else { throw JSONError(message: "\(context): no \(name)") }
        return id
    }

    mutating func optionalID(_ name: String, _ textName: String) throws -> UInt64? {
        let number = try value(name)
        let text = try optionalString(textName)
        switch number {
        case .null where text == nil: return nil
        case .number(let digits) where digits == text: return UInt64(digits)
        default: throw JSONError(message: "\(context): \(name) and \(textName) differ")
        }
    }

    mutating func bool(_ name: String) throws -> Bool {
        guard case .bool(let value) = try value(name) else {
            throw JSONError(message: "\(context): \(name) is neither true nor false")
        }
        return value
    }

    mutating func null(_ name: String) throws {
        guard try value(name) == .null else { throw JSONError(message: "\(context): \(name) is not null") }
    }

    mutating func array(_ name: String) throws -> [JSON] {
        guard case .array(let elements) = try value(name) else {
            throw JSONError(message: "\(context): \(name) is no array")
        }
        return elements
    }

    mutating func indices() throws -> [Int] {
        let indices = try array("indices").map { json -> Int in
            guard case .number(let digits) = json, let index = Int(digits) else { throw JSONError(message: "indices") }
            return index
        }
        guard indices.count == 2 else { throw JSONError(message: "\(indices.count) indices") }
        try end()
        return indices
    }

    mutating func color(_ name: String) throws {
        let digits = try string(name)
        guard digits.count == 6, digits.allSatisfy(\.isHexDigit) else { throw JSONError(message: "\(name): \(digits)") }
    }

    /// Reads `Fri Dec 20 16:52:25 +0000 2013`, and checks it by formatting the same date again.
    mutating func date(_ name: String) throws -> String {
        let text = try string(name)
        guard let date = Self.dates.date(from: text), Self.dates.string(from: date) == text else {
            throw JSONError(message: "\(name): \(text)")
        }
        return text
    }

    private static let dates: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE MMM dd HH:mm:ss Z yyyy"
        return formatter
    }()
}
