import ArgumentParser
import Checks
import Reading

struct SettingsCommand: WorkbookCommand {
    static let command = Command.settings

    @Argument(help: "A setting.", completion: .list(WorkbookSettings.Switch.allCases.map(\.rawValue) + ["colors"]))
    var name: String?

    @Argument(help: "on or off; for colors, auto, dark, light, or off.", completion: .list(["on", "off"]))
    var value: String?

    func perform(in session: Session) async throws -> ExitStatus {
        if let name, "colors".hasPrefix(name.lowercased()) {
            if let value {
                guard let colors = WorkbookSettings.Colors(rawValue: value) else {
                    throw Complaint.usage("The colors are `auto`, `dark`, `light`, or `off`, and not \"\(value)\".")
                }
                session.stores.settings.update { $0.colors = colors }
                session.stores.settings.current.color(session.output)
            }
        } else if let name {
            let setting = try WorkbookSettings.Switch.named(
                name, besides: ["colors"], else: "There is no setting")
            if let value {
                guard ["on", "off"].contains(value) else {
                    throw Complaint.usage("A setting is `on` or `off`, and not \"\(value)\".")
                }
                session.stores.settings.update { $0[setting] = value == "on" }
                switch setting {
                case .backgroundBuild where value == "on": session.reading.background?.start()
                case .backgroundBuild: await session.reading.background?.pause()
                case .spoken: session.output.speech = value == "on" ? MarbleSpeech() : nil
                }
            }
        }
        for setting in WorkbookSettings.Switch.allCases {
            let state = session.stores.settings.current[setting] ? "on" : "off"
            session.output.say("`\(setting.rawValue)` is \(state). When it's on, \(setting.summary).")
        }
        session.output.say(
            """
            `colors` is \(session.stores.settings.current.colors.rawValue). `dark` and `light` are for a terminal with \
            that background, `auto` asks the terminal, and `off` writes no colors.
            """)
        return .passed
    }
}

extension CaseIterable where Self: RawRepresentable<String> {
    /// The setting named `word`, or the only setting whose name begins with it.
    /// - Throws: ``Complaint`` that begins with `sentence` and suggests settings.
    static func named(_ word: String, besides others: [String] = [], else sentence: String) throws -> Self {
        let begun = allCases.filter { $0.rawValue.hasPrefix(word.lowercased()) }
        if let named = Self(rawValue: word.lowercased()) ?? (begun.count == 1 ? begun.first : nil) { return named }
        let names = allCases.map(\.rawValue) + others
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        let question = Suggestions.question(for: word, among: names) ?? "The settings are \(list)."
        throw Complaint.usage("\(sentence) \"\(word)\". \(question)")
    }
}
