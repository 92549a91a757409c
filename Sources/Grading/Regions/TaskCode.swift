/// The code of a task's region, for what a recording can't show, such as a pipeline that does the right thing in the
/// wrong place.
public struct TaskCode: Sendable, Equatable {
    /// Words, literals and single symbols, without comments.
    public let tokens: [Substring]

    /// A pair of brackets.
    private struct Scope {
        /// The call's name, or else the token before the brackets.
        let call: Substring
        let outer: Int?
        /// The indices of its brackets; `closer` is nil if the bracket isn't closed.
        let opener: Int
        var closer: Int?
    }

    private let scopes: [Scope]

    /// For each token, the innermost scope that it's in. A bracket is outside of its own scope.
    private let scopeOfToken: [Int?]

    private let scopeOfCloser: [Int: Int]

    /// The code of a task's region in an exercise; empty unless it has exactly one.
    package init(of task: Int, in file: ExerciseFile) {
        self.init(file.regions[task]?.tokens ?? [])
    }

    init(_ tokens: [Substring]) {
        self.tokens = tokens
        var scopes: [Scope] = []
        var scopeOfToken: [Int?] = []
        var scopeOfCloser: [Int: Int] = [:]
        var open: Int?
        /// The `call` of the last closed pair: a trailing closure belongs to it.
        var closed: Substring?
        for (index, token) in tokens.enumerated() {
            switch token {
            case "(", "{", "[":
                scopeOfToken.append(open)
                let previous = index > 0 ? tokens[index - 1] : ""
                let isSecondClosure = previous == ":" && index > 2 && tokens[index - 3] == "}"
                let isAfterEffect = ["async", "throws"].contains(previous) && index > 1 && tokens[index - 2] == ")"
                let follows = previous == ")" || isAfterEffect || isSecondClosure
                let call = token == "{" && follows ? closed ?? "" : previous
                scopes.append(Scope(call: call, outer: open, opener: index))
                open = scopes.count - 1
            case ")", "}", "]":
                closed = open.map { scopes[$0].call }
                if let scope = open {
                    scopes[scope].closer = index
                    scopeOfCloser[index] = scope
                    open = scopes[scope].outer
                }
                scopeOfToken.append(open)
            default: scopeOfToken.append(open)
            }
        }
        (self.scopes, self.scopeOfToken, self.scopeOfCloser) = (scopes, scopeOfToken, scopeOfCloser)
    }

    public static func == (one: TaskCode, other: TaskCode) -> Bool { one.tokens == other.tokens }

    /// The `call`s around a token, the outermost first; empty beyond the end.
    func calls(at index: Int) -> [Substring] {
        var calls: [Substring] = []
        var scope = scope(at: index)
        while let inner = scope {
            calls.append(scopes[inner].call)
            scope = scopes[inner].outer
        }
        return calls.reversed()
    }

    private func scope(at index: Int) -> Int? { scopeOfToken.indices.contains(index) ? scopeOfToken[index] : nil }

    func opener(around index: Int) -> Int? { scope(at: index).map { scopes[$0].opener } }

    /// The index of the bracket that opens the pair of a closing bracket; nil if nothing opens it.
    public func opener(of closer: Int) -> Int? { scopeOfCloser[closer].map { scopes[$0].opener } }

    func closer(of opener: Int) -> Int? {
        // Scopes are in the order of their openers.
        let place = scopes.partitioningIndex { $0.opener >= opener }
        return place < scopes.count && scopes[place].opener == opener ? scopes[place].closer : nil
    }

    /// Whether one of these names is called inside a call of `call`, in its arguments or its closures, but not inside a
    /// nested call of a name in `except`.
    public func uses(_ names: Set<Substring>, inside call: Substring, except: Set<Substring> = []) -> Bool {
        contains(names, inside: call, except: except) { ["(", "{"].contains(tokens[$0 + 1]) }
    }

    /// Whether a member with one of these names is set inside a call, like ``uses(_:inside:except:)``.
    public func sets(_ names: Set<Substring>, inside call: Substring, except: Set<Substring> = []) -> Bool {
        contains(names, inside: call, except: except) { index in
            tokens[index + 1] == "=" && tokens[min(index + 2, tokens.count - 1)] != "=" && isMember(index)
        }
    }

    private func contains(
        _ names: Set<Substring>, inside call: Substring, except: Set<Substring>, where isRight: (Int) -> Bool
    ) -> Bool {
        tokens.indices.dropLast().contains { index in
            names.contains(tokens[index]) && isRight(index)
                && calls(at: index).last { $0 == call || except.contains($0) } == call
        }
    }

    /// Whether one of these names is in a call: in its arguments or its closures.
    /// - Parameter areMembers: whether only members count, such as `tweet` in `cell?.tweet`.
    public func mentions(_ names: Set<Substring>, areMembers: Bool = false, inside call: Substring) -> Bool {
        tokens.indices.contains {
            names.contains(tokens[$0]) && calls(at: $0).contains(call) && (!areMembers || isMember($0))
        }
    }

    private func isMember(_ index: Int) -> Bool { index > 0 && tokens[index - 1] == "." }
}
