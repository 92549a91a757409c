/// A view that shows a part of its content.
@MainActor
public protocol ScrollableView: ScreenView {
    /// Scrolls down by as much as is in sight, up if negative.
    func scroll(pages: Int)

    /// Scrolls down by rows, up if negative.
    func scroll(rows: Int)

    /// Whether Up and Down scroll it when no field needs them.
    var scrollsByArrows: Bool { get }
}
