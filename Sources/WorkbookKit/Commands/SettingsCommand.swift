import ArgumentParser
import BookText
import Grading
import Reading

struct SettingsCommand: WorkbookCommand {
    static let command = Command.settings

    @Argument(help: "A setting.", completion: .list(WorkbookSettings.Switch.allCases.map(\.rawValue)))
    var name: String?

    @Argument(help: "on or off.", completion: .list(["on", "off"]))
    var value: String?

    func perform(in session: Session) async throws -> ExitStatus {
        if let name {
            let setting = try Self.setting(name)
            if let value {
                guard ["on", "off"].contains(value) else {
                    throw Complaint.usage("A setting is `on` or `off`, and not \"\(value)\".")
                }
                session.settings.update { $0[setting] = value == "on" }
                switch setting {
                case .backgroundBuild where value == "on": session.backgroundBuild?.start()
                case .backgroundBuild: await session.backgroundBuild?.pause()
                case .spoken: session.output.speech = value == "on" ? MarbleSpeech() : nil
                }
            }
        }
        for setting in WorkbookSettings.Switch.allCases {
            let state = session.settings.current[setting] ? "on" : "off"
            session.output.say("`\(setting.rawValue)` is \(state). When it's on, \(setting.summary).")
        }
        return .passed
    }

    private static func setting(_ word: String) throws -> WorkbookSettings.Switch {
        let names = WorkbookSettings.Switch.allCases
        let begun = names.filter { $0.rawValue.hasPrefix(word.lowercased()) }
        if begun.count == 1 { return begun[0] }
        let all = names.map { "`\($0.rawValue)`" }.joined(separator: ", ")
        let question = Suggestions.question(for: word, among: names.map(\.rawValue)) ?? "The settings are \(all)."
        throw Complaint.usage("There is no setting \"\(word)\". \(question)")
    }
}
