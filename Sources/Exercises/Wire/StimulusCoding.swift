import Foundation
import TerminalUI

extension Stimulus: WireMessage {
    public var fields: [String] { ["\(at.inMilliseconds)"] + action.fields }

    public init(from fields: inout Fields) throws(WireError) {
        let at = try fields.instant()
        self.init(at: at, try Action(from: &fields))
    }
}

extension Stimulus.Action: WireMessage {
    public var fields: [String] {
        switch self {
        case .wait: ["wait"]
        case .open: ["open"]
        case .openForm(let world): ["openForm"] + world.fields
        case .openSignIn(let world): ["openSignIn"] + world.fields
        case .openController(let minimumLength): ["openController", "\(minimumLength)"]
        case .close: ["close"]
        case .hold: ["hold"]
        case .release: ["release"]
        case .dispose: ["dispose"]
        case .key(let key): ["key"] + key.fields
        case .signInKey(let key, let field): ["signInKey"] + key.fields + [field.rawValue]
        case .tap: ["tap"]
        case .scroll(let rows): ["scroll", "\(rows)"]
        case .look: ["look"]
        case .allow: ["allow"]
        case .deny: ["deny"]
        case .resetDecision: ["resetDecision"]
        case .advise(let error): ["advise", error.rawValue]
        case .subscribe: ["subscribe"]
        case .send(let number): ["send", "\(number)"]
        case .complete: ["complete"]
        case .fail: ["fail"]
        case .report(let progress): ["report", progress]
        case .grant: ["grant"]
        case .refuse: ["refuse"]
        case .makeSearch(let text): ["makeSearch", text]
        case .prepare(let picture): ["prepare", picture]
        case .ask(let asker, let picture): ["ask", "\(asker)", picture]
        case .leave(let asker): ["leave", "\(asker)"]
        case .answerPicture(let picture): ["answerPicture", picture]
        case .refusePicture(let picture): ["refusePicture", picture]
        case .color(let color): ["color", color.rawValue]
        case .require(let minimumLength): ["require", "\(minimumLength)"]
        case .parse(let json): ["parse", json]
        case .question(let sheet): ["question"] + sheet.fields
        case .show(let tweets): ["show"] + tweets.listFields
        }
    }

    public init(from fields: inout Fields) throws(WireError) {
        switch try fields.text("stimulus") {
        case "wait": self = .wait
        case "open": self = .open
        case "openForm": self = .openForm(try SearchWorld(from: &fields))
        case "openSignIn": self = .openSignIn(try SignInWorld(from: &fields))
        case "openController": self = .openController(minimumLength: try fields.number("minimum length"))
        case "close": self = .close
        case "hold": self = .hold
        case "release": self = .release
        case "dispose": self = .dispose
        case "key": self = .key(try Keystroke(from: &fields))
        case "signInKey":
            let key = try Keystroke(from: &fields)
            self = .signInKey(key, try fields.choice("field of the sign-in form"))
        case "tap": self = .tap
        case "scroll": self = .scroll(rows: try fields.number("number of rows"))
        case "look": self = .look
        case "allow": self = .allow
        case "deny": self = .deny
        case "resetDecision": self = .resetDecision
        case "advise": self = .advise(try fields.choice("error"))
        case "subscribe": self = .subscribe
        case "send": self = .send(try fields.number("number"))
        case "complete": self = .complete
        case "fail": self = .fail
        case "report": self = .report(try fields.text("progress"))
        case "grant": self = .grant
        case "refuse": self = .refuse
        case "makeSearch": self = .makeSearch(try fields.text("text"))
        case "prepare": self = .prepare(picture: try fields.text("picture"))
        case "ask":
            let asker: Int = try fields.number("asker")
            self = .ask(asker: asker, picture: try fields.text("picture"))
        case "leave": self = .leave(asker: try fields.number("asker"))
        case "answerPicture": self = .answerPicture(try fields.text("picture"))
        case "refusePicture": self = .refusePicture(try fields.text("picture"))
        case "color": self = .color(try fields.choice("color"))
        case "require": self = .require(minimumLength: try fields.number("minimum length"))
        case "parse": self = .parse(json: try fields.text("document"))
        case "question": self = .question(try TweetSheet(from: &fields))
        case "show": self = .show(try fields.list("number of tweets"))
        case let other: throw .unknown(field: "stimulus", value: other)
        }
    }
}

extension Keystroke: WireMessage {
    public var fields: [String] {
        switch self {
        case .type(let text): ["type", text]
        case .delete: ["delete"]
        case .clear: ["clear"]
        }
    }

    public init(from fields: inout Fields) throws(WireError) {
        switch try fields.text("key") {
        case "type": self = .type(try fields.text("text"))
        case "delete": self = .delete
        case "clear": self = .clear
        case let other: throw .unknown(field: "key", value: other)
        }
    }
}

extension SearchWorld: WireMessage {
    public var fields: [String] { [access.rawValue, "\(accounts)", plan, latency, avatarPlan, avatarLatency] }

    public init(from fields: inout Fields) throws(WireError) {
        self.init()
        access = try fields.choice("access")
        accounts = try fields.number("number of accounts")
        plan = try fields.text("plan")
        latency = try fields.text("latency")
        avatarPlan = try fields.text("plan for avatars")
        avatarLatency = try fields.text("latency of avatars")
    }
}

extension SignInWorld: WireMessage {
    public var fields: [String] { [name, password, latency] }

    public init(from fields: inout Fields) throws(WireError) {
        let name = try fields.text("name")
        self.init(name: name, password: try fields.text("password"))
        latency = try fields.text("latency")
    }
}

extension TweetSheet: WireMessage {
    public var fields: [String] { [language] + rows.listFields }

    public init(from fields: inout Fields) throws(WireError) {
        let language = try fields.text("language")
        self.init(rows: try fields.list("number of tweets"), language: language)
    }
}

extension TweetSheet.Row: WireMessage {
    public var fields: [String] { [username, language, "\(retweets)"] }

    public init(from fields: inout Fields) throws(WireError) {
        let username = try fields.text("author")
        let language = try fields.text("language")
        self.init(username: username, language: language, retweets: try fields.number("number of retweets"))
    }
}

extension ShownTweet: WireMessage {
    public var fields: [String] { [id, username, avatar.absoluteString] }

    public init(from fields: inout Fields) throws(WireError) {
        let id = try fields.text("id")
        let username = try fields.text("author")
        let address = try fields.text("address")
        guard let avatar = URL(string: address) else { throw .unknown(field: "address", value: address) }
        self.init(id: id, username: username, avatar: avatar)
    }
}

extension Array where Element: WireMessage {
    /// The number of elements, and then their fields.
    var listFields: [String] { ["\(count)"] + flatMap(\.fields) }
}
