import Playing
import TerminalUI

/// An action of this book's fixtures on the learner's code. Each fixture documents the verbs that it understands, and
/// rejects the others.
public indirect enum BookVerb: Verb {
    /// Switches to the form or field with this number, from 1. Makes the form or field if it doesn't exist yet.
    case turn(to: Int)
    /// Performs two verbs in a row, before anything that the first verb schedules can run.
    case both(Self, Self)
    /// Opens the form of a fixture that needs no world.
    case open
    /// Opens the search form in a world.
    case openForm(SearchWorld)
    /// Opens the sign-in form in a world.
    case openSignIn(SignInWorld)
    /// Opens a form whose controller requires a minimum length.
    case openController(minimumLength: Int)
    /// Closes the form.
    case close
    /// Adds another owner of the form.
    case hold
    /// Releases the field, form, controller, or model.
    case release
    /// Disposes of the subscription that the learner's code returned, or of the last subscription.
    case dispose
    /// Disposes of the pipeline after a delay, and after rescheduling the disposal `hops` times on main.
    case disposeLater(after: Duration, hops: Int)

    /// Presses a key in the only text field.
    case key(Keystroke)
    /// Presses a key in a field of the sign-in form.
    case signInKey(Keystroke, SignInField)
    /// Taps the sign-in button.
    case tap
    /// Sets whether the sign-in form is signing in.
    case signingIn(Bool)
    /// Signs out: returns from the welcome screen to the form.
    case signOut
    /// Scrolls the results by a number of rows.
    case scroll(rows: Int)
    /// Records the visible rows.
    case look

    /// The user allows access.
    case allow
    /// The user denies access.
    case deny
    /// The user's decision is forgotten.
    case resetDecision
    /// Asks for advice on an error.
    case advise(AdvisedError)
    /// Asks for advice on a refusal by the service.
    case refusal(status: Int, code: Int?)

    /// Makes another subscription.
    case subscribe
    /// The source sends a number.
    case send(Int)
    /// The source sends a text.
    case sendText(String)
    /// The learner's operator is applied again, with this interval.
    case interval(Duration)
    /// The source sends an answer with the tweets that have these IDs.
    case sendTweets([Int])
    /// The source or the preparation completes.
    case complete
    /// The source or the preparation fails.
    case fail
    /// The preparation or the request fails with this kind of error.
    case failWith(AdvisedError)
    /// The preparation reports its progress.
    case report(String)
    /// Starts the program for a problem.
    case solve(Problem)
    /// Grants the requests that are waiting.
    case grant
    /// Refuses the requests that are waiting, or loses the connection to the service.
    case refuse
    /// Asks the learner's code for the signal of a search, or to send the search.
    case makeSearch(String)

    /// Asks for a picture's signal without subscribing.
    case prepare(picture: String)
    /// A row subscribes to a picture.
    case ask(asker: Int, picture: String)
    /// A row disposes of its subscription to a picture.
    case leave(asker: Int)
    /// A picture arrives.
    case answerPicture(String)
    /// A picture fails to load.
    case refusePicture(String)

    /// Changes the app's color.
    case color(Color)
    /// Changes the minimum length.
    case require(minimumLength: Int)
    /// Passes an answer's JSON to the learner's parser.
    case parse(json: String)
    /// Asks a question about tweets.
    case question(TweetSheet)
    /// Shows tweets in the list of results.
    case show([ShownTweet])
    /// Shows tweets in the list of results once the next picture is decoded. Without hops, the list changes before the
    /// picture arrives on main; each hop reschedules the change on main, after other work of the same instant.
    case showOnceDecoded([ShownTweet], hops: Int = 0)
}

/// A key pressed in a text field.
public enum Keystroke: Codable, Sendable, Equatable {
    /// Types a text.
    case type(String)
    /// Deletes the last character.
    case delete
    /// Clears the field.
    case clear
}

/// A field of the sign-in form.
public enum SignInField: String, Codable, Sendable {
    case name, password
}

/// An error that the learner's code gives advice on, or receives.
public enum AdvisedError: String, Codable, Sendable, CaseIterable {
    case noAccounts
    /// Access is denied: without a cause, or with one of these causes.
    case accessDenied, notFound, permissionDenied, unknownType, alreadyExists
    /// The kinds of invalid responses.
    case refused, unauthorized, forbidden, rateLimitExceeded, notJSON, unexpectedJSON, noAnswer, noServer
}

extension BookVerb {
    /// Types a text into the only field.
    public static func type(_ text: String) -> Self { .key(.type(text)) }

    /// Deletes the last character of the only field.
    public static let delete = Self.key(.delete)

    /// Clears the only field.
    public static let clear = Self.key(.clear)

    /// The verbs that ``both(_:_:)`` performs, in order; for any other verb, the verb alone.
    public var parts: [Self] {
        if case .both(let first, let second) = self { first.parts + second.parts } else { [self] }
    }

    public var endsSomething: Bool { parts.contains { [.release, .dispose, .close].contains($0) } }

    public var isOpening: Bool {
        switch self {
        case .open, .openForm, .openSignIn, .openController: true
        default: false
        }
    }

    public var isStructural: Bool {
        switch self {
        case .key, .signInKey, .tap, .signingIn, .scroll, .send, .sendText, .sendTweets, .report, .makeSearch, .ask,
            .leave, .answerPicture, .refusePicture, .color, .require, .parse, .question:
            false
        default: true
        }
    }

    public var isAct: Bool { self == .subscribe || !isStructural }

    /// Whether the verb switches to another form or field.
    public var isTurn: Bool { if case .turn = self { true } else { false } }

    /// Whether the verb presses a key in the only field.
    public var isKey: Bool {
        if case .key = self { true } else { false }
    }

    /// The text that is typed into the only field; nil for every other verb.
    public var typedText: String? {
        if case .key(.type(let text)) = self { text } else { nil }
    }
}

extension Stimulus {
    /// Makes a stimulus with a verb of this book at an instant.
    public init(at time: Duration, _ verb: BookVerb) { self.init(at: time, .verb(verb)) }

    /// The verb of this book; nil for a wait.
    public var verb: BookVerb? { action.verb(as: BookVerb.self) }

    /// Whether a key is pressed in the only field.
    public var isKey: Bool { verb?.isKey == true }

    /// Opens the search form in a world.
    public static func open(_ world: SearchWorld, at time: Duration = .zero) -> Stimulus {
        Stimulus(at: time, .openForm(world))
    }
}
