import BookText
import Contents
import Foundation
import Reading

/// The commands that run without the whole workbook.
extension LessonReader {
    /// Runs a line, or waits until the whole workbook can run it. Mistakes that can be found here are reported at once.
    func follow(_ line: String) async throws {
        let words = try Words.typed(line)
        guard let first = words.first else { return try await advance() }
        if words.count == 1, let number = Int(first), let question = position?.question {
            return try await answer(question.guess, with: number, at: question.position)
        }
        let command = try Command.named(first)
        let rest = Array(words.dropFirst())
        let chapters = ChapterHeading.all
        try command.check(rest, chapters: chapters) { chapter throws(Complaint) in
            try checkout.lesson(of: chapter, isLast: chapter == ChapterHeading.all.last).tasks
        }
        switch (command, rest.count) {
        case (.next, 0): try await goOn()
        case (.back, 0): try await goBack()
        case (.read, 0): try await showCurrentStep()
        case (.list, _) where rest != ["--help"]: try await list(asJSON: !rest.isEmpty)
        case (.doctor, 0): try await examine()
        case (.help, _): try await help(rest.joined(separator: " "))
        case (.open, 1) where !rest[0].contains("."):
            try await open(chapters[try chapters.index(named: rest[0])], for: line)
        case (.guess, 1):
            guard let number = Int(rest[0]), let question = position?.question else { return try await handOver(line) }
            try await answer(question.guess, with: number, at: question.position)
        case (.task, 1): try await showTask(rest[0], for: line)
        case (.run, _): try await run(rest)
        case (.quit, 0): wantsToLeave = true
        default: try await handOver(line)
        }
    }

    private func list(asJSON: Bool) async throws {
        let (record, position) = (progress.current, position)
        let list = ChapterList(
            ChapterHeading.all.map { chapter in
                let tasks = (try? checkout.lesson(of: chapter, isLast: chapter == ChapterHeading.all.last).tasks) ?? []
                let passed = tasks.count { record[TaskKey(chapter: chapter.folder, task: $0)].state == .passed }
                let here = position.flatMap { $0.chapter == chapter ? $0 : nil }
                return ChapterList.Entry(
                    chapter, place: here.map { ($0.index + 1, $0.lesson.steps.count) }, passed: passed,
                    of: tasks.count)
            })
        if asJSON { return output.verbatim(try list.json(), forPrograms: true) }
        await paged { list.show(on: output) }
    }

    /// Shows a task's goal. If only the judge knows the goal's values, the whole workbook shows it.
    private func showTask(_ name: String, for line: String) async throws {
        let parts = name.split(separator: ".")
        let chapters = ChapterHeading.all
        guard parts.count == 2, let number = Int(parts[1]), let index = try? chapters.index(named: String(parts[0])),
            let page = TaskPage(of: number, in: chapters[index], of: checkout)
        else { return try await handOver(line) }
        let isPassed = progress.current[TaskKey(chapter: chapters[index].folder, task: number)].state == .passed
        await paged { page.show(on: output, isPassed: isPassed) }
    }

    private func examine() async throws {
        var examination = Examination(
            of: checkout, in: folder, isAtPrompt: true, isBuilding: background.task != nil,
            environment: ProcessInfo.processInfo.environment, programs: SystemPrograms(), output: output)
        let built = "Built: this first part of the workbook. The whole one also checks how your code can be isolated."
        _ = try await examination.run(chapters: ChapterHeading.all, built: [built])
    }

    private func help(_ topic: String) async throws {
        let operators = OperatorPages(of: checkout)
        let topics = HelpTopics(
            of: checkout, operators: operators.names, page: { operators.page(for: $0).map(Self.shown) },
            pageElsewhere: { typed in
                operators.page(forNameElsewhere: typed).map { (name: $0.name, page: Self.shown($0)) }
            })
        let page = try topics.page(about: topic)
        await paged { page(output) }
    }

    private static func shown(_ page: OperatorPage) -> HelpTopics.Page {
        { output in
            page.show(on: output) {
                if let lines = page.diagram(width: output.columns - 4) {
                    output.show([.code(info: "marbles", lines: lines)])
                } else {
                    output.say("Its diagram is wider than this window. `marbles \(page.name)` draws one that fits.")
                }
            }
        }
    }
}
