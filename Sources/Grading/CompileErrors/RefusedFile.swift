/// A file that the compiler refused: which tasks are to blame, and what is wrong with each.
struct RefusedFile {
    private let output: CompilerOutput
    private let file: ExerciseFile
    /// The tasks in the compiled text, which lacks the file's code for tasks that were refused before.
    private let regions: TaskRegions
    private let code: PlacedTokens
    private let chapter: String?
    private let declaringTasks: [Substring: Int]
    private let bracket: BracketMistake?

    /// - Parameters:
    ///   - compiled: the text that was compiled in place of the file, with the same path.
    ///   - chapter: the chapter, whose starter says what each task declares.
    init(_ output: CompilerOutput, compiled: ExerciseFile? = nil, file: ExerciseFile, chapter: Chapter?) {
        regions = (compiled ?? file).regions
        self.output = output.located(in: regions, of: file.path)
        self.file = file
        code = PlacedTokens(of: regions.source)
        self.chapter = chapter.map { "\($0.number)" }
        declaringTasks = (chapter?.starterRegions.regions ?? []).reduce(into: [:]) { tasks, region in
            for name in Self.declarations(in: region.tokens) where tasks[name] == nil { tasks[name] = region.task }
        }
        // An interpolation without its `)` hides brackets.
        let isInText = output.errors.contains { $0.message.hasPrefix("cannot find ')' to match") }
        bracket = !isInText && output.errors.contains(where: BracketMistake.canCause) ? .first(in: code) : nil
    }

    /// The tasks to blame; empty if no task is, as for a mistake outside of them.
    var tasks: [Int] {
        if let bracket { return regions.task(atLine: bracket.line).map { [$0] } ?? [] }
        let inside = Set(output.errors.compactMap(\.task))
        // An ambiguity in one task can come from a name that another task declares.
        let causes = Set(output.errors.filter { !$0.message.hasPrefix("ambiguous use") }.compactMap(\.task))
        if !inside.isEmpty { return (causes.isEmpty ? inside : causes).sorted() }
        return Set(output.errors.compactMap(declaringTask)).sorted()
    }

    /// The most important error of a task, or of the file if `task` is nil.
    func error(in task: Int?) -> CompileError {
        if let hidden = InvisibleCharacter.first(in: code, where: { regions.task(atLine: $0) == task }) {
            let place = CompilerOutput.Diagnostic(
                file: file.path, line: hidden.line, column: hidden.column, message: hidden.message, task: task)
            return explained([place])
        }
        if let bracket {
            // For a missing `{`, the compiler's position is better than one found by pairing brackets.
            let missing = output.errors.first { $0.message.hasPrefix("expected '{'") && $0.task == task }
            let place = CompilerOutput.Diagnostic(
                file: file.path, line: bracket.line, column: bracket.column, message: bracket.message, task: task)
            return explained([bracket.kind == .unopened ? missing ?? place : place])
        }
        let own = output.errors.filter { $0.file == file.path }
        if let task, !own.contains(where: { $0.task == task }),
            var error = own.first(where: { declaringTask(of: $0) == task }), let name = declaredName(in: error)
        {
            error.task = task
            return explained([error], as: "'\(name)' of task \(task) isn't handed over")
        }
        if own.isEmpty, !output.errors.isEmpty {
            return explained(output.errors, as: "'\(file.path)' doesn't provide what the check needs")
        }
        let inside = own.filter { task != nil && $0.task == task }
        return explained(inside.isEmpty ? own : inside)
    }

    /// - Parameter message: the message in place of the compiler's; nil to keep the compiler's.
    private func explained(_ errors: [CompilerOutput.Diagnostic], as message: String? = nil) -> CompileError {
        let problems = errors.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map {
            (error: $0.element, problem: problem(of: $0.element, message: message))
        }
        let sure = problems.lazy.compactMap { error, problem in
            ErrorRules.shared.explanation(of: problem, isSure: true).map { (error, $0) }
        }.first
        guard let (found, explanation) = sure ?? problems.first.map({ ($0.error, Explanation(of: $0.problem)) }) else {
            let beginning = output.text.split(separator: "\n").first.map(String.init) ?? "It failed."
            return CompileError(
                output: output, error: nil, sourceLine: "", explanation: Explanation(compilersOwn: beginning),
                otherLines: [])
        }
        let others = errors.filter { isIndependent($0, of: found) }
        var error = found
        if let word = explanation.word, let place = code.place(of: word, afterLine: error.line, column: error.column) {
            (error.line, error.column) = place
        }
        return CompileError(
            output: output, error: error,
            sourceLine: error.file == file.path ? code.text(ofLine: error.line).map(String.init) ?? "" : "",
            explanation: explanation, otherLines: Set(others.map(\.line)).subtracting([error.line]).sorted())
    }

    private func problem(of error: CompilerOutput.Diagnostic, message: String?) -> CompileProblem {
        var error = error
        error.message = message ?? error.message
        return CompileProblem(error, in: code, chapter: chapter)
    }

    /// Whether an error is probably independent of the shown error.
    private func isIndependent(_ error: CompilerOutput.Diagnostic, of shown: CompilerOutput.Diagnostic) -> Bool {
        func function(_ error: CompilerOutput.Diagnostic) -> Int? {
            let index = code.index(atLine: error.line, column: error.column)
            // An error at a function's closing brace is an error in the function.
            let isEnd = code.tokens.indices.contains(index) && code.tokens[index] == "}"
            return code.outermostBody(around: isEnd ? index - 1 : index)
        }
        let (one, other) = (function(error), function(shown))
        // A mistake in a declaration can make the functions in it wrong.
        return (other == nil ? one == nil : one != other) && (error.rank == 0 || error.line < shown.line)
            && (error.message.hasPrefix("cannot convert") || error.names.isDisjoint(with: shown.names))
    }

    /// Whether a task uses a name that's unknown because the task that declares it was left out.
    func usesCode(of others: [Int], in task: Int) -> Bool {
        let unknown = output.errors.filter { $0.task == task }.compactMap {
            $0.message.firstMatch(of: /^cannot find (?:type )?'([^']+)' in scope/).map { String($0.1) }
        }
        return unknown.contains { name in
            others.contains { file.regions[$0].map { Self.declarations(in: $0.tokens).contains(name[...]) } ?? false }
        }
    }

    /// The task that declares a name in the error's line, as in one of the last lines, which hand the tasks over.
    private func declaringTask(of error: CompilerOutput.Diagnostic) -> Int? {
        guard error.file == file.path else { return nil }
        return declaredName(in: error).flatMap { declaringTasks[$0] }
    }

    private func declaredName(in error: CompilerOutput.Diagnostic) -> Substring? {
        code.tokens(inLine: error.line).first { declaringTasks[$0] != nil }
    }

    private static let keywords: Set<Substring> = ["func", "class", "struct", "enum", "let", "var", "typealias"]

    private static func declarations(in tokens: [Substring]) -> [Substring] {
        tokens.indices.dropFirst().filter { keywords.contains(tokens[$0 - 1]) }.map { tokens[$0] }
    }
}

extension CompilerOutput.Diagnostic {
    /// 0 for a specific error, and 1 for an error that usually follows from another one.
    fileprivate var rank: Int {
        let vague = [
            "generic parameter", "type of expression is ambiguous", "cannot infer", "unable to infer",
            "failed to produce diagnostic", "expressions are not allowed", "statements are not allowed",
            "missing contextual", "ambiguous use", "missing argument for parameter #", "reference to member",
        ]
        return vague.contains { message.hasPrefix($0) } ? 1 : 0
    }

    fileprivate var names: Set<Substring> { Set(message.matches(of: /'([^']+)'/).map(\.1)) }
}
