import Synchronization

/// The look of the program's terminal: the number of colors, the ground (background), and how bright its text is.
///
/// The ground comes from the workbook that started this program, else from COLORFGBG, else it's dark. The terminal's
/// answer to a query that is sent with the first prompt replaces it. The answer may come at any time, or never:
/// ``KeyDecoder`` removes it from the typed input.
public enum TerminalLook {
    /// The brightness of the background behind the text.
    public enum Ground: String, Sendable, Codable {
        case dark, light
    }

    /// The environment variable that passes the ground on to programs that the workbook starts.
    public static let variable = "WORKBOOK_GROUND"

    private struct State {
        var depth = ColorDepth.sixteen
        var ground = Ground.ofTheEnvironment
        /// The luma of the terminal's own text color, from 0 to 1; nil until the terminal has told it.
        var textLuma: Double?
        /// Whether the reader has chosen the ground, so that the terminal's answer is ignored.
        var isChosen = false
        var hasAsked = false
        var onChange: @Sendable () -> Void = {}
    }

    private static let state = Mutex(State())

    /// The number of colors in colored output. Set it once, when the terminal is known. Safe on any thread.
    public static var depth: ColorDepth {
        get { state.withLock { $0.depth } }
        set { state.withLock { $0.depth = newValue } }
    }

    /// The current ground. Safe on any thread.
    public static var ground: Ground { state.withLock { $0.ground } }

    /// Sets the ground.
    /// - Parameter isChosen: whether to keep this ground even if the terminal's answer differs.
    public static func setGround(_ ground: Ground, isChosen: Bool) {
        state.withLock { ($0.ground, $0.isChosen) = (ground, isChosen) }
    }

    /// Sets the closure that's called when the terminal's answer changes the ground, on the thread that reads keys.
    public static func onChange(_ act: @escaping @Sendable () -> Void) { state.withLock { $0.onChange = act } }

    /// Whether a gray with this luma stands out more than the terminal's text. Safe on any thread.
    static func standsOut(luma gray: Double) -> Bool {
        state.withLock { state in
            state.textLuma.map { state.ground == .dark ? gray > $0 : gray < $0 } ?? false
        }
    }

    /// The query for the text's color and the ground, for a raw terminal. Empty after the first call, if the reader has
    /// chosen the ground, and for a terminal that isn't interactive or has fewer than 256 colors: it may not understand
    /// the query.
    static var question: String {
        let terminal = TerminalAbilities.current
        guard terminal.isInteractive, terminal.colorDepth >= .palette else { return "" }
        let isNew = state.withLock { state in
            defer { state.hasAsked = true }
            return !state.hasAsked && !state.isChosen
        }
        return isNew ? "\u{1b}]10;?\u{1b}\\\u{1b}]11;?\u{1b}\\" : ""
    }

    /// Handles the terminal's report, such as `11;rgb:ffff/ffff/ffff`. Ignores anything else.
    static func hear(_ report: String) {
        let tell: (@Sendable () -> Void)? = state.withLock { state in
            if let textLuma = luma(in: report, of: 10) {
                state.textLuma = textLuma
            } else {
                guard !state.isChosen, let ground = Ground(report: report), ground != state.ground else { return nil }
                state.ground = ground
            }
            return state.onChange
        }
        tell?()
    }

    /// The luma (Rec. 709) of the color in a report on `number`: 10 is the text, 11 the ground; nil in another report.
    fileprivate static func luma(in report: String, of number: Int) -> Double? {
        guard let match = report.wholeMatch(of: #/(1[01]);rgba?:([0-9a-fA-F/]+)/#), match.1 == "\(number)" else {
            return nil
        }
        let parts = match.2.split(separator: "/").prefix(3).compactMap { part in
            UInt32(part, radix: 16).map { Double($0) / Double((UInt64(1) << (4 * UInt64(part.count))) - 1) }
        }
        return parts.count == 3 ? 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] : nil
    }
}

extension TerminalLook.Ground {
    fileprivate static var ofTheEnvironment: Self {
        if let passedOn = Environment.value(TerminalLook.variable).flatMap({ Self(rawValue: $0) }) { return passedOn }
        // "15;0" contains the color numbers of the text and the ground.
        let number = Environment.value("COLORFGBG")?.split(separator: ";").last.flatMap { Int($0) } ?? 0
        return number == 7 || number == 15 ? .light : .dark
    }

    /// Light if the reported color's luma exceeds one half. Nil if the report has no color for the ground.
    init?(report: String) {
        guard let luma = TerminalLook.luma(in: report, of: 11) else { return nil }
        self = luma > 0.5 ? .light : .dark
    }
}
