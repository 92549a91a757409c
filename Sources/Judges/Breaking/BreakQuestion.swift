import ChapterKit
import Dispatch
import Exercises
import Grading
import ReactiveCore
import StarterProject
import Synchronization

/// What a *break* task asks: to write a script with which a faulty app shows something else than the right app.
///
///     extension ExerciseTask {
///         static let breakIt = ExerciseTask(
///             number: 2,
///             breaking: BreakQuestion(
///                 faulty: { form in InstantSearch(form: form) }, right: { form in RightSearch(form: form) },
///                 faults: [.staleAnswer, .deletedText], shortest: "swift"))
///     }
///
/// The learner's process hands over the script and nothing else. Both apps are played here, in the same world.
struct BreakQuestion: Sendable {
    /// Starts an app on a form, and returns what is released when the user closes the app.
    typealias App = @MainActor @Sendable (SearchForm) -> AnyObject

    let faulty: App
    let right: App
    /// The faults that a script can expose. The first one that shows, at the first difference that has a name, is
    /// named.
    let faults: [BreakFault]
    /// The shortest keys that are known to break the app.
    let shortest: String

    private let known = KnownOutcomes()

    init(faulty: @escaping App, right: @escaping App, faults: [BreakFault], shortest: String) {
        (self.faulty, self.right, self.faults, self.shortest) = (faulty, right, faults, shortest)
    }
}

/// What happened in both apps.
private struct Outcome: Sendable {
    let faulty: SeenRun
    let right: SeenRun
}

/// The outcomes of the scripts that were played last. The same script has the same outcome, under each seed.
private final class KnownOutcomes: Sendable {
    private static let capacity = 50
    private let known = Mutex<[[String]: Outcome]>([:])

    subscript(script: [String]) -> Outcome? {
        get { known.withLock { $0[script] } }
        set {
            known.withLock { known in
                if known.count == Self.capacity { known = [:] }
                known[script] = newValue
            }
        }
    }
}

extension ExerciseTask {
    /// A task that asks for a script.
    init(number: Int, points: Int = 1, breaking question: BreakQuestion) {
        self.init(
            number: number, points: points,
            scenarios: [
                Scenario("the script, in the faulty app and in the right one") { _ in
                    []
                } judge: { transcript in
                    question.finding(in: transcript)
                } remark: { transcript in
                    question.discovery(in: transcript)
                }
            ])
    }
}

extension BreakQuestion {
    /// Why a script doesn't break the app; nil if it does.
    fileprivate func finding(in transcript: Transcript) -> Finding? {
        do throws(Finding) {
            let outcome = try play(transcript)
            if outcome.faulty.isEndless || outcome.right.isEndless {
                return Finding("The apps never come to rest with this script. Write a shorter one.")
            }
            return differences(outcome).isEmpty ? harmless(outcome) : nil
        } catch {
            return error
        }
    }

    /// Which fault a script exposed, where it shows, and how many keys it takes; nil if it exposed none.
    fileprivate func discovery(in transcript: Transcript) -> String? {
        guard let outcome = try? play(transcript) else { return nil }
        let differences = differences(outcome)
        guard let first = differences.first else { return nil }
        let keys = keyCount(transcript).map { "\n" + $0 } ?? ""
        for difference in differences {
            if let fault = faults.first(where: { $0.shows(difference) }) {
                return "\(fault.sentence)\n\(difference.description)\(keys)"
            }
        }
        return "The two apps show different things.\n\(first.description)\(keys)"
    }

    /// How long a script is, and how long the shortest known one.
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

    private func differences(_ outcome: Outcome) -> [ScreenDifference] {
        ScreenDifference.all(between: outcome.faulty, and: outcome.right)
    }

    /// What the user saw in both apps.
    private func harmless(_ outcome: Outcome) -> Finding {
        var lines = ["No fault shows: both apps show the same at every instant. The last screen:"]
        if let last = outcome.right.moments.last { lines.append("  " + last.shown) }
        let sent = [outcome.faulty, outcome.right].map { $0.moments.last?.requests ?? 0 }
        if outcome.right.isUnanswered {
            lines.append("The question for access was never answered: put {allow} or {deny} into `keys`.")
        } else if sent[0] != sent[1] {
            lines.append("You're close: the faulty app sent \(sent[0]) requests, and the right one \(sent[1]).")
        }
        return Finding(lines.joined(separator: "\n"), hint: 1)
    }

    /// Plays a script into both apps, on the main queue, where apps run.
    private func play(_ transcript: Transcript) throws(Finding) -> Outcome {
        let texts = PlayableScript.texts(in: transcript)
        if let outcome = known[texts] { return outcome }
        let script = try PlayableScript(texts)
        let (keys, world, faulty, right) = (script.keys, script.world, faulty, right)
        let run: @Sendable () -> Outcome? = {
            MainActor.assumeIsolated {
                guard let bad = try? SeenRun(of: faulty, keys: keys, world: world),
                    let good = try? SeenRun(of: right, keys: keys, world: world)
                else { return nil }
                return Outcome(faulty: bad, right: good)
            }
        }
        guard let outcome = CurrentThread.name == ThreadName.main ? run() : DispatchQueue.main.sync(execute: run) else {
            throw Finding("The script can't be played. Check again.")
        }
        known[texts] = outcome
        return outcome
    }
}
