import Playing
import SocialService

/// The lanes of this book. The order in `all` decides which of several differences at one instant comes first.
extension ObservationLane {
    public static let all = [
        background, log, status, shown, rows, asked, signIn, request, answered, failed, canceled, decoded, avatar,
        avatarAnswered, avatarFailed, avatarCanceled, button, error, screen, fields, name, password, subscribers,
        source, kept, access, answer, cause, advice, choice, window, preparation, title, timer, realClock,
        accessRequest, calledOff, disposal, load, got, question, digest, failure, tweets, outcome, counts, throttled,
        nextStep, prediction, values, keys, plan, stages, nested, effects, parsed,
    ]

    // The search form
    public static let background = Self("background", [.isState, .isShort])
    public static let log = Self("log", .hasThreadIfAsked)
    public static let status = Self("status", .isState)
    public static let shown = Self("shown", naming: tweetName)
    public static let rows = Self("rows", naming: rowName)
    public static let asked = Self("asked")

    // The service
    public static let request = Self("request", .hasAnyThread)
    public static let answered = Self("answered")
    public static let failed = Self("failed", .hasAnyThread)
    public static let canceled = Self("canceled", .hasNoOrder)
    public static let decoded = Self("decoded")
    public static let avatar = Self("avatar", .hasAnyThread)
    public static let avatarAnswered = Self("avatar answered")
    public static let avatarFailed = Self("avatar failed")
    public static let avatarCanceled = Self("avatar canceled", .hasNoOrder)

    // The sign-in form
    public static let signIn = Self("sign-in")
    public static let button = Self("button", .isState, legend: "e enabled, d disabled")
    public static let error = Self("error", .isState)
    public static let screen = Self("screen")
    public static let fields = Self("fields", [.isState, .isLookedAt])
    public static let name = Self("name", .isState)
    public static let password = Self("password", .isState)

    // Subscriptions and requests
    public static let subscribers = Self("subscribers", [.isState, .isLookedAt, .countsIfAsked])
    public static let source = Self("source")
    public static let kept = Self("kept")
    public static let access = Self("access")
    public static let answer = Self("answer")
    public static let cause = Self("cause")
    public static let advice = Self("advice")
    public static let choice = Self("choice", .countsIfAsked)
    public static let window = Self("window", .countsIfAsked)
    public static let preparation = Self("preparation")
    public static let title = Self("title")
    public static let timer = Self("timer")
    public static let accessRequest = Self("access request", .countsIfAsked)
    public static let calledOff = Self("called off")
    public static let disposal = Self("disposal", .countsIfAsked)

    // The learner's use of the library
    public static let stages = Self("stages", [.countsIfAsked, .hasAnyThread])
    public static let nested = Self("nested", [.countsIfAsked, .hasAnyThread])
    public static let effects = Self("effects", [.countsIfAsked, .hasAnyThread])
    public static let parsed = Self("parsed", [.countsIfAsked, .hasAnyThread])

    // Pictures
    public static let load = Self("load")
    public static let got = Self("got")

    // Questions to a service
    public static let question = Self("question")

    // Results of the learner's functions
    public static let digest = Self("digest")
    public static let failure = Self("failure")
    public static let tweets = Self("tweets", naming: tweetName)
    public static let outcome = Self("outcome", naming: tweetName)
    public static let counts = Self("counts")
    public static let throttled = Self("throttled")
    public static let nextStep = Self("next step")

    // The learner's prediction
    public static let prediction = Self("prediction")
    public static let values = Self("values")

    // The learner's script that breaks an app
    public static let keys = Self("keys")
    public static let plan = Self("plan")

    /// The author of a tweet in place of its ID.
    private static let tweetName = { @Sendable (id: Substring) -> String? in
        (try? Corpus.bundled())?.author(ofTweet: String(id)).map { "@\($0)" }
    }

    /// The author of a row's tweet, with the initials that the row shows if it has no picture.
    private static let rowName = { @Sendable (row: Substring) -> String? in
        let parts = row.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, let author = tweetName(parts[0]) else { return nil }
        return author + (parts[1].hasPrefix("-") ? " “\(parts[1].dropFirst())”" : " with a picture")
    }
}
