/// How far a build is, as a line of its output says.
package struct BuildProgress: Equatable {
    package enum Kind: Equatable {
        /// Another `swift build` has the folder.
        case waiting
        /// Steps done, of all.
        case building(done: Int, of: Int)
    }

    package let kind: Kind
    private let elapsed: Duration

    /// - Parameter least: how many steps there are at least.
    /// - Returns: nil for a line that doesn't say.
    package init?(_ line: String, after elapsed: Duration, ofAtLeast least: Int = 0) {
        self.elapsed = elapsed
        if line.contains("Another instance of SwiftPM") {
            kind = .waiting
        } else if let match = line.prefixMatch(of: #/\s*\[(\d+)/(\d+)\]/#), let done = Int(match.1),
            let all = Int(match.2)
        {
            kind = .building(done: done, of: max(all, least))
        } else {
            return nil
        }
    }

    /// The line that the reader sees: what is built, how far it is, and about how long it takes.
    package func summary(of product: BuildFolder.Product) -> String {
        switch kind {
        case .waiting: "Waiting for another `swift build` here …"
        case .building(let done, let all):
            "Building \(product.name) … [\(done)/\(all)]" + (timeLeft.map { ", about \($0) left" } ?? "")
        }
    }

    private var timeLeft: TimeLeft? {
        guard case .building(let done, let all) = kind else { return nil }
        return TimeLeft(after: elapsed, done: done, of: all)
    }
}
