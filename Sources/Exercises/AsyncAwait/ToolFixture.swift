import Observation
import Playing
import ReactiveCore
import StarterProject

/// Runs the program that solves a problem with the tool that the learner chose.
///
/// Actions: `solve`, once, which starts the program for a problem; `sendText`, an event, or `both`, several in a turn.
/// Lanes: `choice`, the tool; `outcome`, what each listener's program does, with the listener's number. A tool that's
/// larger than it needs to be does what the smallest one does.
@MainActor
final class ToolFixture: Fixture {
    /// How long a service, a file, or a disk takes.
    private static let latency = Duration.milliseconds(300)

    private let context: ScenarioContext
    private let choices: [Problem: Tool]
    private let clock: TaskClock
    private let state = EventList()
    private let stream = AsyncStream.makeStream(of: String.self)
    private let subject = Subject<String, Never>()
    private var problem = Problem.title
    private var drawn: String?
    private var isDrawn = false

    init(_ context: ScenarioContext, choices: [Problem: Tool]) {
        (self.context, self.choices) = (context, choices)
        clock = TaskClock(on: context.schedulers.background)
    }

    func perform(_ action: BookVerb) throws(UnknownAction) {
        if case .solve(let problem) = action { return begin(problem) }
        for verb in action.parts {
            guard let event = verb.sentText else { throw UnknownAction() }
            state.events.append(event)
            stream.continuation.yield(event)
            subject.send(event)
        }
    }

    /// A screen that's drawn again after each turn reads a computed property.
    func recordState() {
        if isDrawn, drawn != shown { show(shown) }
    }

    private func begin(_ problem: Problem) {
        self.problem = problem
        let choice = choices[problem] ?? .undecided
        context.observer.next("\(choice)", in: .choice)
        let tool = problem.tools.contains(choice) ? problem.tools[0] : choice
        for listener in 1...(problem == .taps ? 2 : 1) { start(tool, for: listener) }
    }

    private func start(_ tool: Tool, for listener: Int) {
        switch tool {
        case .undecided: break
        // Neither can wait.
        case .constant: if !problem.takesTime, !shown.isEmpty { show(shown, for: listener) }
        case .computedProperty: isDrawn = !problem.takesTime
        case .asyncFunction: Task { await answer(shown, for: listener) }
        case .taskID: Task { await restart(for: listener) }
        case .observations:
            guard #available(macOS 26, *) else { return }
            Task { for await state in Observations({ self.shown }) { await answer(state, for: listener) } }
        case .asyncStream: Task { for await event in stream.stream { await answer(event, for: listener) } }
        case .signal:
            subject.signal.deliver(on: context.schedulers.main)
                .subscribe(next: { event in self.show(event, for: listener) })
        }
    }

    /// What `.task(id:)` does: each new state cancels the task of the one before.
    private func restart(for listener: Int) async {
        guard #available(macOS 26, *) else { return }
        var task: Task<Void, Never>?
        for await state in Observations({ self.shown }) {
            task?.cancel()
            task = Task { await answer(state, for: listener) }
        }
    }

    /// The state, as the screen needs it.
    private var shown: String {
        let events = state.events
        return switch problem {
        case .title: "Twitter Instant"
        case .total: "\(events.compactMap(Int.init).reduce(0, +))"
        case .button: Set(events).isSuperset(of: ["name", "password"]) ? "enabled" : "disabled"
        case .settings: "settings"
        case .search, .saving, .download, .taps: events.last ?? ""
        }
    }

    private func answer(_ state: String, for listener: Int) async {
        if problem.takesTime {
            do { try await clock.sleep(for: Self.latency) } catch { return }
        }
        if !state.isEmpty { show(state, for: listener) }
    }

    private func show(_ text: String, for listener: Int = 1) {
        drawn = text
        context.observer.next(text, in: .outcome, of: listener)
    }
}

extension Problem {
    fileprivate var takesTime: Bool { [.settings, .search, .saving, .download].contains(self) }

    /// The tools that solve it, the smallest first.
    fileprivate var tools: [Tool] {
        switch self {
        case .title: Array(Tool.allCases.dropFirst())
        case .total, .button: [.computedProperty, .taskID, .observations, .asyncStream, .signal]
        case .settings: [.asyncFunction, .taskID, .observations, .asyncStream, .signal]
        case .search: [.taskID, .signal]
        case .saving: [.observations, .signal]
        case .download: [.asyncStream, .signal]
        case .taps: [.signal]
        }
    }
}
