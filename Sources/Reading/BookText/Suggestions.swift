/// Finds the word that a typo was meant to be.
package enum Suggestions {
    package static func closest(to word: String, among candidates: [String]) -> [String] {
        // A long text isn't a typo, and comparing it would take time.
        guard word.utf8.count <= 100 else { return [] }
        let typed = Array(word.lowercased())
        let limit = max(1, typed.count / 3)
        return
            candidates
            .map { (word: $0, distance: distance(typed, Array($0.lowercased()))) }
            .filter { $0.distance <= limit && $0.distance < max(typed.count, 2) }
            .sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }
            .map(\.word)
    }

    /// The number of keys that were missed, added, mistaken, or swapped: the Damerau-Levenshtein distance, in the
    /// variant that edits no substring twice.
    package static func distance(_ left: [Character], _ right: [Character]) -> Int {
        if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for i in 1...left.count {
            var row = [i] + [Int](repeating: 0, count: right.count)
            for j in 1...right.count {
                let cost = left[i - 1] == right[j - 1] ? 0 : 1
                row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
                if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
                    row[j] = min(row[j], beforeLast[j - 2] + 1)
                }
            }
            beforeLast = last
            last = row
        }
        return last[right.count]
    }

    /// `Did you mean "check"?`, `Did you mean "run" or "read"?`, or nothing.
    package static func question(_ words: [String]) -> String? {
        guard !words.isEmpty else { return nil }
        let quoted = words.prefix(3).map { "\"\($0)\"" }
        guard quoted.count > 1 else { return "Did you mean \(quoted[0])?" }
        return "Did you mean \(quoted.dropLast().joined(separator: ", ")) or \(quoted[quoted.count - 1])?"
    }

    package static func question(for word: String, among words: [String]) -> String? {
        let begun = words.beginning(with: word)
        return question(begun.isEmpty ? closest(to: word, among: words) : begun)
    }
}

extension [String] {
    /// The words that begin with `typed`, ignoring case.
    package func beginning(with typed: String) -> [String] { filter { $0.lowercased().hasPrefix(typed.lowercased()) } }

    package func removingDuplicates() -> [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
