/// A program that contains the tasks of a file that compile.
///
/// A task that doesn't compile doesn't keep the others from being checked: its region is left empty, and the starter's
/// code for the task follows at the end of the file, so that the other lines keep their numbers.
struct CompilableTasks: Sendable {
    /// The program; nil if it can't be built, or if none of the wanted tasks compiles.
    private(set) var program: ExerciseBuilder.Program?

    /// The verdicts on the tasks that aren't in the program.
    private(set) var verdicts: [Int: Verdict] = [:]

    /// The verdict on other tasks that need a program, if none can be built.
    private(set) var verdictOnOthers: Verdict?

    var refused: [Int] { verdicts.filter { $0.value.isRefusal }.keys.sorted() }

    /// Builds a file. If it doesn't compile, builds it again without the tasks that are to blame, as long as one of
    /// the wanted tasks is left.
    init(of file: ExerciseFile, chapter: Chapter, wanted: [Int], builder: ExerciseBuilder) async {
        var compiled = file
        while true {
            let failure: ExerciseBuilder.Failure
            do {
                program = try await builder.build(exercise: compiled, of: chapter)
                return
            } catch {
                failure = error
            }
            switch failure {
            case .cannotBuild(let sentence):
                verdictOnOthers = .cannotCheck(sentence)
                return
            case .didNotCompile(let output):
                let refusal = RefusedFile(output, compiled: compiled, file: file, chapter: chapter)
                let blamed = refusal.tasks.filter { verdicts[$0] == nil }
                let others = refused
                let listed = others.listed(as: "task")
                for task in blamed {
                    verdicts[task] =
                        refusal.usesCode(of: others, in: task)
                        ? .cannotCheck("Task \(task) uses code of \(listed), which doesn't compile yet.")
                        : .didNotCompile(refusal.error(in: task))
                }
                guard !blamed.isEmpty else {
                    verdictOnOthers =
                        others.isEmpty
                        ? .didNotCompile(refusal.error(in: nil))
                        : .cannotCheck("It can't be checked before \(listed) compiles.")
                    return
                }
                guard wanted.contains(where: { verdicts[$0] == nil }) else { return }
                for task in blamed { compiled = compiled.without(task, starter: chapter.starterRegions) }
            }
        }
    }

    /// The verdict on a task that isn't run; nil if the task is run.
    /// - Parameter early: the verdict that needed no program.
    func verdict(on task: Int, early: Verdict?) -> Verdict? {
        if let verdict = verdicts[task] { return verdict }
        switch verdictOnOthers {
        case .didNotCompile?: return verdictOnOthers
        case nil: return early
        default: return early == .notStarted ? early : verdictOnOthers
        }
    }
}

extension [Int] {
    func listed(as noun: String) -> String {
        guard let last else { return "" }
        let others = dropLast().map(String.init).joined(separator: ", ")
        return others.isEmpty ? "\(noun) \(last)" : "\(noun)s \(others) and \(last)"
    }
}

extension ExerciseFile {
    fileprivate func without(_ task: Int, starter: TaskRegions) -> ExerciseFile {
        guard let region = regions[task], let given = starter[task] else { return self }
        let emptied = regions.replacing(
            region.lines, with: String(repeating: "\n", count: region.lines.count - 1))
        return ExerciseFile(path: path, text: emptied + "\n" + given.text + "\n")
    }
}
