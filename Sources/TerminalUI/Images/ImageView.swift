import LineEditor

/// A picture on the screen, in 24-bit or 256 colors; its initials where neither can be shown.
@MainActor
public final class ImageView: ScreenView {
    /// The picture; nil shows the initials.
    public var image: Image? { didSet { screen?.needsDisplay() } }

    /// One or two letters in the place of the picture.
    public var initials: String { didSet { screen?.needsDisplay() } }

    public weak var screen: Screen?
    public let height: RowHeight

    private let rows: Int
    private var picture = Picture()

    /// A view of so many rows, and twice as many columns: a square.
    public init(rows: Int, image: Image? = nil, initials: String = "") {
        self.rows = max(1, rows)
        self.image = image
        self.initials = initials
        height = .rows(self.rows)
    }

    public func lines(columns: Int, height: Int, on terminal: TerminalAbilities) -> [StyledLine] {
        picture.lines(of: image, or: initials, rows: rows, on: terminal)
    }
}
