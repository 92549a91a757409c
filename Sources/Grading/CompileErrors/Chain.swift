struct Chain {
    /// One stage of a chain in the learner's code, such as `.map { … }`.
    struct Link {
        let name: Substring
        /// The index of its name among the tokens.
        let index: Int
        let line: Int
        /// Its arguments and closures, with their brackets.
        let body: ArraySlice<Substring>

        var deliversOnMain: Bool { name == "deliver" && body.last { $0 != ")" } == "main" }

        /// Whether the stages below may run off the main thread.
        var leavesMain: Bool {
            let delivering: Set<Substring> = [
                "deliver", "flatMap", "flatMapLatest", "then", "throttle", "delay", "timeout",
            ]
            return delivering.contains(name) && !deliversOnMain
        }
    }

    var above: [Link] = []
    var here: Link?
    var below: [Link] = []
}

struct ClosureHead {
    let parameters: [Substring]
    /// Its capture list, such as `[weak form]`; nil without one.
    let captures: String?
}

extension PlacedTokens {
    private static let closers: Set<Substring> = [")", "]", "}"]

    /// The indices of the brackets that open the pairs around a token, the innermost first.
    private func openers(around index: Int) -> some Sequence<Int> {
        sequence(first: index, next: surroundings.opener(around:)).dropFirst()
    }

    func opener(of closer: Int) -> Int? { surroundings.opener(of: closer) }

    private func end(of opener: Int) -> Int { surroundings.closer(of: opener).map { $0 + 1 } ?? tokens.count }

    /// The index of the name of the call that a bracket belongs to; nil if no name is before the bracket.
    func callee(ofOpener opener: Int) -> Int? {
        var index = opener - 1
        while index > 0, tokens[index] == ")", let outer = self.opener(of: index) { index = outer - 1 }
        return index >= 0 && tokens[index].isName ? index : nil
    }

    func chain(around index: Int) -> Chain {
        guard let start = stage(around: index) else { return Chain() }
        var chain = Chain(here: stage(at: start))
        var above: [Chain.Link] = []
        var before = start - 2
        while before >= 0 {
            if tokens[before] == "?" { before -= 1 }
            while before > 0, Self.closers.contains(tokens[before]), let opener = opener(of: before) {
                before = opener - 1
            }
            guard before > 0, tokens[before].isName, tokens[before - 1] == "." else { break }
            above.append(stage(at: before))
            before -= 2
        }
        chain.above = above.reversed()
        var last = stage(at: start)
        while true {
            let next = last.body.endIndex
            guard next + 1 < tokens.count, tokens[next] == ".", tokens[next + 1].isName else { return chain }
            last = stage(at: next + 1)
            chain.below.append(last)
        }
    }

    /// The index of the name of the innermost stage that contains a token or is named by it; nil if there's no stage.
    private func stage(around index: Int) -> Int? {
        guard tokens.indices.contains(index) else { return nil }
        let operators = ErrorRules.shared.operators
        func isStage(_ name: Int) -> Bool {
            name > 0 && tokens[name - 1] == "." && name + 1 < tokens.count && ["(", "{"].contains(tokens[name + 1])
                && (operators.contains(String(tokens[name])) || name == index && isFirstInLine(name - 1))
        }
        return isStage(index)
            ? index : openers(around: index).lazy.compactMap(callee(ofOpener:)).first(where: isStage)
    }

    private func stage(at name: Int) -> Chain.Link {
        var end = name + 1
        while end < tokens.count, ["(", "{"].contains(tokens[end]) { end = self.end(of: end) }
        return Chain.Link(name: tokens[name], index: name, line: line(of: name), body: tokens[(name + 1)..<end])
    }

    /// The head of the innermost closure around a token; nil if there's none, or if a declaration's body is closer.
    func closure(around index: Int) -> ClosureHead? {
        for opener in openers(around: index) where tokens[opener] == "{" {
            guard let keyword = statement(ofBrace: opener) else { return head(of: opener) }
            if Self.declarations.contains(keyword) { return nil }
        }
        return nil
    }

    /// The indices of the code in the innermost function or closure around a token; nil if there's none, or if the body
    /// of a type is closer.
    func body(around index: Int) -> Range<Int>? {
        for opener in openers(around: index) where tokens[opener] == "{" {
            let keyword = statement(ofBrace: opener)
            if ["func", "init", "deinit", "->", nil].contains(keyword) {
                return opener + 1..<(surroundings.closer(of: opener) ?? tokens.count)
            }
            if ["class", "struct", "enum"].contains(keyword) { return nil }
        }
        return nil
    }

    /// The index of the opening brace of the outermost function around a token; nil outside of functions.
    func outermostBody(around index: Int) -> Int? {
        openers(around: index).filter {
            tokens[$0] == "{" && ["func", "init", "deinit", "->"].contains(statement(ofBrace: $0))
        }.last
    }

    /// Whether a function declares a result, or a closure belongs to a stage that uses its result.
    func returnsValue(_ body: Range<Int>) -> Bool {
        let brace = body.lowerBound - 1
        if statement(ofBrace: brace) != nil { return result(ofFunctionAround: brace) != nil }
        let stages: Set<Substring> = [
            "map", "tryMap", "compactMap", "filter", "flatMap", "flatMapLatest", "catch", "then", "scan",
        ]
        return callee(ofOpener: brace).map { stages.contains(tokens[$0]) } ?? false
    }

    /// The statements of a function or a closure. Each one but the first begins a line, and doesn't seem to continue
    /// the line above.
    func statements(in body: Range<Int>) -> [Range<Int>] {
        guard let first = body.first else { return [] }
        let continuing: Set<Substring> = [".", "?", ":", "&", "|", "}", ")", "]", "else", "+", "=", "catch"]
        let head = tokens[body].prefix { $0 != "{" && $0 != "(" }.firstIndex(of: "in").map { $0 + 1 } ?? first
        let starts = (head..<body.upperBound).filter {
            $0 == head
                || isFirstInLine($0) && depth(of: $0) == depth(of: first) && !continuing.contains(tokens[$0])
                    && !["return", "="].contains(tokens[$0 - 1])
        }
        return zip(starts, starts.dropFirst() + [body.upperBound]).map { $0..<$1 }
    }

    func isParameter(_ name: Substring, around index: Int) -> Bool {
        openers(around: index).contains {
            tokens[$0] == "{" && statement(ofBrace: $0) == nil && head(of: $0).parameters.contains(name)
        } || function(around: index).prefix { $0 != "{" }.contains(sequence: [name, ":"])
    }

    private static let declarations: Set<Substring> = ["func", "init", "deinit", "class", "struct", "enum", "->"]
    private static let statements: Set<Substring> = ["if", "else", "guard", "switch", "do", "for", "while", "catch"]

    /// The keyword of the declaration or the statement to which a `{` belongs, or `->`; nil for a closure.
    private func statement(ofBrace brace: Int) -> Substring? {
        let before = indices(inLine: line(of: brace)).prefix { $0 < brace }
        if let first = before.first, tokens[first] == ")" {
            if tokens[before].contains(sequence: ["-", ">"]) { return "->" }
            if let name = opener(of: first).flatMap(callee),
                tokens[name] == "init" || name > 0 && tokens[name - 1] == "func"
            {
                return "func"
            }
        }
        for index in before.reversed() {
            guard depth(of: index) >= depth(of: brace), tokens[index] != "{" else { return nil }
            let isMember = index > 0 && tokens[index - 1] == "."
            let isKeyword = Self.declarations.contains(tokens[index]) || Self.statements.contains(tokens[index])
            if isKeyword, !isMember, depth(of: index) == depth(of: brace) { return tokens[index] }
        }
        return nil
    }

    private func head(of brace: Int) -> ClosureHead {
        let beginning = tokens[(brace + 1)...].prefix(20)
        guard let end = beginning.firstIndex(of: "in"), !beginning[..<end].contains(where: { "{}(".contains($0) }),
            end + 1 == tokens.count || tokens[end + 1] != ":"
        else { return ClosureHead(parameters: [], captures: nil) }
        var head = beginning[..<end]
        var captures: String?
        if head.first == "[", let close = head.firstIndex(of: "]") {
            captures = "[" + head[(head.startIndex + 1)..<close].joined(separator: " ").replacing(" ,", with: ",") + "]"
            head = head[(close + 1)...]
        }
        return ClosureHead(parameters: head.filter(\.isName), captures: captures)
    }

    /// The tokens from the last `func` or `init` before a token, or else from the beginning, through that token.
    func function(around index: Int) -> ArraySlice<Substring> {
        let before = tokens[..<min(index + 1, tokens.count)]
        let start = before.lastIndex { $0 == "func" || $0 == "init" } ?? before.startIndex
        return before[start...]
    }

    func result(ofFunctionAround index: Int) -> String? {
        let header = function(around: index).prefix { $0 != "{" }
        guard let arrow = header.indices.last(where: { header[$0...].starts(with: ["-", ">"]) }) else { return nil }
        return header[(arrow + 2)...].reduce(into: "") { text, token in
            text += (token == "any" ? "any " : String(token))
        }
    }
}
