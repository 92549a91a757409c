import Terminal

/// The text of the source files that contain stages. Each file is read once.
package final class CodeFiles {
    private var texts: [String: [Substring]?] = [:]

    package init() {}

    package func lines(of file: String) -> [Substring]? {
        if let known = texts[file] { return known }
        // The learner's code can name any file as its own, so don't trust the path.
        let lines = SafeFile.text(of: file, atMost: 1 << 20)?.withLineFeeds
            .split(separator: "\n", omittingEmptySubsequences: false)
        texts[file] = .some(lines)
        return lines
    }
}
