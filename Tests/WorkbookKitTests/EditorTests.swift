import Foundation
import ProofKit
import Reading
import TerminalTestKit
import Testing

@testable import Checks
@testable import Grading
@testable import WorkbookKit

@MainActor
@Suite("In an editor") struct EditorTests {
    let bench: Bench
    let session: Session

    init() throws { (bench, session) = try Bench.withSession() }

    private func json(_ name: String) throws -> [String: Any] {
        let data = try Data(contentsOf: BookCopy.original.appending(path: name))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    private func tasks() throws -> [[String: Any]] {
        try #require(try json(".vscode/tasks.json")["tasks"] as? [[String: Any]])
    }

    @Test func `The tasks' problem matchers read those lines, and their commands are the workbook's`() async throws {
        try bench.folder.write(
            Bench.starter.replacing("one = 0", with: "one = 2"), to: Bench.chapters[0].exercisePath)
        let grading = TextGrading(root: bench.folder.url, finding: "The field stays yellow: 3 > 2.")
        _ = await bench.session(grader: grading).run(line: "check 1 --plain")
        let lines = bench.take().split(separator: "\n").map(String.init)
        let tasks = try tasks().filter { ($0["args"] as? [String])?.contains("workbook") == true }
        #expect(tasks.count == 2)
        for task in tasks {
            let words = try #require(task["args"] as? [String]).drop { $0 != "workbook" }.dropFirst()
                .map { $0.replacing("${fileDirnameBasename}", with: "01-Validation") }
            let command = try Commands.all.parse(words)
            #expect((command as? WatchCommand)?.plain ?? (command as? CheckCommand)?.options.plain == true)
            let matcher = try #require(task["problemMatcher"] as? [String: Any])
            let pattern = try #require(matcher["pattern"] as? [String: Any])
            let match = try #require(try Regex(pattern["regexp"] as? String ?? "").firstMatch(in: lines[1]))
            let found = ["file", "line", "column", "severity", "message"].map { name in
                (pattern[name] as? Int).flatMap { match.output[$0].substring }.map(String.init)
            }
            #expect(
                found == [
                    "Chapters/01-Validation/Exercise.swift", "1", "1", "error",
                    "Task 1.1: The field stays yellow: 3 > 2.",
                ])
            guard let background = matcher["background"] as? [String: Any] else { continue }
            for (name, line) in [("beginsPattern", lines[0]), ("endsPattern", lines[2])] {
                let regex = try Regex(background[name] as? String ?? "")
                #expect(lines.filter { $0.contains(regex) } == [line])
            }
        }
    }

    @Test func `The launch configurations start every chapter's program, after a task that exists`() throws {
        let launch = try json(".vscode/launch.json")
        let inputs = try #require(launch["inputs"] as? [[String: Any]])
        #expect(inputs.first?["options"] as? [String] == catalogue.map(\.product))
        let labels = try tasks().compactMap { $0["label"] as? String }
        for configuration in try #require(launch["configurations"] as? [[String: Any]]) {
            #expect(labels.contains(configuration["preLaunchTask"] as? String ?? ""))
            // The extension asks SwiftPM where the program is.
            #expect(["${input:chapter}", "workbook-full"].contains(configuration["target"] as? String))
            #expect(configuration["configuration"] as? String == "debug")
        }
    }

    @Test("The container and the workflow have the manifest's Swift and libedit, and the same extension is recommended")
    func containers() throws {
        let manifest = try BookCopy.text(of: "Package.swift")
        let image = "swift:\(try #require(manifest.firstMatch(of: /swift-tools-version: (\d+\.\d+)/)?.1))"
        let container = try json(".devcontainer/devcontainer.json")
        #expect(container["image"] as? String == image)
        #expect((container["onCreateCommand"] as? String)?.contains("libedit-dev") == true)
        let custom = (container["customizations"] as? [String: Any])?["vscode"] as? [String: Any]
        let recommended = try json(".vscode/extensions.json")["recommendations"] as? [String]
        #expect(recommended != nil && custom?["extensions"] as? [String] == recommended)
        let workflow = try BookCopy.text(of: ".github/workflows/ci.yml")
        #expect(workflow.contains("container: swift:${{ matrix.swift }}\n") && workflow.contains("run: .ci/run\n"))
        #expect(workflow.contains("swift: [\"\(image.dropFirst("swift:".count))\", \"6.3\", \"6.4\"]"))
    }

    @Test(arguments: [
        ("no-such-editor --wait", "There is no program no-such-editor on your PATH."),
        ("/no/such/editor", "There is no program /no/such/editor."), ("  ", "No editor is set."),
    ])
    func `An editor that isn't there is named, with the file and the line to open`(
        _ editor: String, _ what: String
    ) async throws {
        let book = try BookOnATerminal()
        let file = "Chapters/01-Validation/Exercise.swift"
        let lines = try book.folder.read(file).split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.hasPrefix("// MARK: - Task 1") }) + 1
        let said = try await book.run(["edit", "1.1"], environment: ["EDITOR": editor, "VISUAL": ""])
        let words = said.standardError.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let advice = "Set EDITOR (export EDITOR=nano), or open \(file) yourself, line \(line)."
        #expect(words.replacing("`", with: "").hasSuffix("\(what) \(advice)"), "\(words)")
        #expect(said.terminationStatus == .exited(1))
    }

    @Test func `A check on a terminal links the place of an error, unless it's plain or colors are off`() throws {
        let book = try BookOnATerminal()
        let file = "Chapters/01-Validation/Exercise.swift"
        try book.folder.write(try book.folder.read(file) + "\nlet broken: Int = \"text\"\n", to: file)
        for (options, environment, isLinked) in [
            ([], [:], true), (["--plain"], [:], false), ([], ["NO_COLOR": "1"], false), ([], ["TERM": "dumb"], false),
        ] as [([String], [String: String], Bool)] {
            let session = try book.start(
                ["check", "1.1"] + options, environment: ["VTE_VERSION": "7600"].merging(environment) { $1 })
            #expect(try session.waitForEnd() == .exited(1))
            #expect(session.screen.text.contains("\(file):"))
            #expect(String(decoding: session.output, as: UTF8.self).contains("\u{1B}]8;;file://") == isLinked)
        }
    }

    @Test func `A place in a file is a link only in a terminal that is known to open it`() throws {
        let root = bench.folder.url
        func linked(_ text: String, _ environment: [String: String]) -> String? {
            FileLinks(root: root, environment: environment)?.linked(text)
        }
        let place = "Chapters/01-Validation/Exercise.swift:12:5"
        #expect(linked(place, ["TERM": "xterm-256color"]) == nil)
        #expect(linked(place, ["TERM_PROGRAM": "vscode"]) == nil)
        #expect(linked(place, ["TERM": "foot", "TMUX": "1"]) == nil)
        #expect(linked(place, ["VTE_VERSION": "4999"]) == nil)
        let link = try #require(linked("at \(place), there", ["VTE_VERSION": "7600"]))
        #expect(link.hasPrefix("at \u{1B}]8;;file://") && link.hasSuffix("\u{1B}\\\(place)\u{1B}]8;;\u{1B}\\, there"))
        #expect(link.contains("/Chapters/01-Validation/Exercise.swift\u{1B}"))
        #expect(linked(place, ["TERM": "xterm-kitty"])?.contains("Exercise.swift#12\u{1B}") == true)
        #expect(linked("Nowhere.swift:1:1 and 12:5", ["TERM": "foot"]) == "Nowhere.swift:1:1 and 12:5")
    }
}
