import Terminal

/// The expected behavior of a line editor, as simple as possible: the oracle of the fuzz tests.
public struct LineModel: Sendable {
    /// The scalars of the text.
    public private(set) var scalars: [Unicode.Scalar] = []
    /// The number of scalars before the cursor.
    public private(set) var cursor = 0
    private var killed: [Unicode.Scalar] = []

    /// An empty line.
    public init() {}

    /// The text.
    public var text: String { LineModel.string(scalars[...]) }
    /// The text before the cursor.
    public var before: String { LineModel.string(scalars[..<cursor]) }
    private var after: String { LineModel.string(scalars[cursor...]) }

    /// Applies a keystroke.
    public mutating func apply(_ stroke: FuzzStroke) {
        switch stroke {
        case .insert(let text), .paste(let text): insert(Array(text.unicodeScalars))
        case .backspace: remove(before: length(before.last))
        case .delete:
            let count = length(after.first)
            cursor += count
            remove(before: count)
        case .left: cursor -= length(before.last)
        case .right: cursor += length(after.first)
        case .home: cursor = 0
        case .end: cursor = scalars.count
        case .killRest:
            killed = Array(scalars[cursor...])
            scalars.removeSubrange(cursor...)
        case .killAll:
            killed = scalars
            scalars = []
            cursor = 0
        case .yank: insert(killed)
        }
    }

    private mutating func insert(_ new: [Unicode.Scalar]) {
        scalars.insert(contentsOf: new, at: cursor)
        cursor += new.count
    }

    /// libedit can yank text that any key has deleted.
    private mutating func remove(before count: Int) {
        if count > 0 { killed = Array(scalars[cursor - count..<cursor]) }
        scalars.removeSubrange(cursor - count..<cursor)
        cursor -= count
    }

    private func length(_ character: Character?) -> Int { character?.unicodeScalars.count ?? 0 }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}

/// A keystroke of the fuzz tests.
public enum FuzzStroke: Sendable {
    case insert(String)
    case paste(String)
    case backspace, delete, left, right, home, end, killRest, killAll, yank

    /// The bytes that a terminal sends.
    public var bytes: String {
        switch self {
        case .insert(let text): text
        case .paste(let text): "\u{1b}[200~" + text + "\u{1b}[201~"
        case .backspace: KeyStroke.backspace.bytes
        case .delete: KeyStroke.delete.bytes
        case .left: KeyStroke.left.bytes
        case .right: KeyStroke.right.bytes
        case .home: KeyStroke.control("a").bytes
        case .end: KeyStroke.control("e").bytes
        case .killRest: KeyStroke.control("k").bytes
        case .killAll: KeyStroke.control("u").bytes
        case .yank: KeyStroke.control("y").bytes
        }
    }

    /// A random keystroke: mostly text, some editing.
    public static func random(_ alphabet: FuzzAlphabet, _ random: inout SplitMix64) -> FuzzStroke {
        let text = alphabet.pieces.randomElement(using: &random)!
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<55: return .insert(text)
        case 55..<60: return .paste(text + (alphabet.pieces.randomElement(using: &random)!))
        default:
            return [
                .backspace, .backspace, .delete, .left, .left, .left, .right, .home, .end, .killRest, .killAll, .yank,
                .yank,
            ].randomElement(using: &random)!
        }
    }
}

extension TerminalSession {
    /// Types random keystrokes, and waits after each until the screen shows what's expected of the model. A line that
    /// is wider than `most` columns is deleted.
    /// - Returns: the model after the last keystroke.
    public func typeAtRandom(
        _ alphabet: FuzzAlphabet, seed: UInt64, atMost most: Int, expecting: (LineModel) -> (ScreenModel) -> Bool
    ) throws -> LineModel {
        var random = SplitMix64(seed: seed)
        var model = LineModel()
        for step in 0..<120 {
            let stroke = FuzzStroke.random(alphabet, &random)
            type(stroke.bytes)
            model.apply(stroke)
            if DisplayWidth.columns(of: model.text) > most {
                press(.control("u"))
                model.apply(.killAll)
            }
            let sentence = "step \(step) of seed \(seed), \(stroke), on \"\(model.text)\"|\(model.cursor)"
            try wait(for: sentence, seconds: 10, until: expecting(model))
        }
        return model
    }
}

/// A kind of text, in pieces that a keyboard sends at once.
public struct FuzzAlphabet: Sendable, CustomStringConvertible {
    public let description: String
    public let pieces: [String]

    /// Kinds of text, from ASCII to joined emoji.
    public static let all = [
        FuzzAlphabet(description: "ascii", pieces: ["a", "b", "Z", " ", "word"]),
        FuzzAlphabet(description: "latin", pieces: ["é", "ü", "ß", "a"]),
        FuzzAlphabet(description: "cjk", pieces: ["日", "語", "한", "a"]),
        FuzzAlphabet(description: "emoji", pieces: ["😀", "🚣", "a"]),
        FuzzAlphabet(description: "combining", pieces: ["e\u{301}", "n\u{303}", "a"]),
        FuzzAlphabet(
            description: "joined",
            pieces: ["👨\u{200d}👩\u{200d}👧", "👍🏽", "❤\u{fe0f}", "🇬🇧", "a"]),
    ]
}
