import Foundation
import ReactiveCore
import Terminal
import TerminalUI

/// A search field that is yellow until its text has three characters, and a log of its events.
@MainActor
final class FieldFixture {
    private let arguments: Set<String>
    private let field = TextField(label: "Search", placeholder: "three letters or more")
    private let log = LogView()
    private let status = Label("nothing yet", style: .dim)
    private var ticks = 0

    init(arguments: Set<String>) {
        self.arguments = arguments
        field.textSignal
            .map { text in text.count > 2 ? Color.white : .yellow }
            .bind(to: field, \.background)
        field.textSignal.subscribe(next: { [log] text in log.append("next \"\(text)\"") })
        if arguments.contains("crash") {
            field.textSignal.filter { $0.hasSuffix("!") }.subscribe(next: { _ in fatalError("as asked") })
        }
        if arguments.contains("errors") {
            field.textSignal.subscribe(next: { text in
                FileHandle.standardError.write(Data("noticed \"\(text)\"\n".utf8))
            })
        }
    }

    func run() async {
        guard let screen = Screen() else {
            print("no screen")
            return
        }
        let title = Label(" Validation: Esc leaves", style: .reversed, fillsRow: true)
        screen.show(views: [title, field, status, log])
        if arguments.contains("chatter") { chatter() }
        if arguments.contains("shout") { replaceShouts() }
        if arguments.contains("brief") { Task { screen.end() } }
        let outcome = await screen.run(focusing: [field])
        print("left: \(outcome), text \"\(field.text)\"")
    }

    private func chatter() {
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(3)) { [self] in
            MainActor.assumeIsolated {
                ticks += 1
                status.text = "tick \(ticks)"
                chatter()
            }
        }
    }

    private func replaceShouts() {
        field.textSignal.filter { $0.hasSuffix("!") }.subscribe(next: { [weak field] _ in field?.setText("quiet") })
    }
}
