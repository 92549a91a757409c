/// What a chapter is called.
public struct ChapterHeading: Sendable, Equatable {
    /// Two digits, such as `"01"`: its place in the workbook.
    public let number: String

    /// The name of its target and, after the number, of its folder, such as `"Validation"`.
    public let name: String

    /// The command that a learner types, such as `"validation"`.
    public let product: String

    /// Its title in plain words.
    public let title: String

    /// The heading of a chapter.
    public init(_ number: String, _ name: String, _ product: String, _ title: String) {
        (self.number, self.name, self.product, self.title) = (number, name, product, title)
    }

    /// The name in words, such as `"Retain cycles"`.
    public var label: String {
        switch name {
        case "AccessRequest": "The access request"
        case "ThenChaining": "Then"
        case "TwitterInstant": "Twitter Instant"
        default:
            name.enumerated().map { $0 > 0 && $1.isUppercase ? " " + $1.lowercased() : String($1) }.joined()
        }
    }

    /// The name of its folder under Chapters and under Solutions, such as `"01-Validation"`.
    public var folder: String { "\(number)-\(name)" }

    /// The number that a learner types: `1`.
    package var shortNumber: String { Int(number).map(String.init) ?? number }

    /// The learner's file, from the top of the package.
    public var exercisePath: String { "Chapters/\(folder)/Exercise.swift" }

    /// The file from which Exercise.swift is written, from the top of the package.
    public var starterPath: String { "Solutions/\(folder)/Starter.swift" }
}

/// The chapters of the book.
extension ChapterHeading {
    public static let withoutSignals = Self("00", "WithoutSignals", "without-signals", "The app without signals")
    public static let validation = Self(
        "01", "Validation", "validation", "A field that shows whether its text is valid")
    public static let retainCycles = Self("02", "RetainCycles", "retain-cycles", "What a pipeline keeps alive")
    public static let accessRequest = Self("03", "AccessRequest", "access-request", "A signal around a callback")
    public static let thenChaining = Self("04", "ThenChaining", "then-chaining", "One signal after another")
    public static let filter = Self("05", "Filter", "filter", "Only what is worth a search")
    public static let search = Self("06", "Search", "search", "A search for each text")
    public static let threading = Self("07", "Threading", "threading", "Back to main, where the views are")
    public static let tweetModels = Self("08", "TweetModels", "tweet-models", "From JSON to a list of tweets")
    public static let avatars = Self("09", "Avatars", "avatars", "Pictures from the background")
    public static let throttling = Self("10", "Throttling", "throttling", "Half a second of quiet")
    public static let twitterInstant = Self(
        "11", "TwitterInstant", "twitter-instant", "The finished app, without its faults")
    public static let signIn = Self("12", "SignIn", "sign-in", "A form from a blank page")

    /// All of them, in their order.
    package static let all: [ChapterHeading] = [
        withoutSignals, validation, retainCycles, accessRequest, thenChaining, filter, search, threading, tweetModels,
        avatars, throttling, twitterInstant, signIn,
    ]
}
