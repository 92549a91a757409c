/// How the service and its accounts behave in the next runs, as stored in `.workbook/service.json`.
///
///     { "version": 1, "access": "deny", "accounts": 2, "latency": "50ms-400ms", "respond": "503,drop", "seed": 7,
///       "query": ["count=5"] }
///
/// Defaults are left out. The values are written as in the chapters' options.
package struct ServiceSettings: KeptState {
    package static let fileName = "service"
    package static let subject = "service settings"
    package static let currentVersion = 1
    package static let afterDamage = "the service behaves as usual again"

    package var version = Self.currentVersion
    /// The answer to the app's request for access: `grant` or `deny`; nil to ask the reader.
    package var access: String?
    /// The number of accounts on the device; nil for one.
    package var accounts: Int?
    package var latency: String?
    /// The responses to searches; the last one is repeated.
    package var respond: String?
    /// The responses to searches with their latencies; after the last one, the default responses.
    package var plan: String?
    package var seed: UInt64?
    /// Parameters to add to each search or to replace in it, `KEY=VALUE`.
    package var query: [String]?

    package init() {}

    package var isUsual: Bool { self == ServiceSettings() }

    /// The settings as options of a chapter's program, without the options that the reader gave.
    package func options(besides given: [String]) -> [String] {
        let names = Set(given.filter { $0.hasPrefix("--") }.map { String($0.prefix { $0 != "=" }) })
        // These two options exclude each other.
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
