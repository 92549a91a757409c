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

    /// Applies a keystroke, if it's one of those that are typed at random.
    public mutating func apply(_ stroke: KeyStroke) {
        switch stroke {
        case .text(let text), .paste(let text): insert(Array(text.unicodeScalars))
        case .backspace: remove(before: length(before.last))
        case .delete:
            let count = length(after.first)
            cursor += count
            remove(before: count)
        case .left: cursor -= length(before.last)
        case .right: cursor += length(after.first)
        case .control("a"): cursor = 0
        case .control("e"): cursor = scalars.count
        case .control("k"):
            killed = Array(scalars[cursor...])
            scalars.removeSubrange(cursor...)
        case .control("u"):
            killed = scalars
            scalars = []
            cursor = 0
        case .control("y"): insert(killed)
        default: break
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

extension KeyStroke {
    /// A random keystroke: mostly text, some editing.
    public static func random(_ alphabet: FuzzAlphabet, _ random: inout SplitMix64) -> KeyStroke {
        let text = alphabet.pieces.randomElement(using: &random)!
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<55: return .text(text)
        case 55..<60: return .paste(text + (alphabet.pieces.randomElement(using: &random)!))
        default:
            return [
                .backspace, .backspace, .delete, .left, .left, .left, .right, .control("a"), .control("e"),
                .control("k"), .control("u"), .control("y"), .control("y"),
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
            let stroke = KeyStroke.random(alphabet, &random)
            press(stroke)
            model.apply(stroke)
            if DisplayWidth.columns(of: model.text) > most {
                press(.control("u"))
                model.apply(.control("u"))
            }
            let sentence = "step \(step) of seed \(seed), \(stroke), on \"\(model.text)\"|\(model.cursor)"
            try wait(for: sentence, seconds: 10, until: expecting(model))
        }
        return model
    }

    /// Resizes the window 60 times, types a random text each time, and then gives the window its usual size.
    public func resizeAtRandom(seed: UInt64, typing texts: [String]) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<60 {
            resize(rows: Int.random(in: 1...30, using: &random), columns: Int.random(in: 1...100, using: &random))
            type(texts.randomElement(using: &random)!)
        }
        resize(rows: 24, columns: 80)
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
