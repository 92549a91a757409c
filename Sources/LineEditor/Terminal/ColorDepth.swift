/// How many colors a terminal shows.
public enum ColorDepth: Int, Sendable, Comparable {
    /// None: no styles at all.
    case none
    /// The sixteen of its color scheme.
    case sixteen
    /// 256: the sixteen, a cube of 6 by 6 by 6, and 24 grays.
    case palette
    /// Eight bits each of red, green and blue.
    case full

    public static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rawValue < right.rawValue }

    /// What the environment says about a terminal that shows colors: COLORTERM, then TERM.
    static var ofTheEnvironment: ColorDepth {
        let announced = Environment.value("COLORTERM")
        if announced == "truecolor" || announced == "24bit" { return .full }
        let terminal = Environment.value("TERM") ?? ""
        if terminal.hasSuffix("-direct") { return .full }
        return terminal.contains("256color") ? .palette : .sixteen
    }
}
