import ArgumentParser
import Checks
import Foundation
import Grading
import Reading
import Terminal

struct ServiceCommand: WorkbookCommand {
    enum Word: String, CaseIterable {
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

    static let command = Command.service

    @Argument(help: "What to set.", completion: .serviceSettings)
    var setting: String?

    @Argument(help: "The value: a count, a time, a plan.")
    var value: String?

    func perform(in session: Session) async throws -> ExitStatus {
        guard let rules = session.course.service else {
            throw Complaint.usage("This course has no service: its programs need nothing that could be set.")
        }
        if let setting {
            try change(try Word.named(setting, else: "The service has no setting"), by: rules, session)
        } else if let value {
            throw Complaint.usage("\"\(value)\" is not a setting.")
        }
        show(session)
        return .passed
    }

    // MARK: Changing

    @MainActor
    private func change(_ setting: Word, by rules: Course.ServiceRules, _ session: Session) throws {
        var changed = session.stores.service.current
        switch setting {
        case .grant, .deny:
            try refuseValue(of: setting)
            changed.access = setting.rawValue
        case .ask:
            try refuseValue(of: setting)
            changed.access = nil
            session.forgetAnswer()
        case .add:
            changed.accounts = min(100, (changed.accounts ?? 1) + (try count(setting)))
        case .delete:
            changed.accounts = max(0, (changed.accounts ?? 1) - (try count(setting)))
        case .latency:
            changed.latency = try given(setting, rules.latency)
        case .fail:
            changed.respond = try given(setting, rules.answers)
            if changed.respond != nil { changed.plan = nil }
        case .plan:
            changed.plan = try given(setting, rules.answers)
            if changed.plan != nil { changed.respond = nil }
        case .seed:
            let seed = try given(setting) { text in
                if UInt64(text) == nil { throw Complaint.usage("Usage: `service \(setting.usage)`.") }
            }
            changed.seed = seed.flatMap { UInt64($0) }
        case .query:
            let parameter = try given(setting) { text in
                guard text.drop(while: { $0 != "=" }).first == "=", text.first != "=" else {
                    throw Complaint.usage("Write a parameter as KEY=VALUE, for example `count=5`.")
                }
            }
            changed.query = parameter.map { (changed.query ?? []) + [$0] }
        case .reset:
            try refuseValue(of: setting)
            changed = ServiceSettings()
            session.forgetAnswer()
        }
        if changed.accounts == 1 { changed.accounts = nil }
        session.stores.service.update { $0 = changed }
    }

    private func refuseValue(of setting: Word) throws {
        if let value {
            throw Complaint.usage("`service \(setting.rawValue)` takes no value. Leave out \"\(value)\".")
        }
    }

    private func count(_ setting: Word) throws -> Int {
        guard let value else { return 1 }
        guard let count = Int(value), (1...100).contains(count) else {
            throw Complaint.usage("\"\(value)\" is not a number from 1 to 100. Usage: `service \(setting.usage)`.")
        }
        return count
    }

    private func given(_ setting: Word, _ parse: (String) throws -> Void) throws -> String? {
        guard let value else { throw Complaint.usage("Usage: `service \(setting.usage)`.") }
        guard value.lowercased() != "usual" else { return nil }
        do {
            try parse(value)
        } catch let complaint as Complaint {
            throw complaint
        } catch {
            throw Complaint.usage("\(error)")
        }
        return value
    }

    // MARK: Showing

    @MainActor
    private func show(_ session: Session) {
        let settings = session.stores.service.current
        let answer = session.answerFile.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        let remembered = answer.map { $0.contains("granted") ? "granted before" : "denied before" }
        let access = settings.access.flatMap {
            ["grant": "granted without asking", "deny": "denied without asking"][$0]
        }
        let usualAccess = remembered.map { "\($0); `service ask` asks again" } ?? "asks you once"
        let rows: [(name: String, set: String?, usual: String)] = [
            ("access", access, usualAccess),
            ("accounts", settings.accounts.map(String.init), "1"),
            ("latency", settings.latency, "usual"),
            ("answers", settings.plan.map { "\($0), then as usual" } ?? settings.respond, "usual"),
            ("seed", settings.seed.map(String.init), "usual"),
            ("query", settings.query?.joined(separator: " "), "usual"),
        ]
        for (name, set, usual) in rows {
            let value = session.output.inline(set ?? usual, base: set == nil ? .dim : .bold)
            session.output.say(StyledText(DisplayWidth.padded(name, columns: 10)) + value)
        }
        if !settings.isUsual {
            session.output.say(StyledText("service reset restores all defaults.", style: .dim))
        }
    }
}

extension Session {
    /// The file with the answer to the request for access, which the chapters' programs write.
    fileprivate var answerFile: URL? {
        StateFolder.path(for: "workbook") { system.environment[$0] }.map { URL(filePath: $0).appending(path: "access") }
    }

    fileprivate func forgetAnswer() {
        if let answerFile { try? FileManager.default.removeItem(at: answerFile) }
    }
}
