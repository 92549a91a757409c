/// What stops a build although the code is right.
package enum BuildObstacle: Equatable, Sendable {
    case fullDisk
    case noNetwork(reason: String)

    /// - Parameters:
    ///   - lines: what the build has printed. On a full disk, it may have crashed before it could say why.
    ///   - freeGigabytes: what is free on the disk.
    init?(in lines: [String], freeGigabytes: Double?) {
        let text = lines.joined(separator: "\n")
        let fullDisk = /no space left on device|(?:code|errno): 28\b|disk is full|disk quota exceeded/.ignoresCase()
        let noNetwork =
            /fatal: (?:unable to access '.*': )?(.*(?:host|connect|network|proxy|timed out|SSL).*)/.ignoresCase()
        if text.contains(fullDisk) || freeGigabytes.map({ $0 < 0.02 }) == true {
            self = .fullDisk
        } else if let match = text.firstMatch(of: noNetwork) {
            self = .noNetwork(reason: String(match.1))
        } else {
            return nil
        }
    }

    /// What happened, and what to do.
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
