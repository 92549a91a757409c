/// How the world outside the app behaves in the runs that follow, as it stands in `.workbook/service.json`.
///
///     { "version": 1, "access": "deny", "accounts": 2, "latency": "50ms-400ms", "respond": "503,drop", "seed": 7, "query": ["count=5"] }
///
/// What is as usual is left out. The words are those of the chapters' own options, and are handed to them as they are.
struct ServiceSettings: KeptState {
    static let fileName = "service"
    static let subject = "service settings"
    static let currentVersion = 1
    static let afterDamage = "the service behaves as usual again"

    var version = Self.currentVersion
    /// What the user answers when the app wants the accounts: `grant` or `deny`; nil where a person is asked.
    var access: String?
    /// How many accounts the device has; nil for the usual one.
    var accounts: Int?
    var latency: String?
    /// What each search is answered, the last for ever.
    var respond: String?
    /// What each search is answered, with its latency; as usual after the last.
    var plan: String?
    var seed: UInt64?
    /// Parameters that are added to each search or replaced in it, `KEY=VALUE`.
    var query: [String]?

    /// Whether everything is as usual.
    var isUsual: Bool { self == ServiceSettings() }

    /// The settings as options of a chapter's program, without those that the reader gives there.
    func options(besides given: [String]) -> [String] {
        let names = Set(given.filter { $0.hasPrefix("--") }.map { String($0.prefix { $0 != "=" }) })
        // These two say the same thing in two ways.
        let answers = names.isDisjoint(with: ["--respond", "--plan"])
        var options: [String] = []
        func add(_ name: String, _ value: String?) {
            guard let value, !names.contains(name) else { return }
            options += [name, value]
        }
        add("--access", access)
        add("--accounts", accounts.map(String.init))
        add("--latency", latency)
        if answers {
            add("--respond", respond)
            add("--plan", plan)
        }
        add("--seed", seed.map(String.init))
        for parameter in query ?? [] where !names.contains("--query") { options += ["--query", parameter] }
        return options
    }
}
