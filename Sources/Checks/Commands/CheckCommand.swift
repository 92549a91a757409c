import ArgumentParser
import Foundation
import Grading
import Reading
import Stepping

struct CheckCommand: WorkbookCommand {
    static let command = Command.check

    @Argument(help: "A chapter, or one of its tasks: a chapter, a dot and a number.", completion: .chaptersAndTasks)
    var what: String?

    @OptionGroup var options: CheckOptions

    func perform(in session: Session) async throws -> ExitStatus {
        let subject = try session.subject(named: what)
        try await session.prepareToCheck()

        let status = StatusLine(session.output)
        if session.dialog.mode == .interactive, !options.plain { status.show(Session.checking) }
        let before = session.stores.progress.current
        var early = EarlyVerdicts(subject: subject, isShown: session.output.isTerminal && !options.isForPrograms)
        let report = try await session.untilInterrupted {
            let checked = await session.grade(
                subject, seed: options.seed,
                judged: { verdict in
                    guard let beginning = early.add(verdict) else { return }
                    status.pause()
                    CheckReport(
                        report: beginning, before: before, session: session, showsCompilersText: options.compiler
                    ).showBeginning()
                    if session.output.canRedraw { status.show(Session.shortening) }
                },
                tell: { notice in
                    if session.output.canRedraw { status.show(notice) }
                })
            // After Ctrl-C, this saves the verdicts so far.
            session.remember(checked)
            return checked.report
        }
        let line = session.failingLine(of: report)
        status.clear()
        try Task.checkCancellation()

        if options.gradescope {
            session.output.verbatim(
                GradescopeReport().json(of: [report]).trimmingCharacters(in: .newlines), forPrograms: true)
        } else if options.json {
            session.output.verbatim(
                ExercismReport().json(of: report).trimmingCharacters(in: .newlines), forPrograms: true)
        } else if options.plain {
            session.showPlainBeginning(of: subject)
            session.showPlainly(report, of: subject, failing: line)
        } else {
            await session.paged {
                CheckReport(
                    report: report, before: before, session: session, showsCompilersText: options.compiler,
                    shown: early.shown, line: line
                ).show()
                session.sayWhatExamplesCatch(of: subject)
            }
            try await session.showOwnPipeline(of: subject.chapter, before: before)
        }
        return report.isPass ? .passed : .notPassed
    }
}
