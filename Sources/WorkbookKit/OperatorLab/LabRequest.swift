import Marbles

/// Answers a request to the lab: takes words, and returns a text. A page calls this in its WebAssembly module.
///
///     LabRequest.answer(["svg", "throttle", "3", "ab--c----d|"])   // an SVG file whose marbles can be dragged
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
        if ["move", "add", "remove"].contains(words[0]) { return edited(words) }
        guard let example = OperatorCatalogue.named(words[1]) else {
            return "!There is no operator \(words[1]) in this version of the library. Choose another one."
        }
        do throws(OperatorExampleError) {
            let shown = try example.run(words: Array(words.dropFirst(2)))
            return switch words[0] {
            case "svg": shown.svg(title: "Marble diagram of \(example.baseName)", isEditable: true)
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
