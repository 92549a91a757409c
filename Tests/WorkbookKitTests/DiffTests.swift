import Foundation
import Seeding
import Testing

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

    @Test func `In a narrow window, a long line continues after its sign`() {
        let difference = LineDifference(from: [], to: ["    let colors = texts.map { text in text.count > 2 }"])
        let lines = UnifiedDiff(old: "a", new: "b", difference: difference).lines(width: 30).map(\.text)
        #expect(lines.allSatisfy { $0.count <= 30 })
        #expect(lines.dropFirst(3).allSatisfy { $0.hasPrefix("+    ") })
        #expect(lines.count > 4)
    }
}
