import Grading

/// What the solution and the wrong answers leave behind, for Views.txt.
public enum ViewRecording {
    /// The programs of a chapter, task by task: the solution, then the wrong answers in the order of Answers.md.
    public static func programs(of chapter: Chapter, rehearsals: Rehearsals) async throws -> [KnownViews.Program] {
        try await rehearsals.compiled(chapter)
        return try await chapter.tasks.filter { $0.kind != .predict && $0.kind != .breakIt }.concurrentMap { task in
            let solution = try await transcripts(of: Book.solution(of: chapter), task, in: chapter)
            let wrong = Book.answers(to: task.number, of: chapter.id).filter { !$0.isRight }
            let views = try await wrong.concurrentMap { answer in
                let view = answer.mayRunFreely ? nil : try await view(of: answer, task, beside: solution)
                return KnownViews.Program(task: task.number, name: answer.nameInTask, view: view)
            }
            let right = task.programView(of: solution, beside: solution)
            return [KnownViews.Program(task: task.number, name: KnownViews.solution, view: right)] + views
        }.flatMap(\.self)
    }

    /// Nil if a program doesn't come to its end, works outside the schedulers, or leaves other recordings each time.
    private static func view(of answer: Answer, _ task: ExerciseTask, beside solution: [Transcript]) async throws
        -> ProgramView?
    {
        var views: Set<ProgramView?> = []
        for _ in 1...3 {
            let transcripts = try await transcripts(of: answer.exercise(), task, in: answer.itsChapter)
            views.insert(task.programView(of: transcripts, beside: solution))
        }
        return views.count == 1 ? views.first ?? nil : nil
    }

    private static func transcripts(of file: ExerciseFile, _ task: ExerciseTask, in chapter: Chapter) async throws
        -> [Transcript]
    {
        try await Rehearsal(of: chapter, task: task.number, in: file, seeds: [KnownViews.seed]).transcripts
    }
}

extension Answer {
    /// Whether it has work that the virtual clock doesn't know, so that its recordings may depend on the load. Chapter
    /// 13's tasks are stepped on that clock.
    var mayRunFreely: Bool { itsChapter.number != "13" && text.contains(/\b(Task|Thread|Timer|Dispatch\w+)\b/) }

    /// Its name among the answers to its task: "off-by-one/2".
    var nameInTask: String { name.split(separator: "/").dropFirst(2).joined(separator: "/") }
}
