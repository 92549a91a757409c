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

    /// - Returns: nil for a line that doesn't say.
    package init?(_ line: String, after elapsed: Duration) {
        self.elapsed = elapsed
        if line.contains("Another instance of SwiftPM") {
            kind = .waiting
        } else if let match = line.prefixMatch(of: #/\s*\[(\d+)/(\d+)\]/#), let done = Int(match.1),
            let all = Int(match.2)
        {
            kind = .building(done: done, of: all)
        } else {
            return nil
        }
    }

    /// The line that the reader sees: what is built, how far it is, and about how long it takes.
    package func summary(of product: BuildFolder.Product) -> String {
        switch kind {
        case .waiting: "Waiting for another `swift build` here …"
        case .building(let done, let all):
            "Building \(product.name) … [\(done)/\(all)]" + (remaining.map { ", about \($0) s left" } ?? "")
        }
    }

    /// The seconds left if the rest goes on as it began; nil while that says nothing.
    private var remaining: Int? {
        guard case .building(let done, let all) = kind, done >= 5, all > done, elapsed > .seconds(3) else { return nil }
        return Int((elapsed * (all - done) / done).components.seconds) + 1
    }
}
