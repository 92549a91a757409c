import Terminal

/// A task's code without the differences between two writers of the same program: comments, spacing, and the names of
/// the code's own variables and parameters.
package struct NormalizedCode {
    private let tokens: [Substring]

    package init(_ tokens: [Substring]) {
        let declarations = tokens.declaredVariables
        let names = Set(declarations.map { tokens[$0] })
        var numbers: [Substring: Int] = [:]
        self.tokens = tokens.indices.map { index in
            let name = tokens[index]
            guard names.contains(name), declarations.contains(index) || tokens.isVariable(at: index) else {
                return name
            }
            let number = numbers[name] ?? numbers.count
            numbers[name] = number
            return "\(number)-"
        }
    }

    package var digest: UInt64 { FNV1a.hash(tokens.joined(separator: "\0").utf8) }
}

extension [Substring] {
    /// The indices at which these tokens declare a variable, a constant or a parameter.
    fileprivate var declaredVariables: Set<Int> {
        var places: Set<Int> = []
        for index in indices {
            switch self[index] {
            case "let", "var", "for":
                if token(index + 1) == "(" {
                    places.formUnion(names(in: (index + 2)..<end(of: index + 1)))
                } else if token(index + 1) != "case" {
                    places.insert(index + 1)
                }
            case "func", "init":
                guard let open = self[index...].prefix(3).firstIndex(of: "(") else { continue }
                places.formUnion((open..<end(of: open)).filter { token($0 + 1) == ":" && token($0)?.isName == true })
            case "{":
                let parameters = closureParameters(after: index)
                let typed = parameters.filter { [":", ".", "@", ">"].contains(token($0 - 1)) }
                places.formUnion(names(in: parameters).subtracting(typed))
            default: continue
            }
        }
        return places.filter(indices.contains)
    }

    var declaredNames: [Substring] {
        let words: Set<Substring> = ["func", "class", "struct", "enum", "actor", "typealias"]
        return declaredVariables.map { self[$0] }
            + indices.dropFirst().filter { words.contains(self[$0 - 1]) }.map { self[$0] }
    }

    /// Whether a name is used as a variable here: not as a member, except of `self`, and not as an argument's label.
    fileprivate func isVariable(at index: Int) -> Bool {
        if token(index - 1) == "." { return token(index - 2) == "self" }
        return token(index + 1) != ":" || !["(", ",", "["].contains(token(index - 1))
    }

    /// How many tokens after a brace are searched for a capture list and parameters.
    private static var longestHead: Int { 200 }

    /// The indices between a brace, or its capture list, and `in`; empty if there's no closure with parameters.
    func closureParameters(after brace: Int) -> Range<Int> {
        var start = brace + 1
        let head = self[Swift.min(start, count)...].prefix(Self.longestHead)
        if token(start) == "[" { start = (head.firstIndex(of: "]") ?? start) + 1 }
        guard start < head.endIndex,
            let end = head[start...].firstIndex(where: { ["in", "{", "}", "=", "for"].contains($0) }),
            self[end] == "in"
        else { return 0..<0 }
        return start..<end
    }

    private func names(in places: Range<Int>) -> Set<Int> { Set(places.filter { self[$0].isName }) }

    private func end(of open: Int) -> Int {
        var depth = 0
        for index in open..<count {
            if self[index] == "(" { depth += 1 }
            if self[index] == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return count
    }

    private func token(_ index: Int) -> Substring? { indices.contains(index) ? self[index] : nil }
}

extension Substring {
    /// Whether the token is a name or a keyword.
    var isName: Bool { first.map { $0.isLetter || $0 == "_" } ?? false }
}
