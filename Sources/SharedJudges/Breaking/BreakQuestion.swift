import ChapterKit
import Dispatch
import Stepping
import Synchronization

/// The question of a *break* task: find a script for which a faulty app and the right app look different.
///
/// The learner's process sends only the script. The judging process plays both apps, in the same world.
package struct BreakQuestion: Sendable {
    /// Starts an app on a form, and returns the object that is released when the user closes the app.
    package typealias App = @MainActor @Sendable (SearchForm) -> AnyObject
    /// A pipeline in an app that colors its field. It ends when the user closes the app.
    package typealias Pipeline = @MainActor @Sendable (SearchForm) -> any Disposable
    /// The faults that a script can expose, by the names of their messages, and how to recognize each on the screen.
    package typealias Faults = KeyValuePairs<String, @Sendable (ScreenDifference) -> Bool>
    /// Why a script may show no fault, by the names of the messages, and how each is recognized in the right app's run.
    package typealias Reasons = KeyValuePairs<String, @Sendable (SeenRun) -> Bool>

    let faulty: App
    let right: App
    /// The first difference that shows a fault counts; if it shows several, the first of them in this list.
    let faults: [(name: String, shows: @Sendable (ScreenDifference) -> Bool)]
    /// If no fault shows, the first reason that holds counts.
    let reasons: [(name: String, explains: @Sendable (SeenRun) -> Bool)]
    /// The fewest known keys that break the app.
    let shortest: String

    private let known = KnownPlays()
}

private struct PlayedApps: Sendable {
    let faulty: SeenRun
    let right: SeenRun
}

/// A cache of played apps by script. A script plays the same under every seed.
private final class KnownPlays: Sendable {
    private static let capacity = 50
    private let known = Mutex<[[String]: PlayedApps]>([:])

    subscript(script: [String]) -> PlayedApps? {
        get { known.withLock { $0[script] } }
        set {
            known.withLock { known in
                if known.count == Self.capacity { known = [:] }
                known[script] = newValue
            }
        }
    }
}

extension BookTask {
    /// A task that asks for a script which breaks an app.
    ///
    ///     static let breakTheClosing = BookTask(
    ///         breaking: { form in SearchingController(form: form, isHeldBySearches: true) },
    ///         besides: { form in SearchingController(form: form, isHeldBySearches: false) },
    ///         shortest: "tea{return}{return}", faults: ["slow answer": { $0.right.isClosed }])
    package init(
        breaking faulty: @escaping BreakQuestion.App, besides right: @escaping BreakQuestion.App, shortest: String,
        faults: BreakQuestion.Faults, reasons: BreakQuestion.Reasons = [:]
    ) {
        let question = BreakQuestion(
            faulty: faulty, right: right, faults: faults.map { ($0, $1) }, reasons: reasons.map { ($0, $1) },
            shortest: shortest)
        let script = Scenario("the script, in the faulty app and in the right one") { _ in
            []
        } judge: { transcript in
            question.finding(in: transcript)
        } remark: { transcript in
            question.discovery(in: transcript)
        }
        let named = (faults.map(\.key) + reasons.map(\.key)).map { Mistake.named($0) } + BreakQuestion.mistakes
        self.init(outside: "A script is played by the workbook's own apps.") {
            TaskJudge(number: $0, scenarios: [script], mistakes: named)
        }
    }

    package init(
        breaking faulty: @escaping BreakQuestion.Pipeline, besides right: @escaping BreakQuestion.Pipeline,
        shortest: String, faults: BreakQuestion.Faults
    ) {
        self.init(
            breaking: { form in BreakQuestion.start(faulty, on: form) },
            besides: { form in BreakQuestion.start(right, on: form) }, shortest: shortest, faults: faults)
    }
}

extension BreakQuestion {
    /// The mistakes of a script, for the proof that each name has a message.
    fileprivate static let mistakes = [
        "endless script", "no fault shows", "question never answered", "only the requests differ",
        "unplayable script", "unreadable keys", "no keys", "too many keys", "keys take too long", "unknown access",
        "unreadable plan", "too many answers", "answer takes too long", "unreadable world", "another fault",
    ].map { Mistake.named($0) }

    @MainActor
    fileprivate static func start(_ pipeline: Pipeline, on form: SearchForm) -> AnyObject {
        validate(form.searchField)
        return pipeline(form).scoped()
    }

    fileprivate func finding(in transcript: Transcript) -> Finding? {
        do throws(Finding) {
            let outcome = try play(transcript)
            if outcome.faulty.isEndless || outcome.right.isEndless {
                return Finding(named: "endless script")
            }
            return differences(outcome).isEmpty ? harmless(outcome) : nil
        } catch {
            return error
        }
    }

    /// The fault that a script exposed, with its instant and the number of keys; nil if the apps never differ.
    fileprivate func discovery(in transcript: Transcript) -> Discovery? {
        guard let outcome = try? play(transcript) else { return nil }
        let differences = differences(outcome)
        guard let first = differences.first else { return nil }
        let named = differences.lazy.compactMap { difference in
            faults.first { $0.shows(difference) }.map { (name: $0.name, difference: difference) }
        }.first
        let (name, difference) = named ?? ("another fault", first)
        return Discovery(
            Finding(named: name),
            details: [difference.description, keyCount(transcript)].compactMap(\.self).joined(separator: "\n"))
    }

    /// The numbers of keys in the script and in the shortest known script; nil if a script can't be parsed.
    private func keyCount(_ transcript: Transcript) -> String? {
        guard let keys = try? TypingScript(parsing: PlayableScript.texts(in: transcript)[0]),
            let best = try? TypingScript(parsing: shortest)
        else { return nil }
        let (yours, known) = (keys.presses.count, best.presses.count)
        let taken = "Yours takes \(yours) key\(yours == 1 ? "" : "s")"
        if yours < known { return "\(taken). The shortest known until now took \(known)." }
        return yours == known
            ? "\(taken), and no shorter one is known." : "\(taken), the shortest known takes \(known)."
    }

    private func differences(_ outcome: PlayedApps) -> [ScreenDifference] {
        ScreenDifference.all(between: outcome.faulty, and: outcome.right)
    }

    private func harmless(_ outcome: PlayedApps) -> Finding {
        let screen = outcome.right.moments.last.map { "\n  \($0.shown)\n" } ?? ""
        let sent = [outcome.faulty, outcome.right].map { $0.moments.last?.requests ?? 0 }
        if outcome.right.isUnanswered { return Finding(named: "question never answered", places: ["screen": screen]) }
        if let reason = reasons.first(where: { $0.explains(outcome.right) }) { return Finding(named: reason.name) }
        if sent[0] == sent[1] { return Finding(named: "no fault shows", places: ["screen": screen]) }
        return Finding(
            named: "only the requests differ",
            places: ["screen": screen, "faulty": "\(sent[0])", "right": "\(sent[1])"])
    }

    /// Plays a script in both apps on the main queue, where apps run, or returns what is known of it.
    private func play(_ transcript: Transcript) throws(Finding) -> PlayedApps {
        let texts = PlayableScript.texts(in: transcript)
        if let outcome = known[texts] { return outcome }
        let script = try PlayableScript(texts)
        let (keys, world, faulty, right) = (script.keys, script.world, faulty, right)
        let run: @Sendable () -> PlayedApps? = {
            MainActor.assumeIsolated {
                guard let bad = try? SeenRun(of: faulty, keys: keys, world: world),
                    let good = try? SeenRun(of: right, keys: keys, world: world)
                else { return nil }
                return PlayedApps(faulty: bad, right: good)
            }
        }
        guard let outcome = CurrentThread.name == ThreadName.main ? run() : DispatchQueue.main.sync(execute: run) else {
            throw Finding(named: "unplayable script")
        }
        known[texts] = outcome
        return outcome
    }
}
