import Terminal

/// A build's progress, read from a line of its output.
package enum BuildProgress: Equatable, Sendable {
    case waiting
    /// Steps done, and all steps that are known so far.
    case building(done: Int, of: Int)

    /// - Parameter line: one build system prints `[12/40] Compiling Marbles Lane.swift`, and the other one prints
    ///   `[42/100] Marbles 607 / 1400`: percent, and then steps.
    /// - Returns: nil for a line that shows neither steps nor a wait for another SwiftPM.
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

    /// A status line. Until the time left is known, it shows the steps, although they're a bad measure of time: a few
    /// steps take most of it.
    package func summary(of product: BuildFolder.Product, timeLeft: TimeLeft?) -> String {
        switch (self, timeLeft) {
        case (.waiting, _): "Waiting for another `swift build` here …"
        case (.building, let left?): "Building \(product.title), about \(left) left"
        case (.building(let done, let all), nil): "Building \(product.title) … [\(done)/\(all)]"
        }
    }
}

/// A reason for a failed build other than the code.
package enum BuildObstacle: Equatable, Sendable {
    case fullDisk
    case noNetwork(reason: String)

    /// On a full disk, the build may crash before it prints the reason, so the free space counts, too.
    init?(in lines: [String], freeGigabytes: Double?) {
        let text = lines.joined(separator: "\n")
        let noNetwork =
            /fatal: (?:unable to access '.*': )?(.*(?:host|connect|network|proxy|timed out|SSL).*)/.ignoresCase()
        if SystemReason.isFullDisk(in: text) || freeGigabytes.map({ $0 < 0.02 }) == true {
            self = .fullDisk
        } else if let match = text.firstMatch(of: noNetwork) {
            self = .noNetwork(reason: String(match.1))
        } else {
            return nil
        }
    }

    package func sentence(about product: BuildFolder.Product) -> String {
        switch self {
        case .fullDisk:
            """
            The disk is full, so \(product.title) can't be built. All that's built takes \(BuildFolder.gigabytes) GB. \
            Make room, and try again: the build goes on where it was.
            """
        case .noNetwork(let reason):
            """
            The packages that the workbook is built from can't be downloaded: \(reason). Connect to the network, and \
            try again. They're needed only once.
            """
        }
    }
}
