import ArgumentParser
import Checks
import Grading
import Reading
import Terminal

struct DrillCommand: WorkbookCommand {
    static let command = Command.drill

    @Option(help: "Ask only about one chapter.", completion: .chapters)
    var chapter: String?

    @Flag(help: "Ask five more questions today.")
    var again = false

    func perform(in session: Session) async throws -> ExitStatus {
        let chapter = try chapter.map { try session.book.chapter(named: $0) }
        return try await Drilling(session: session, chapter: chapter, again: again).run()
    }
}

/// A round of drill questions, asked and answered one by one. Each answer is saved at once.
@MainActor
struct Drilling {
    let session: Session
    /// The only chapter to ask about; nil for all.
    let chapter: Chapter?
    /// Whether to ask questions even if the day's questions are answered.
    let again: Bool
    private var output: Output { session.output }

    private var today: Day { session.system.today }

    func run() async throws -> ExitStatus {
        let record = session.stores.drills.current
        let isExtra = again || chapter != nil
        let count = isExtra ? DrillRecord.perDay : record.left(on: today)
        guard count > 0 else {
            output.say("You've answered today's \(DrillRecord.perDay) questions. `drill --again` asks more.")
            return .passed
        }
        var drill = try makeDrill()
        let missed = again ? record.missed(on: today) : []
        let read = session.dialog.readAnswer ?? PlainLineReader().readLine
        var results: [DrillRecord.Answer] = []
        while results.count < count {
            let record = session.stores.drills.current
            // Another session may have answered questions in the meantime.
            guard isExtra || record.left(on: today) > 0, let next = drill.next(record, on: today, repeating: missed)
            else { break }
            if results.isEmpty { introduce() }
            show(next.question, isNew: next.isNew, number: results.count + 1, of: count)
            switch await answer(to: next.question, by: read) {
            case .chosen(let index, let isSure): results.append(note(index, isSure: isSure, to: next.question))
            case .stopped(let status):
                sum(up: results, of: count)
                return status
            }
        }
        guard !results.isEmpty else {
            output.say(nothingToAsk)
            return .passed
        }
        sum(up: results, of: results.count)
        return .passed
    }

    private func makeDrill() throws -> Drill {
        let curriculum = Curriculum(of: session.book.checkout)
        let place = session.noteFurthestPlace()
        let taught = place.map(curriculum.names(upTo:)) ?? []
        if let chapter, let place, chapter.folder > place.chapter {
            throw Complaint.failure(
                """
                You haven't read chapter \(chapter.shortNumber), \(chapter.label), yet. `drill` asks about what you've \
                read.
                """)
        }
        return Drill(
            taught: taught, recent: place.map { curriculum.names(of: $0.chapter) } ?? [],
            about: chapter.map { curriculum.names(of: $0.folder) }, seed: session.makeSeed())
    }

    private var nothingToAsk: String {
        guard let chapter else {
            return "There's nothing to ask yet. The first questions come with chapter 1, so read on."
        }
        return "Chapter \(chapter.shortNumber), \(chapter.label), has no questions so far. Try `drill` without it."
    }

    // MARK: - A question

    private func introduce() {
        output.say("Type the number of your answer: `2`, or `2?` if you aren't sure. `?` shows it, and `q` stops.")
    }

    private func show(_ question: DrillQuestion, isNew: Bool, number: Int, of count: Int) {
        output.blankLine()
        let place = "Question \(number) of \(count)"
        output.say(StyledText(isNew ? place : output.joined([place, "back again"]), style: .heading))
        output.blankLine()
        output.show(question.blocks)
    }

    private enum Reply {
        /// An option; nil if the reader doesn't know.
        case chosen(Int?, isSure: Bool)
        case stopped(ExitStatus)
    }

    private func answer(to question: DrillQuestion, by read: (Prompt) async -> LineOutcome) async -> Reply {
        let prompt = Prompt(output.isSpoken ? "Your answer: " : "answer> ")
        while true {
            switch await read(prompt) {
            case .line(let line):
                let word = line[...].trimmed.lowercased()
                if word == "?" { return .chosen(nil, isSure: false) }
                if ["q", "quit", "exit", "stop"].contains(word) { return .stopped(.passed) }
                let isSure = !word.hasSuffix("?")
                let digits = isSure ? word : String(word.dropLast()[...].trimmed)
                if let number = Int(digits), question.options.indices.contains(number - 1) {
                    return .chosen(number - 1, isSure: isSure)
                }
                output.complain(
                    "Type a number from 1 to \(question.options.count), with a `?` if you aren't sure. `q` stops.")
            case .interrupted, .canceled: return .stopped(session.dialog.mode == .interactive ? .passed : .interrupted)
            case .endOfFile: return .stopped(.passed)
            }
        }
    }

    private func note(_ index: Int?, isSure: Bool, to question: DrillQuestion) -> DrillRecord.Answer {
        let answer: DrillRecord.Answer
        if let misconception = index.flatMap({ question.options[$0].misconception }) {
            answer = .wrong(misconception: misconception.rawValue)
        } else {
            answer = index == nil ? .unknown : isSure ? .right : .rightWithADoubt
        }
        session.stores.drills.update { record in
            record.note(
                answer, to: question.spec.description, options: question.misconceptions.map(\.rawValue), on: today)
        }
        let reply = output.inline(question.options[index ?? question.answer].reply)
        switch answer {
        case .right, .rightWithADoubt: output.say(StyledText("Right. ", style: .good) + reply)
        case .wrong: output.say(StyledText("Not quite: it's \(question.answer + 1). ", style: .bad) + reply)
        case .unknown: output.say(StyledText("It's \(question.answer + 1). ", style: .unsure) + reply)
        }
        return answer
    }

    // MARK: - The end

    private func sum(up results: [DrillRecord.Answer], of count: Int) {
        output.blankLine()
        let rest = count - results.count
        let right = results.count { $0 == .right || $0 == .rightWithADoubt }
        let back = results.count { $0 != .right }
        var sentences = results.isEmpty ? [] : ["\(right) of \(results.count) right."]
        if back > 0 { sentences.append("\(back) \(back == 1 ? "comes" : "come") back tomorrow.") }
        if rest > 0 { sentences.append(rest == 1 ? "`drill` asks the last one." : "`drill` asks the other \(rest).") }
        output.say(sentences.joined(separator: " "))
    }
}

extension Session {
    /// The furthest place that the reader has reached, by reading or by trying a task. It's saved, so a reader who goes
    /// back to chapter 1 is still asked about chapter 6.
    func noteFurthestPlace() -> Place? {
        let known = stores.drills.current.furthest
        guard let place = (triedPlaces + [stores.progress.current.placeInBook, known].compactMap(\.self)).max(by: <)
        else {
            return nil
        }
        if place != known { stores.drills.update { $0.furthest = place } }
        return place
    }

    private var triedPlaces: [Place] {
        let record = stores.progress.current
        // A task that was tried on the tour says nothing about the chapters before it.
        guard record.tour == nil else { return [] }
        let tried = book.chapters.flatMap(\.taskReferences).filter {
            record[$0.key].attempts > 0 || record[$0.key].state == .passed
        }
        return tried.compactMap { task -> Place? in
            guard let steps = try? reading.lesson(of: task.chapter.heading).steps else { return nil }
            let index = steps.firstIndex { $0.offers.contains(.check(task: task.task.number)) }
            return Place(chapter: task.chapter.folder, step: (index ?? 0) + 1)
        }
    }
}
