import Terminal

@MainActor
enum SteppingKeys {
    static func move(of key: Key) -> RunCursor.Move? {
        switch key {
        case .named(.right), .scalar(" "), .scalar("l"): .nextEvent
        case .named(.left), .scalar("h"), .scalar("\u{7f}"): .previousEvent
        case .named(.pageDown), .named(.wordRight), .scalar("n"), .scalar("\t"): .nextInstant
        case .named(.pageUp), .named(.wordLeft), .scalar("p"), .named(.backTab): .previousInstant
        case .named(.home), .scalar("g"), .scalar("0"): .start
        case .named(.end), .scalar("G"), .scalar("$"): .end
        default: nil
        }
    }

    static func refusal(of move: RunCursor.Move, isFollowing: Bool) -> String {
        let rest = isFollowing ? " of this stage. f follows all stages again." : "."
        return switch move {
        case .nextEvent, .nextInstant, .end: "That was the last event\(rest)"
        case .previousEvent, .previousInstant, .start: "That was the first event\(rest)"
        }
    }

    static func injected(_ key: Key) -> TypingScript.Key? {
        switch key {
        case .scalar("\u{19}"): .allow
        case .scalar("\u{0e}"): .deny
        case .scalar("\u{7f}"), .scalar("\u{08}"): .delete
        case .scalar("\u{15}"): .clear
        case .scalar("\t"): .tab
        case .scalar("\r"), .scalar("\n"): .enter
        case .scalar(let scalar) where scalar.value >= 0x20: .character(Character(scalar))
        case .paste(let text) where text.count == 1: text.first.map { .character($0) }
        default: nil
        }
    }

    /// Whether a key pressed after the injection key opens the choice of the service's answers.
    static func opensAnswers(_ key: Key) -> Bool { key == .scalar("\u{12}") }

    /// The question for a key to inject, in two rows of 40 columns.
    static func question(for actions: SteppingView.Actions) -> String {
        actions.answer == nil
            ? "Press a key. Ctrl-Y allows access, Ctrl-N denies it. Esc: none."
            : "Press a key. Ctrl-Y allows, Ctrl-N denies, Ctrl-R answers a request."
    }

    /// As many of the most useful keys as fit.
    static func line(for actions: SteppingView.Actions, columns: Int) -> String {
        let parts =
            ["← → event", "n p instant", "? help", "q quit", "↑ ↓ stage", "f follow"]
            + (actions.inject == nil ? [] : ["i inject"]) + (actions.undo == nil ? [] : ["u undo"])
            + (actions.savePicture == nil ? [] : ["s picture"]) + (actions.saveScript == nil ? [] : ["w script"])
        var line = ""
        for part in parts {
            let longer = line.isEmpty ? part : line + "  " + part
            if DisplayWidth.columns(of: longer) > columns { break }
            line = longer
        }
        return line
    }

    /// How many lines of the list of keys fit between the title and the line `more keys`.
    static func linesOfHelp(rows: Int) -> Int { max(1, rows - 2) }

    static func help(for actions: SteppingView.Actions, columns: Int, from first: Int, rows: Int) -> [String] {
        let all = help(for: actions, columns: columns)
        if all.count < rows { return all }
        let lines = all.dropFirst(first).prefix(linesOfHelp(rows: rows))
        return lines + (first + lines.count < all.count ? [" ↓    more keys"] : [])
    }

    static func help(for actions: SteppingView.Actions, columns: Int) -> [String] {
        var keys = [
            ("→ ←", "the next event, the previous one (also space and Delete)"),
            ("n p", "the next instant, the previous one (also Page Down and Up)"),
            ("g G", "the start, the end (also Home and End)"),
            ("↑ ↓", "choose a stage"),
            ("f", "follow the chosen stage: only its events. Again: all"),
        ]
        if actions.inject != nil {
            let answer = actions.answer == nil ? "" : ", or Ctrl-R (answer a request)"
            keys.append(("i", "inject at this instant: a key, Ctrl-Y (allow), Ctrl-N (deny)" + answer))
        }
        if actions.undo != nil { keys.append(("u", "undo the last injection")) }
        if actions.saveScript != nil { keys.append(("w", "write a script that makes this run again")) }
        if actions.savePicture != nil { keys.append(("s", "save the lanes up to here as a picture")) }
        keys += [("q", "quit (also Esc and Ctrl-D)"), ("?", "these keys. Any key goes back.")]
        return keys.flatMap { key, words in
            LineBreaking.lines(of: words, width: max(10, columns - 6)).enumerated().map { index, line in
                DisplayWidth.padded(index == 0 ? " " + key : "", columns: 6) + line
            }
        }
    }
}
