import TerminalTestKit
import Testing

@testable import Grading

@Suite("The report about a crash") struct CrashReportTests {
    private func report(lines: [Int]) throws -> CrashReport {
        let frames = lines.map { line in
            """
            {"image": "\(BuildCache.programName)", "sourceLocation": {"file": "/book/Exercise.swift", "line": \(line)}}
            """
        }
        return try read(
            """
            {"description": "Quit", "threads": [{"crashed": true, "frames": [\(frames.joined(separator: ","))]}]}
            """)
    }

    private func read(_ text: String) throws -> CrashReport {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "crash.json")
        return try #require(CrashReport(reading: folder.url.appending(path: "crash.json")))
    }

    @Test func `The learner's line is that of the innermost call`() throws {
        #expect(try report(lines: [9, 35]).learnersLine == 9)
    }

    @Test func `An innermost call without a line isn't mistaken for its caller`() throws {
        #expect(try report(lines: [0, 35]).learnersLine == nil)
        #expect(try report(lines: [0, 35]).lineOfDeepCalls == 35, "Each call of an endless recursion is a part of it.")
    }

    @Test func `Deep calls are the library's if many of them are`() throws {
        func report(_ images: [String]) throws -> CrashReport {
            let frames = images.map { #"{"image": "\#($0)"}"# }.joined(separator: ",")
            return try read(#"{"description": "", "threads": [{"crashed": true, "frames": [\#(frames)]}]}"#)
        }
        let program = Array(repeating: BuildCache.programName, count: 40)
        let library = Array(repeating: "libWorkbookRuntime.so", count: 40)
        #expect(try !report(program).isDeep)
        #expect(try report(program + program).isDeep)
        #expect(try !report(program + program).isDeepInLibrary)
        #expect(try report(program + library).isDeepInLibrary)
    }

    @Test(arguments: [
        ("Unexpectedly found nil while implicitly unwrapping an Optional value", "unwrapped nil."),
        ("Array index is out of range", "used an index that isn't there."),
        ("String index is out of bounds", "used an index that isn't there."),
        ("Division by zero in remainder operation", "divided by zero."),
        ("Negative value is not representable", "converted a number to a type that can't hold it."),
        ("Double value cannot be converted to Int because it is either infinite or NaN", "converted a number"),
        ("Range requires lowerBound <= upperBound", "made a range that ends before it starts."),
        ("Can't remove last element from an empty collection", "removed an element from an empty collection."),
        ("Duplicate values for key: '1'", "put one key twice into a dictionary."),
        ("'try!' expression unexpectedly raised an error: Mine.E.offline(\"x\")", "threw E.offline(\"x\")."),
        ("Could not cast value of type 'Mine.C' (0x55) to 'Foundation.NSNumber' (0x7f)", "type C for NSNumber"),
        ("not written yet", nil),
    ])
    func `The runtime's words for a trap are explained; the learner's own aren't`(_ words: String, _ meaning: String?) {
        let sentences = TrapMeaning.sentences(for: words)
        #expect(meaning.map { sentences?.contains($0) == true } ?? (sentences == nil), "\(sentences ?? "")")
    }
}
