/// Finds the closures of a region that capture a name strongly: they use or list it, and neither they nor a closure
/// around them has `[weak name]` or `[unowned name]`.
package struct StrongCaptures {
    private let tokens: [Substring]
    private let lineOfToken: [Int]

    package init(in region: TaskRegions.Region) {
        tokens = region.tokens
        var line = 1
        var place = tokens.first?.base.startIndex
        lineOfToken = tokens.map { token in
            if let last = place { line += token.base[last..<token.startIndex].count { $0 == "\n" } }
            place = token.startIndex
            return line
        }
    }

    private static let noClosures: Set<Substring> = [
        "if", "guard", "while", "for", "switch", "catch", "func", "init", "deinit", "class", "struct", "enum",
        "extension", "protocol", "actor", "else", "do", "defer",
    ]

    /// The lines of the file on which a closure captures one of the names strongly, in order.
    package func lines(of names: Set<String>) -> [Int] {
        var scopes: [(isClosure: Bool, weak: Set<Substring>, parameters: Set<Substring>)] = []
        var lines: [Int] = []
        for index in tokens.indices {
            let token = tokens[index]
            switch token {
            case "{": scopes.append((opensClosure(at: index), weakNames(after: index), parameters(after: index)))
            case "}": _ = scopes.popLast()
            default:
                guard names.contains(String(token)), self[index - 1] != ".", self[index + 1] != ":" else { continue }
                // A closure's own parameter is captured only by closures inside of it.
                let owner = scopes.lastIndex { $0.parameters.contains(token) }
                let inner = scopes[(owner.map { $0 + 1 } ?? 0)...]
                guard inner.contains(where: \.isClosure), !inner.contains(where: { $0.weak.contains(token) })
                else { continue }
                let line = lineOfToken[index]
                if lines.last != line { lines.append(line) }
            }
        }
        return lines
    }

    private subscript(index: Int) -> Substring { tokens.indices.contains(index) ? tokens[index] : "" }

    private func weakNames(after brace: Int) -> Set<Substring> {
        guard self[brace + 1] == "[" else { return [] }
        let list = tokens[(brace + 2)...].prefix(100).prefix { $0 != "]" }
        return Set(list.indices.filter { ["weak", "unowned"].contains(list[$0]) }.map { self[$0 + 1] })
    }

    private func parameters(after brace: Int) -> Set<Substring> { Set(tokens[tokens.closureParameters(after: brace)]) }

    private func opensClosure(at brace: Int) -> Bool {
        if ["(", ",", "=", ":", "return"].contains(self[brace - 1]) { return true }
        var place = brace - 1
        while place >= 0, !["{", "}"].contains(tokens[place]) {
            if Self.noClosures.contains(tokens[place]) { return false }
            let isFirst = place > 0 && lineOfToken[place - 1] < lineOfToken[place]
            if isFirst, ![".", ")", "]"].contains(tokens[place]) { return true }
            place -= 1
        }
        return true
    }
}

extension Verdict {
    /// The verdict, whose findings about strong captures also name the lines.
    func namingCaptures(of task: Int, in file: ExerciseFile) -> Verdict {
        guard case .notPassed(let findings) = self, findings.contains(where: { !$0.captured.isEmpty }),
            let region = file.regions[task]
        else { return self }
        let captures = StrongCaptures(in: region)
        return .notPassed(
            findings.map { finding in
                let words = captures.lines(of: finding.captured).listed(as: "line")
                guard !words.isEmpty else { return finding }
                var named = finding
                if named.name == nil {
                    named.message += " See \(words)."
                } else {
                    named.places[Finding.linesPlace] = words
                }
                return named
            })
    }
}
