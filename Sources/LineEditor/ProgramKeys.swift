/// Which keys of a field are the program's, in place of the line's. Page Up and Page Down always are.
public struct ProgramKeys: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Up and Down, which otherwise find earlier lines.
    public static let upAndDown = ProgramKeys(rawValue: 1)
    /// Tab and Shift-Tab.
    public static let tab = ProgramKeys(rawValue: 2)
    /// Return, which otherwise takes the text.
    public static let enter = ProgramKeys(rawValue: 4)
    /// Every key, as nothing is being edited; only those that leave (Escape, Ctrl-G, Ctrl-D) and Ctrl-L still do what they do.
    public static let all = ProgramKeys(rawValue: 8)

    func contains(_ key: Key) -> Bool {
        switch key {
        case .escape, .scalar("\u{04}"), .scalar("\u{07}"), .scalar("\u{0c}"): false
        case .named(.up), .named(.down): isSuperset(of: .upAndDown) || isSuperset(of: .all)
        case .scalar("\t"), .named(.backTab): isSuperset(of: .tab) || isSuperset(of: .all)
        case .scalar("\r"), .scalar("\n"): isSuperset(of: .enter) || isSuperset(of: .all)
        default: isSuperset(of: .all)
        }
    }
}
