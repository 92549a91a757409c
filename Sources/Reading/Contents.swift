/// The book's title, its subject, and its last message.
public enum Contents {
    /// The book's title.
    public static let title = "The reactive workbook"

    /// The book's subject, in a sentence.
    public static let abstract =
        "Learn reactive programming in Swift by building Twitter Instant, a search that responds as you type, one "
        + "pipeline step at a time."

    /// The message to a reader who has passed every task.
    public static let lastWords =
        "You've built Twitter Instant, from an empty field to the finished app. Well done!"
}

extension ChapterHeading {
    public static let withoutSignals = Self("00", "WithoutSignals", "without-signals", "The app without signals")
    public static let validation = Self(
        "01", "Validation", "validation", "A field that shows whether its text is valid")
    public static let retainCycles = Self("02", "RetainCycles", "retain-cycles", "What a pipeline keeps alive")
    public static let accessRequest = Self(
        "03", "AccessRequest", "access-request", "A signal around a callback", label: "The access request")
    public static let thenChaining = Self(
        "04", "ThenChaining", "then-chaining", "One signal after another", label: "Then")
    public static let filter = Self("05", "Filter", "filter", "Only what is worth a search")
    public static let search = Self("06", "Search", "search", "A search for each text")
    public static let threading = Self("07", "Threading", "threading", "Back to main, where the views are")
    public static let tweetModels = Self("08", "TweetModels", "tweet-models", "From JSON to a list of tweets")
    public static let avatars = Self("09", "Avatars", "avatars", "Faces from the background; half is optional")
    public static let throttling = Self("10", "Throttling", "throttling", "Half a second of quiet")
    public static let twitterInstant = Self(
        "11", "TwitterInstant", "twitter-instant", "The finished app, without its faults", label: "Twitter Instant")
    public static let signIn = Self("12", "SignIn", "sign-in", "A form from a blank page; then more, optional")

    public static let asyncAwait = Self(
        "13", "AsyncAwait", "async-await", "The same app with async, under the same clock", label: "Async/await")

    /// All chapters, in order.
    public static let all: [ChapterHeading] = [
        withoutSignals, validation, retainCycles, accessRequest, thenChaining, filter, search, threading, tweetModels,
        avatars, throttling, twitterInstant, signIn, asyncAwait,
    ]
}
