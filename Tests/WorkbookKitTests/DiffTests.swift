import Foundation
import Reading
import Seeding
import TerminalTestKit
import Testing

@testable import WorkbookKit

@MainActor
@Suite("Differences")
struct DiffTests {
    let bench: Bench
    let session: Session

    init() throws { (bench, session) = try Bench.withSession() }

    private func unified(_ old: String, _ new: String) -> [String] {
        let difference = LineDifference(
            from: old.split(separator: " ").map(String.init), to: new.split(separator: " ").map(String.init))
        return UnifiedDiff(old: "old", new: "new", difference: difference).lines(width: nil).map(\.text)
    }

    @Test("In a change, removed lines come before added ones, with three lines around them")
    func change() {
        #expect(
            unified("a b c d e f g h i", "a b c d X Y f g h i") == [
                "--- old", "+++ new", "@@ -2,7 +2,8 @@", " b", " c", " d", "-e", "+X", "+Y", " f", " g", " h",
            ])
    }

    @Test("Distant changes are separate hunks, and nearby ones share a hunk")
    func hunks() {
        let far = unified("1 b c d e f g h 2", "X b c d e f g h Y")
        #expect(far.filter { $0.hasPrefix("@@") } == ["@@ -1,4 +1,4 @@", "@@ -6,4 +6,4 @@"])
        let near = unified("1 b c d e f g 2", "X b c d e f g Y")
        #expect(near.filter { $0.hasPrefix("@@") } == ["@@ -1,8 +1,8 @@"])
    }

    @Test("Lines can be only added or only removed, and an empty file has the name that diff uses")
    func oneSided() {
        #expect(unified("", "a b") == ["--- old", "+++ new", "@@ -0,0 +1,2 @@", "+a", "+b"])
        #expect(unified("a", "") == ["--- old", "+++ new", "@@ -1 +0,0 @@", "-a"])
        #expect(LineDifference(from: ["a"], to: ["a"]).isEmpty)
        #expect(LineDifference(from: ["a"], to: ["a"]).hunks().isEmpty)
    }

    @Test("Applying the hunks to the old text makes the new one", arguments: 0..<50)
    func roundTrip(_ seed: Int) {
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

    @Test("In a narrow window, a long line continues after its sign")
    func narrow() {
        let difference = LineDifference(from: [], to: ["    let colors = texts.map { text in text.count > 2 }"])
        let lines = UnifiedDiff(old: "a", new: "b", difference: difference).lines(width: 30).map(\.text)
        #expect(lines.allSatisfy { $0.count <= 30 })
        #expect(lines.dropFirst(3).allSatisfy { $0.hasPrefix("+    ") })
        #expect(lines.count > 4)
    }
}
