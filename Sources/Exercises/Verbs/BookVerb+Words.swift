import Playing

extension BookVerb {
    public var clause: String {
        switch self {
        case .ask, .leave, .answerPicture, .refusePicture: instruction
        default: "you \(instruction)"
        }
    }

    public var instruction: String {
        switch self {
        case .turn(let number): "go on with number \(number)"
        case .both(let first, let second): "\(first.instruction) and at once \(second.instruction)"
        case .open: "open the form"
        case .openForm(let world): "open the form\(world.peculiarities)"
        case .openSignIn: "open the sign-in form"
        case .openController(let length): "open the form with a minimum length of \(length)"
        case .close: "close the form"
        case .hold: "hold the form in a second place"
        case .release: "release it"
        case .dispose: "dispose of the subscription"
        case .disposeLater(let pause, _): "dispose of the subscription \(pause.inMilliseconds) ms later"
        case .key(let key): key.instruction
        case .signInKey(let key, let field): "\(key.instruction) in the \(field.rawValue) field"
        case .tap: "tap the button"
        case .signingIn(let isSigningIn): isSigningIn ? "begin a sign-in" : "end the sign-in"
        case .signOut: "sign out"
        case .scroll(let rows): "scroll by \(rows) row\(rows == 1 ? "" : "s")"
        case .look: "look at the rows"
        case .allow: "allow access"
        case .deny: "deny access"
        case .resetDecision: "forget the decision"
        case .advise(let error): "ask for advice on \(error.rawValue)"
        case .refusal(let status, let code):
            "ask for advice on status \(status), \(code.map { "error \($0)" } ?? "without a code")"
        case .subscribe: "subscribe"
        case .send(let number): "send \(number)"
        case .sendText(let text): "send \"\(text)\""
        case .interval(let interval): "choose an interval of \(interval.inMilliseconds) ms"
        case .sendTweets(let numbers): "send an answer with \(numbers.count) tweet\(numbers.count == 1 ? "" : "s")"
        case .complete: "complete the source"
        case .fail: "fail the source"
        case .failWith(let error): "fail it with \(error.rawValue)"
        case .report(let progress): "report \"\(progress)\""
        case .solve(let problem): "start \"\(problem)\""
        case .grant: "grant the request"
        case .refuse: "refuse the request"
        case .makeSearch(let text): "make the search for \"\(text)\""
        case .prepare(let picture): "make the signal of picture \"\(picture)\""
        case .ask(let asker, let picture): "row \(asker) asks for picture \"\(picture)\""
        case .leave(let asker): "row \(asker) leaves"
        case .answerPicture(let picture): "picture \"\(picture)\" arrives"
        case .refusePicture(let picture): "picture \"\(picture)\" fails"
        case .color(let color): "change the color to \(color.rawValue)"
        case .require(let length): "require \(length) characters"
        case .parse: "parse an answer"
        case .question: "ask about tweets"
        case .show(let tweets), .showOnceDecoded(let tweets, _):
            "show \(tweets.count) tweet\(tweets.count == 1 ? "" : "s")"
        }
    }
}

extension Keystroke {
    fileprivate var instruction: String {
        switch self {
        case .type(let text): "type \"\(text)\""
        case .delete: "press delete"
        case .clear: "clear the field"
        }
    }
}

extension SearchWorld {
    fileprivate var peculiarities: String {
        var words: [String] = []
        if access == .deny { words.append("access is denied") }
        if accounts == 0 { words.append("there's no account") }
        let steps = plan.split(separator: ",")
        let answers = steps.count < 5 ? plan : "\(steps.prefix(3).joined(separator: ",")), …, \(steps.count) in all"
        if !plan.isEmpty { words.append("the answers are \(answers)") }
        return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
    }
}
