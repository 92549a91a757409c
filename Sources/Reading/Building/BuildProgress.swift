/// How far a build is, as a line of its output says.
package enum BuildProgress: Equatable, Sendable {
    /// Another `swift build` has the folder.
    case waiting
    /// Steps done, of all that are known so far.
    case building(done: Int, of: Int)

    /// - Parameter line: one build system prints `[12/40] Compiling Marbles Lane.swift`, and the other one prints
    ///   `[42/100] Marbles 607 / 1400`: percent, and then steps.
    /// - Returns: nil for a line that doesn't say.
    package init?(_ line: String) {
        if line.contains("Another instance of SwiftPM") {
            self = .waiting
        } else if let match = line.firstMatch(of: #/^\s*\[(\d+)/(\d+)\](?: \S+ (\d+) / (\d+)\s*$)?/#),
            let done = Int(match.3 ?? match.1), let all = Int(match.4 ?? match.2)
        {
            self = .building(done: done, of: all)
        } else {
            return nil
        }
    }

    /// The line that the reader sees: what is built, and about how long it takes. Steps are a bad measure of that: a
    /// few of them take most of the time.
    package func summary(of product: BuildFolder.Product, timeLeft: TimeLeft?) -> String {
        switch (self, timeLeft) {
        case (.waiting, _): "Waiting for another `swift build` here …"
        case (.building, let left?): "Building \(product.title), about \(left) left"
        case (.building(let done, let all), nil): "Building \(product.title) … [\(done)/\(all)]"
        }
    }
}
