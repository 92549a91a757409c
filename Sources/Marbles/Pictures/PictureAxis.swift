/// An axis that keeps its length: nothing moves but what's moved, and pictures below each other have the same steps.
public struct PictureAxis: Sendable {
    static let left = 22
    let step: Duration
    let steps: Int
    let unit: Int

    /// - Parameters:
    ///   - width: the width of the page. If the steps don't fit, the picture is wider.
    ///   - steps: the number of steps.
    ///   - isInSeconds: whether a step is a tenth of a second. A marble then begins at its instant, as time passes.
    public init(width: Int, steps: Int, isInSeconds: Bool = false) {
        self.steps = max(1, min(steps, 10_000))
        step = isInSeconds ? .milliseconds(100) : MarbleDiagram.defaultStep
        unit = max((min(width, 10_000) - 46) / self.steps, isInSeconds ? 1 : min(6, 600 / self.steps), 1)
    }

    var isInSeconds: Bool { step != MarbleDiagram.defaultStep }
    var end: Int { Self.left + steps * unit }

    func draw(at y: Int, on svg: inout SVG) {
        let labels = isInSeconds ? 10 : [5, 10, 20, 50, 100, 200, 500, 1_000].first { $0 * unit >= 40 } ?? 5_000
        svg.add("<g data-start=\"\(Self.left)\" data-unit=\"\(unit)\" data-steps=\"\(steps)\">")
        for number in 0...steps where unit > 4 || number % labels == 0 {
            let (x, label) = (Self.left + number * unit, isInSeconds ? "\(number / 10) s" : "\(number)")
            svg.line(x, y, x, y + (number % labels == 0 ? 8 : 4), .faint, width: 1)
            if number % labels == 0 { svg.text(label, x, y + 22, anchor: "middle", size: 12, .faint) }
        }
        svg.add("</g>")
    }
}
