import ArgumentParser
import Foundation
import Grading
import LineEditor
import SocialService
import TerminalUI

struct ServiceCommand: WorkbookCommand {
    /// What can be set, each with what may stand behind it.
    enum Setting: String, CaseIterable {
        case grant, deny, ask, add, delete, latency, fail, plan, seed, query, reset

        var usage: String {
            switch self {
            case .grant, .deny, .ask, .reset: rawValue
            case .add, .delete: "\(rawValue) [COUNT]"
            case .latency: "latency 80ms|50ms-400ms|usual"
            case .fail: "fail STATUS|drop|never|malformed[,…]|usual"
            case .plan: "plan \"200@400ms,200@80ms,503\"|usual"
            case .seed: "seed NUMBER|usual"
            case .query: "query KEY=VALUE|usual"
            }
        }
    }

    static let command = Command(
        "service",
        usage: "[grant|deny|ask|add|delete|latency|fail|plan|seed|query|reset] [VALUE]",
        summary: "Say how Twitter and its accounts behave in the runs that follow.",
        details: """
            Alone it shows how they behave now. `grant` and `deny` answer the app's question for the accounts, `ask` asks you, and asks \
            anew. `add` and `delete` change the number of accounts. `latency 50ms-400ms`, `fail 503,drop` and \
            `plan "200@400ms,200@80ms,503"` say when and what the service answers; `query count=x` sends it something of your own; \
            `usual` takes one of them back and `reset` all. An option that you give to `run` counts for that run, whatever is set here.
            """,
        example: "service fail 503,200",
        completes: .settings
    )

    @Argument(help: "What to set.", completion: .serviceSettings)
    var setting: String?

    @Argument(help: "The value: a count, a time, a plan.")
    var value: String?

    func perform(in session: Session) async throws -> ExitStatus {
        if let setting {
            try change(try Self.setting(setting), session)
        } else if let value {
            throw Complaint.usage("\"\(value)\" is no setting.")
        }
        show(session)
        return .passed
    }

    private static func setting(_ word: String) throws -> Setting {
        let typed = word.lowercased()
        let names = Setting.allCases.map(\.rawValue)
        if let exact = Setting(rawValue: typed) { return exact }
        let begun = Setting.allCases.filter { $0.rawValue.hasPrefix(typed) }
        if begun.count == 1 { return begun[0] }
        let likely = begun.isEmpty ? Suggestions.closest(to: typed, among: names) : begun.map(\.rawValue)
        let question = Suggestions.question(likely) ?? "There are \(names.map { "`\($0)`" }.joined(separator: ", "))."
        throw Complaint.usage("The service has no setting \"\(word)\". \(question)")
    }

    // MARK: Changing

    @MainActor
    private func change(_ setting: Setting, _ session: Session) throws {
        let isUsual = value?.lowercased() == "usual"
        var changed = session.service.current
        switch setting {
        case .grant, .deny:
            try refuseValue(of: setting)
            changed.access = setting.rawValue
        case .ask:
            try refuseValue(of: setting)
            changed.access = nil
            forgetAnswer()
        case .add:
            changed.accounts = min(100, (changed.accounts ?? 1) + (try count(setting)))
        case .delete:
            changed.accounts = max(0, (changed.accounts ?? 1) - (try count(setting)))
        case .latency:
            changed.latency = isUsual ? nil : try wanted(setting) { _ = try Latency(parsing: $0) }
        case .fail:
            changed.respond = isUsual ? nil : try wanted(setting) { _ = try ResponsePlan(parsing: $0) }
            if !isUsual { changed.plan = nil }
        case .plan:
            changed.plan = isUsual ? nil : try wanted(setting) { _ = try ResponsePlan(parsing: $0) }
            if !isUsual { changed.respond = nil }
        case .seed:
            changed.seed = isUsual ? nil : try number(setting)
        case .query:
            changed.query =
                isUsual
                ? nil
                : (changed.query ?? []) + [
                    try wanted(setting) { text in
                        guard text.drop(while: { $0 != "=" }).first == "=", text.first != "=" else {
                            throw Complaint.usage("A parameter is written KEY=VALUE, such as `count=5`.")
                        }
                    }
                ]
        case .reset:
            try refuseValue(of: setting)
            changed = ServiceSettings()
            forgetAnswer()
        }
        if changed.accounts == 1 { changed.accounts = nil }
        session.service.update { $0 = changed }
    }

    private func refuseValue(of setting: Setting) throws {
        if let value {
            throw Complaint.usage("`service \(setting.rawValue)` takes nothing behind it, and there is \"\(value)\".")
        }
    }

    private func count(_ setting: Setting) throws -> Int {
        guard let value else { return 1 }
        guard let count = Int(value), (1...100).contains(count) else {
            throw Complaint.usage("\"\(value)\" is no count from 1 to 100: `service \(setting.usage)`.")
        }
        return count
    }

    private func number(_ setting: Setting) throws -> UInt64 {
        guard let value, let number = UInt64(value) else {
            throw Complaint.usage("It is used like this: `service \(setting.usage)`.")
        }
        return number
    }

    private func wanted(_ setting: Setting, _ parse: (String) throws -> Void) throws -> String {
        guard let value else { throw Complaint.usage("It is used like this: `service \(setting.usage)`.") }
        do {
            try parse(value)
        } catch let complaint as Complaint {
            throw complaint
        } catch {
            throw Complaint.usage("\(error)")
        }
        return value
    }

    /// The answer that the reader gave on the screen of a chapter, and that is remembered from run to run.
    private func forgetAnswer() {
        guard let file = Self.answerFile else { return }
        try? FileManager.default.removeItem(at: file)
    }

    private static var answerFile: URL? {
        StateFolder.path(for: "workbook").map { URL(filePath: $0).appending(path: "access") }
    }

    // MARK: Showing

    @MainActor
    private func show(_ session: Session) {
        let settings = session.service.current
        let answer = Self.answerFile.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        let remembered = answer.map { $0.contains("granted") ? "granted before" : "denied before" }
        let access =
            switch settings.access {
            case "grant": "granted, without a question"
            case "deny": "denied, without a question"
            default: remembered.map { "\($0); `service ask` asks anew" } ?? "you are asked once"
            }
        let rows: [(String, String, Bool)] = [
            ("access", access, settings.access != nil),
            ("accounts", "\(settings.accounts ?? 1)", settings.accounts != nil),
            ("latency", settings.latency ?? "usual", settings.latency != nil),
            (
                "answers", settings.plan.map { "\($0), then as usual" } ?? settings.respond ?? "usual",
                settings.plan ?? settings.respond != nil
            ),
            ("seed", settings.seed.map(String.init) ?? "usual", settings.seed != nil),
            ("query", settings.query?.joined(separator: " ") ?? "usual", settings.query != nil),
        ]
        for (name, text, isSet) in rows {
            let value = InlineMarkdown(colored: session.output.isColored).text(text, base: isSet ? .bold : .dim)
            session.output.say(StyledText(name.padded(to: 10)) + value)
        }
        if !settings.isUsual {
            session.output.say(
                StyledText("`service reset` makes all of it usual again.".replacing("`", with: ""), style: .dim))
        }
    }
}
