/// The code of a task's region, for what a recording can't show: a pipeline that does the right thing in the wrong
/// place.
public struct TaskCode: Sendable, Equatable {
    /// Words, literals and single symbols, without comments.
    public let tokens: [Substring]

    /// For each token, the names of the calls whose arguments or closures it's in, the outermost first.
    private let calls: [[Substring]]

    /// The code of a task's region in an exercise; none if the file has no such region.
    init(of task: Int, in file: ExerciseFile) {
        self.init(TaskRegions(of: file.text)[task]?.tokens ?? [])
    }

    init(_ tokens: [Substring]) {
        self.tokens = tokens
        var calls: [[Substring]] = []
        var open: [Substring] = []
        /// The call whose last bracket was just closed: a trailing closure belongs to it.
        var closed: Substring?
        for (index, token) in tokens.enumerated() {
            switch token {
            case "(", "{", "[":
                calls.append(open)
                let previous = index > 0 ? tokens[index - 1] : ""
                let isSecondClosure = previous == ":" && index > 2 && tokens[index - 3] == "}"
                open.append(token == "{" && (previous == ")" || isSecondClosure) ? closed ?? "" : previous)
            case ")", "}", "]":
                closed = open.popLast()
                calls.append(open)
            default: calls.append(open)
            }
        }
        self.calls = calls
    }

    /// The names of the calls around a token, the outermost first; empty beyond the end.
    func calls(at index: Int) -> [Substring] { calls.indices.contains(index) ? calls[index] : [] }

    /// Whether something with one of these names is called inside a call: in its arguments or its closures, but not in
    /// an inner call of the exceptions.
    public func uses(_ names: Set<Substring>, inside call: Substring, except: Set<Substring> = []) -> Bool {
        contains(names, inside: call, except: except) { ["(", "{"].contains(tokens[$0 + 1]) }
    }

    /// Whether a member with one of these names is set inside a call, as ``uses(_:inside:except:)`` says.
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
                && calls[index].last { $0 == call || except.contains($0) } == call
        }
    }

    /// Whether one of these names is in a call: in its arguments or its closures.
    /// - Parameter areMembers: whether only members of something count, such as `tweet` in `cell?.tweet`.
    public func mentions(_ names: Set<Substring>, areMembers: Bool = false, inside call: Substring) -> Bool {
        tokens.indices.contains {
            names.contains(tokens[$0]) && calls[$0].contains(call) && (!areMembers || isMember($0))
        }
    }

    private func isMember(_ index: Int) -> Bool { index > 0 && tokens[index - 1] == "." }

    /// The later stages of a chain, after the last call of this name in it.
    public func stages(after call: Substring) -> ArraySlice<Substring> {
        guard let start = tokens.lastIndex(of: call) else { return [] }
        let depth = calls[start].count
        let end = calls.indices.first { $0 > start && calls[$0].count < depth } ?? tokens.endIndex
        return tokens[start..<end]
    }
}
