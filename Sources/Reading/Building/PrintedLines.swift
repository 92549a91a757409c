/// Collects the output of a program.
package actor PrintedLines {
    package private(set) var all: [String] = []

    package init() {}

    package func add(_ line: String) { all.append(line) }

    /// The lines that explain a failed build: from the first error on, without the successful steps.
    package var errors: [String] {
        let kept = all.filter { !$0.hasPrefix("[") && !$0.isEmpty }
        let start = kept.firstIndex { $0.contains("error:") } ?? max(0, kept.count - 20)
        return Array(kept[start...].prefix(30))
    }
}
