import Marbles

/// Answers a request to the lab: takes words, and returns a text. A page calls this in its WebAssembly module.
///
///     // An SVG file whose marbles can be dragged, on an axis of 24 steps for a page that's 585 units wide.
///     LabRequest.answer(["svg", "585", "24", "throttle", "3", "ab--c----d|"])
///     // The same for a search field's texts and keys, on an axis of 40 tenths of a second.
///     LabRequest.answer(["search", "585", "40", "s90ms'sw'", "s90msw"])
///     LabRequest.answer(["speech", "throttle", "3", "ab--c----d|"])  // a sentence for each lane
///     LabRequest.answer(["text", "throttle", "3", "ab--c----d|"])    // the drawing in a terminal
///     LabRequest.answer(["move", "ab--c----d|", "1", "5"])           // the marbles with "b" at step 5
///     LabRequest.answer(["add", "ab--c----d|", "x", "5"])
///     LabRequest.answer(["remove", "ab--c----d|", "1"])
public enum LabRequest {
    /// The maximum length of a request in bytes: long, but still quick to draw during a drag.
    private static let maximumLength = 2_000
    /// The longest pause written as dashes: readers can type between dashes, but not inside a jump such as `600ms`.
    public static let maximumDashes = 60

    /// Returns the requested text. An error message begins with `!`.
    public static func answer(_ words: [String]) -> String {
        guard words.reduce(0, { $0 + $1.utf8.count }) <= maximumLength else {
            return "!That's too long for this page, which draws up to \(maximumLength) characters. Try fewer marbles."
        }
        guard words.count >= 2 else { return "!An empty request." }
        let format = words[0]
        if ["move", "add", "remove"].contains(format) { return edited(words) }
        let sizes = ["svg", "search"].contains(format) ? words.dropFirst().prefix(2).map { Int($0) ?? 0 } : []
        var rest = words.dropFirst(1 + sizes.count)
        guard let example = format == "search" ? .liveSearch : rest.popFirst().flatMap(OperatorCatalogue.named) else {
            return "!This version of the library has no operator of that name. Choose another one."
        }
        do throws(OperatorExampleError) {
            let shown = try example.run(words: Array(rest))
            return switch format {
            case "svg", "search":
                shown.svg(
                    title: "Marble diagram of \(example.baseName)",
                    axis: PictureAxis(width: sizes[0], steps: sizes.last ?? 0, isInSeconds: format == "search"))
            case "speech": shown.sentences.joined(separator: "\n")
            default: shown.lines().joined(separator: "\n")
            }
        } catch {
            return "!" + error.description
        }
    }

    private static func edited(_ words: [String]) -> String {
        do throws(MarbleSyntaxError) {
            let diagram = try MarbleDiagram(parsing: words[1])
            let numbers = words.dropFirst(2).map { Int($0) ?? 0 }
            let changed =
                switch (words[0], numbers.count) {
                case ("move", 2): diagram.moving(numbers[0], to: numbers[1])
                case ("add", 2): diagram.adding(words[2], at: numbers[1])
                case ("remove", 1): diagram.removing(numbers[0])
                default: diagram
                }
            return changed.marbles(dashes: maximumDashes)
        } catch {
            return "!" + error.description
        }
    }
}
