import Foundation
import Judges
import ProofKit
import Reading
import Stepping
import Terminal
import TerminalTestKit
import Testing

@testable import Checks
@testable import WorkbookKit

@Suite("The runs that the web site plays")
@MainActor
struct SiteRunTests {
    private func json(of run: RecordedRun) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: SiteRun(run).json()) as? [String: Any])
    }

    @Test func `a run says what --step says at each moment, and marks the same line of code`() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "run.json")
        let words = ["--type", "swift", "--trace", "--lanes", "throttle"]
        let program = Program.product("throttling")
        _ = try await program.run(words + ["--recording", file.path])
        let run = try JSONDecoder().decode(RecordedRun.self, from: Data(contentsOf: file))
        let site = try json(of: run)
        let moments = try #require(site["moments"] as? [[Any]])
        let lanes = try #require(site["lanes"] as? [[Any]])
        let waits = try #require(site["waits"] as? [[Int]])
        let code = try #require((site["code"] as? [[Any]])?.first)
        let (first, lines) = try #require((code[1] as? Int, code[2] as? [String]) as? (Int, [String]))

        let view = SteppingView(title: "Throttling", run: run)
        let terminal = TerminalAbilities(isInteractive: true, colorDepth: .none)
        var bars: [Int: Int] = [:]
        for moment in moments {
            #expect(view.sentences == [moment[1] as? String])
            let shown = view.lines(columns: 120, height: 50, on: terminal).map(\.text).filter { $0.contains(" │ ") }
            let number = try moment.count > 3 ? lanes[#require(moment[3] as? Int)][2] as? Int : nil
            // A bar follows the line of a stage that waits.
            let marked = shown.filter { $0.hasPrefix(">") }.compactMap { $0.split(separator: "  ▕").first }
            #expect(marked == (number.map { ["> \($0 < 10 ? " " : "")\($0) │ \(lines[$0 - first])"] } ?? []))
            bars[try #require(moment[0] as? Int)] = shown.count { $0.contains("▕") }
            view.press(.named(.right))
        }
        for (time, count) in bars { #expect(waits.count { $0[1] <= time && time < $0[2] } >= count, "\(time) ms") }
        #expect(waits.contains { $0[1] == 600 && $0[2] == 1_100 } && bars[600] == 1 && moments.count > 40)

        // The program says the same without a terminal, in lines of 80 columns.
        let said = try await program.run(words + ["--step"]).standardOutput.split(whereSeparator: \.isWhitespace)
        #expect(said == moments.flatMap { ($0[1] as? String ?? "").split(separator: " ") })
    }

    @Test func `equal rows are written once, and the empty rows at a screen's end aren't`() throws {
        var run = RecordedRun()
        let field = StyledText("ma", style: TextStyle(background: .yellow, bold: true))
        run.screens = [[field, StyledText()], [field, StyledText("a"), StyledText("  ")]]
        let site = try json(of: run)
        #expect(site["screens"] as? [[Int]] == [[0], [0, 1]])
        let style = "color:var(--text);background:var(--yellow);font-weight:bold"
        #expect(site["rows"] as? [[String]] == [["ma", style], ["a", ""]])
    }

    @Test func `each run of the lessons has a file, and no two share one`() throws {
        let book = Book(checkout: Checkout(root: BookCopy.original), chapters: catalogue)
        let commands = try book.chapters.flatMap { try book.lesson(of: $0).steps.flatMap(\.blocks) }
            .flatMap(LessonOutputs.commands).removingDuplicates()
        #expect(commands.count > 40 && Set(commands.map(SiteRun.fileName)).count == commands.count)
        let name = SiteRun.fileName(of: #"run throttling --type "swi{delete}" --trace"#)
        #expect(name == "throttling-type-swi-delete-trace.json")
    }
}
