/// The keys that go to the program, not to the line, while a field is edited. Page Up and Page Down always do.
public struct ProgramKeys: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Up and Down, which otherwise recall earlier lines.
    public static let upAndDown = ProgramKeys(rawValue: 1)
    /// Tab and Shift-Tab.
    public static let tab = ProgramKeys(rawValue: 2)
    /// Return, which otherwise accepts the text.
    public static let enter = ProgramKeys(rawValue: 4)
    /// Ctrl-T, which otherwise swaps two characters.
    public static let controlT = ProgramKeys(rawValue: 16)
    /// Escape, which otherwise ends the editing.
    public static let escape = ProgramKeys(rawValue: 32)
    /// Every key, as if nothing were edited. Only Escape, Ctrl-G, Ctrl-D, and Ctrl-L keep their meaning.
    public static let all = ProgramKeys(rawValue: 8)

    func contains(_ key: Key) -> Bool {
        switch key {
        case .escape: isSuperset(of: .escape)
        case .scalar("\u{04}"), .scalar("\u{07}"), .scalar("\u{0c}"): false
        case .named(.up), .named(.down): isSuperset(of: .upAndDown) || isSuperset(of: .all)
        case .scalar("\t"), .named(.backTab): isSuperset(of: .tab) || isSuperset(of: .all)
        case .scalar("\r"), .scalar("\n"): isSuperset(of: .enter) || isSuperset(of: .all)
        case .scalar("\u{14}"): isSuperset(of: .controlT) || isSuperset(of: .all)
        default: isSuperset(of: .all)
        }
    }
}
