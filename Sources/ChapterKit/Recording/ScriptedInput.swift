import SocialService
import Stepping

/// The input of a scripted run, which the user changes while stepping: the keys, and the service's answers.
struct ScriptedInput: Sendable, Equatable {
    var keys: TypingScript
    private(set) var plans: [RequestKind: ResponsePlan]
    private var changed: Set<RequestKind> = []

    init(_ keys: TypingScript, in world: WorldOptions = WorldOptions()) {
        self.keys = keys
        plans = [.search: world.plan ?? world.respond ?? .none, .picture: world.avatarPlan ?? .none]
    }

    /// Plans a request's answer for `time`. The other requests keep their answers.
    mutating func answer(_ request: RecordedRun.Request, with response: ResponsePlan.Response, at time: Duration) {
        guard let kind = RequestKind(rawValue: request.kind) else { return }
        // A plan has whole milliseconds. Rounded down, the answer could come before events that have already happened.
        let wait = Latency(.milliseconds(Int(((time - request.sent) / .milliseconds(1)).rounded(.up))))
        plans[kind, default: .none].replaceStep(
            request.index, with: .init(response, latency: response == .never ? nil : wait))
        changed.insert(kind)
    }

    /// The options of a command line that repeats this run.
    /// - Parameter options: the program's other options. Unchanged plans are left in them.
    func arguments(after options: [String]) -> [String] {
        var arguments = options.removing(options: Set(changed.flatMap(Self.options)))
        for kind in RequestKind.allCases where changed.contains(kind) {
            arguments += [Self.options(for: kind)[0], plans[kind, default: .none].text]
        }
        return arguments + ["--type", keys.text]
    }

    private static func options(for kind: RequestKind) -> [String] {
        switch kind {
        case .search: ["--plan", "--respond"]
        case .picture: ["--avatar-plan"]
        }
    }
}

extension [String] {
    /// The words of a command line without the given flags, and without the given options and their values.
    ///
    ///     ["--plan", "2*503", "--trace"].removing(options: ["--plan"])  // ["--trace"]
    func removing(flags: Set<String> = [], options: Set<String>) -> [String] {
        var rest: [String] = []
        var words = self[...]
        while let word = words.popFirst() {
            if options.contains(word) {
                words = words.dropFirst()
            } else if !flags.contains(word), !options.contains(where: { word.hasPrefix("\($0)=") }) {
                rest.append(word)
            }
        }
        return rest
    }
}
