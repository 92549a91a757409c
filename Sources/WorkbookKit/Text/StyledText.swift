import LineEditor

/// Text in pieces that each have a style; what a lesson is made of before it knows how wide the window is.
public struct StyledText: Equatable, Sendable {
    /// A run of characters in one style.
    public struct Piece: Equatable, Sendable {
        public var text: String
        public var style: Style
    }

    public private(set) var pieces: [Piece] = []

    public init() {}

    public init(_ text: String, _ style: Style = .plain) {
        append(text, style)
    }

    public mutating func append(_ text: String, _ style: Style = .plain) {
        guard !text.isEmpty else { return }
        if pieces.last?.style == style {
            pieces[pieces.count - 1].text += text
        } else {
            pieces.append(Piece(text: text, style: style))
        }
    }

    public static func += (left: inout StyledText, right: StyledText) {
        for piece in right.pieces { left.append(piece.text, piece.style) }
    }

    public static func + (left: StyledText, right: StyledText) -> StyledText {
        var sum = left
        sum += right
        return sum
    }

    /// The characters alone.
    public var plain: String { pieces.map(\.text).joined() }

    /// How many terminal columns the text takes on one line.
    public var columns: Int { pieces.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) } }

    /// The text as it is written to a terminal, or to anything else when `colored` is false.
    public func rendered(colored: Bool) -> String {
        colored ? pieces.map { $0.style.paint($0.text) }.joined() : plain
    }
}
