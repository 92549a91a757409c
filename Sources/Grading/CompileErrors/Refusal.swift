/// A file that the compiler refused: which tasks are to blame, and what is wrong with each.
struct Refusal {
    private let output: CompilerOutput
    private let file: ExerciseFile
    /// The text that was compiled: the file's, perhaps without some tasks.
    private let text: String
    private let regions: TaskRegions
    private let tokens: PlacedTokens
    /// The task that declares a name in the starter.
    private let declaringTasks: [Substring: Int]
    private let bracket: BracketMistake?

    /// - Parameter text: the text that was compiled in place of the file's.
    init(_ output: CompilerOutput, text: String, file: ExerciseFile, starter: String) {
        let regions = TaskRegions(of: text)
        self.output = output.located(in: regions, of: file.path)
        self.file = file
        self.text = text
        self.regions = regions
        tokens = PlacedTokens(of: text)
        declaringTasks = TaskRegions(of: starter).regions.reduce(into: [:]) { tasks, region in
            for name in Self.declarations(in: region.tokens) where tasks[name] == nil { tasks[name] = region.task }
        }
        bracket = output.errors.contains(where: SyntaxErrors.canComeFromBrackets) ? .first(in: text) : nil
    }

    /// The tasks that don't compile; empty if the mistake is outside of them.
    var tasks: [Int] {
        if let bracket { return regions.task(atLine: bracket.line).map { [$0] } ?? [] }
        let inside = Set(output.errors.compactMap(\.task))
        // What is ambiguous in one task can come from a name that another one declares.
        let causes = Set(output.errors.filter { !$0.message.hasPrefix("ambiguous use") }.compactMap(\.task))
        if !inside.isEmpty { return (causes.isEmpty ? inside : causes).sorted() }
        return Set(output.errors.compactMap(declaringTask)).sorted()
    }

    /// The error of a task; for nil, of the file.
    func error(in task: Int?) -> CompileError {
        if let bracket {
            // Where a `{` is missing, the compiler knows the place better than the pairs do.
            let missing = output.errors.first { $0.message.hasPrefix("expected '{'") && $0.task == task }
            guard bracket.kind == .unopened, let missing else {
                return CompileError(output, bracket, file: file.path, task: task, in: text)
            }
            return CompileError(output, among: [missing], in: text, of: file.path)
        }
        let own = output.errors.filter { $0.file == file.path }
        if let task, !own.contains(where: { $0.task == task }),
            var error = own.first(where: { declaringTask(of: $0) == task }), let name = declaredName(in: error)
        {
            error.task = task
            let explanation = Explanation(
                "The file's last lines hand over `\(name)` of task \(task), and it isn't there, or has another type. "
                    + "Keep the starter's name and type.")
            return CompileError(output, among: [error], in: text, of: file.path, explanation: explanation)
        }
        if own.isEmpty, !output.errors.isEmpty {
            let explanation = Explanation(
                "\(file.path) doesn't provide what the check needs. "
                    + "Keep the starter's last lines, and the names and types of its functions.")
            return CompileError(output, among: output.errors, in: text, of: file.path, explanation: explanation)
        }
        let inside = own.filter { task != nil && $0.task == task }
        return CompileError(output, among: inside.isEmpty ? own : inside, in: text, of: file.path)
    }

    /// Whether a task's errors are names that other tasks, which are left out, declare.
    func usesCode(of others: [Int], in task: Int) -> Bool {
        let unknown = output.errors.filter { $0.task == task }.compactMap {
            $0.message.firstMatch(of: /^cannot find (?:type )?'([^']+)' in scope/).map { String($0.1) }
        }
        let own = TaskRegions(of: file.text)
        return unknown.contains { name in
            others.contains { own[$0].map { Self.declarations(in: $0.tokens).contains(name[...]) } ?? false }
        }
    }

    /// The task that declares the name in an error's line: the last lines of a file hand the tasks over.
    private func declaringTask(of error: CompilerOutput.Diagnostic) -> Int? {
        guard error.file == file.path else { return nil }
        return declaredName(in: error).flatMap { declaringTasks[$0] }
    }

    /// A name in an error's line that a task of the starter declares.
    private func declaredName(in error: CompilerOutput.Diagnostic) -> Substring? {
        tokens.tokens(inLine: error.line).first { declaringTasks[$0] != nil }
    }

    private static let keywords: Set<Substring> = ["func", "class", "struct", "enum", "let", "var", "typealias"]

    private static func declarations(in tokens: [Substring]) -> [Substring] {
        tokens.indices.dropFirst().filter { keywords.contains(tokens[$0 - 1]) }.map { tokens[$0] }
    }
}
