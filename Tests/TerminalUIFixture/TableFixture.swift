import Foundation
import ReactiveCore
import Terminal
import TerminalUI

/// A search field with a thousand rows beside it, as in Twitter Instant.
@MainActor
final class TableFixture {
    private let field = TextField(label: "Search")
    private let table = TableView<TableCell>(rowHeight: 4)
    private let status = StatusBar(["0 reloads"])
    private let crashes: Bool
    private let background = Schedulers.system().background

    init(arguments: Set<String>) {
        crashes = arguments.contains("crash")
    }

    func run() async {
        guard let screen = Screen() else {
            print("no screen")
            return
        }
        table.rowCount = 1_000
        table.configure = { [field] cell, row in
            cell.title = "@author\(row % 60)"
            cell.initials = "a\(row % 10)"
            cell.image = Self.images[row % Self.images.count]
            let rest = "日本語 and emoji 🍣, and a text that is longer than a row of the cell"
            cell.detail = "Row \(row) answers \"\(field.text)\": \(rest)"
        }
        var reloads = 0
        field.textSignal.subscribe(next: { [unowned self] text in
            reloads += 1
            status.parts = ["\(reloads) reloads", "rows from \(table.visibleRows.lowerBound)"]
            table.reload()
            request(text)
            if crashes, text.hasSuffix("!") { fatalError("as asked") }
        })
        screen.show(views: [
            Label(" Twitter Instant", style: .reversed, fillsRow: true),
            SplitView(left: [field, Label("Up and Down scroll")], right: [table], leftShare: 0.35),
            status,
        ])
        let outcome = await screen.run(editing: field)
        print("left: \(outcome), \(table.cellCount) cells")
    }

    private func request(_ text: String) {
        background.schedule(after: .milliseconds(120)) { [weak self] in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.answered(text) } }
        }
    }

    private func answered(_ text: String) {
        guard text == field.text else { return }
        status.parts += ["answered"]
        table.reload()
    }

    private static let images: [Image] = (0..<12).map { number in
        Image(
            width: 48, height: 48,
            pixels: (0..<48 * 48).map { place in
                let square = (place % 48 / 6 ^ place / 288) * (number + 3) % 7
                return Image.Pixel(red: UInt8(square * 36), green: UInt8(number * 20), blue: UInt8(place / 12 & 255))
            })
    }
}
