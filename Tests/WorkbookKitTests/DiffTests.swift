import Foundation
import Terminal
import Testing

@testable import Checks
@testable import WorkbookKit

@Suite("Differences") struct DiffTests {
    @Test(arguments: 0..<50) func `Applying the hunks to the old text makes the new one`(_ seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let old = (0..<Int(random.next() % 30)).map { _ in String(random.next() % 6) }
        let new = (0..<Int(random.next() % 30)).map { _ in String(random.next() % 6) }
        let difference = LineDifference(from: old, to: new)
        for context in [0, 1, 3] {
            var result: [String] = []
            var position = 0
            for hunk in difference.hunks(context: context) {
                result += old[position..<(hunk.oldStart - 1)]
                position = hunk.oldStart - 1 + hunk.oldCount
                #expect(result.count == hunk.newStart - 1)
                for line in hunk.lines {
                    switch line {
                    case .common(let text), .added(let text): result.append(text)
                    case .removed: break
                    }
                }
            }
            #expect(result + old[position...] == new)
        }
    }

    @MainActor
    @Test func `An indentation with tabs isn't a difference`() async throws {
        let (bench, session) = try Bench.withSession()
        let answer = "// MARK: - Task 1: Show it\nlet one = {\n    if true {\n        1\n    }\n}\n"
        try bench.folder.write(answer, to: Bench.chapters[0].solutionPath)
        let tabs = answer.replacing("    ", with: "\t")
        try bench.folder.write(tabs.replacing("1\n", with: "2\n"), to: Bench.chapters[0].exercisePath)
        _ = await session.run(line: "diff 1.1 --yes")
        let changes = bench.take().split(separator: "\n").dropFirst(2).filter { $0.hasPrefix("+") || $0.hasPrefix("-") }
        #expect(changes == ["-\t\t2", "+        1"])
    }

    @Test func `In a narrow window, a long line continues after its sign`() {
        let difference = LineDifference(from: [], to: ["    let colors = texts.map { text in text.count > 2 }"])
        let lines = UnifiedDiff(old: "a", new: "b", difference: difference).lines(width: 30).map(\.text)
        #expect(lines.allSatisfy { $0.count <= 30 })
        #expect(lines.dropFirst(3).allSatisfy { $0.hasPrefix("+    ") })
        #expect(lines.count > 4)
    }
}
