import Exercises

/// What may be cut from a scenario's run, so that its judge still accepts every right answer.
public enum CutRule: Sendable {
    /// Every stimulus but these, and pauses. Keys that follow each other may become one text.
    case allBut(@Sendable (Stimulus.Action) -> Bool)
    /// Nothing, but keys that follow each other may become one text.
    case keysJoined
    /// Nothing at all: the judge knows the script.
    case nothing

    /// The usual rule: a run keeps what opens and ends something, and the answers to questions.
    public static let usual = allBut(\.isStructural)

    /// The usual rule, and these stay, too.
    public static func usual(keeping isKept: @escaping @Sendable (Stimulus.Action) -> Bool) -> CutRule {
        allBut { $0.isStructural || isKept($0) }
    }

    /// Whether a stimulus stays.
    func keeps(_ action: Stimulus.Action) -> Bool {
        switch self {
        case .allBut(let isKept): isKept(action)
        case .keysJoined, .nothing: true
        }
    }

    /// Whether keys may become one text.
    var joinsKeys: Bool { if case .nothing = self { false } else { true } }

    /// Whether pauses may become shorter.
    var shortensPauses: Bool { if case .allBut = self { true } else { false } }
}
