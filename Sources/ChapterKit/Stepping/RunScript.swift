import SocialService
import Stepping

/// The input of a scripted run, which a person changes while stepping: the keys, and the service's answers.
struct RunScript: Sendable, Equatable {
    /// The keys.
    var keys: TypingScript
    /// The planned answers, as the options gave them, or as they were changed.
    private(set) var plans: [RequestKind: ResponsePlan]
    /// The kinds of request whose plan was changed.
    private var changed: Set<RequestKind> = []

    /// The keys and the plans of a command line.
    init(_ keys: TypingScript, in world: WorldOptions = WorldOptions()) {
        self.keys = keys
        plans = [.search: world.plan ?? world.respond ?? .none, .picture: world.avatarPlan ?? .none]
    }

    /// Gives a request an answer at a time, in place of the one that it had. The others keep theirs.
    mutating func answer(_ request: RunRequest, with response: ResponsePlan.Response, at time: Duration) {
        guard let kind = RequestKind(rawValue: request.kind) else { return }
        // A plan has whole milliseconds. Rounded down, the answer would come before what has happened by now.
        let wait = Latency(.milliseconds(Int(((time - request.sent) / .milliseconds(1)).rounded(.up))))
        plans[kind, default: .none].replaceStep(
            request.index, with: .init(response, latency: response == .never ? nil : wait))
        changed.insert(kind)
    }

    /// The options of a program that make this run.
    /// - Parameter options: the other ones. Their plans stay if they weren't changed.
    func arguments(after options: [String]) -> [String] {
        var arguments = options.removing(options: Set(changed.flatMap(Self.options)))
        for kind in RequestKind.allCases where changed.contains(kind) {
            arguments += [Self.options(for: kind)[0], plans[kind, default: .none].text]
        }
        return arguments + ["--type", keys.text]
    }

    /// The options that plan the answers to a kind of request.
    private static func options(for kind: RequestKind) -> [String] {
        switch kind {
        case .search: ["--plan", "--respond"]
        case .picture: ["--avatar-plan"]
        }
    }
}

extension [String] {
    /// The words of a command line without some flags, and without some options and their values.
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
