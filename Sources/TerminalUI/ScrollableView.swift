/// A view that shows a part of what it has.
@MainActor
public protocol ScrollableView: ScreenView {
    /// Shows later parts, or earlier ones (negative), by as much as is in sight.
    func scroll(pages: Int)

    /// Shows later parts, or earlier ones (negative), by single rows.
    func scroll(rows: Int)

    /// Whether Up and Down scroll it, where no field needs them.
    var scrollsByArrows: Bool { get }
}
