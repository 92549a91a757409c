import Playing

/// What may be cut from a scenario's run without making its judge reject a right answer.
public enum CutRule: Sendable {
    /// Pauses, and stimuli that don't satisfy the condition. Consecutive keys may be joined into one text.
    case allBut(@Sendable (Stimulus.Action) -> Bool)
    /// The end of the run, after any wait. Consecutive keys may be joined into one text.
    case end
    /// Nothing, because the judge expects the whole script.
    case nothing

    /// The usual rule: a run keeps the stimuli without which it makes no sense, such as opening a form.
    public static let usual = allBut(\.isStructural)

    /// The usual rule, except that a run also keeps these stimuli.
    public static func usual(keeping isKept: @escaping @Sendable (Stimulus.Action) -> Bool) -> CutRule {
        allBut { $0.isStructural || isKept($0) }
    }

    func keeps(_ action: Stimulus.Action) -> Bool {
        switch self {
        case .allBut(let isKept): isKept(action)
        case .end, .nothing: true
        }
    }

    /// Whether the run may end before a stimulus, with its final pause kept.
    func canEnd(before index: Int, in stimuli: [Stimulus]) -> Bool {
        switch self {
        case .end: stimuli[index - 1].action == .wait
        case .allBut, .nothing: false
        }
    }

    var joinsKeys: Bool { if case .nothing = self { false } else { true } }
    var shortensPauses: Bool { if case .allBut = self { true } else { false } }
}
