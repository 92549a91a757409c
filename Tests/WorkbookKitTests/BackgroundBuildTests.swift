import Foundation
import Testing

@testable import Reading
@testable import WorkbookKit

/// Building ahead, with programs that the test answers for.
@MainActor
@Suite("Building in the background")
struct BackgroundBuildTests {
    private let bench: Bench
    private let session: Session
    private let background: BackgroundBuild

    init() throws {
        bench = try Bench()
        session = bench.session()
        background = session.buildInBackground()
        session.backgroundBuild = background
    }

    private var built: [String] { bench.programs.log.all.compactMap(\.arguments.last) }

    @Test("what is missing is built, the reader's chapter first, at low priority")
    func order() async throws {
        session.progress.update { $0.place = Place(chapter: "03-Valves", step: 1) }
        background.start()
        #expect(background.status == "building ahead, 1 of 2")
        await background.task?.value
        #expect(background.status == nil)
        #expect(built == ["valves", "retain-cycles"])
        #expect(bench.programs.log.all.allSatisfy { $0.isInBackground })
    }

    @Test("nothing is built once all is up to date, or if the reader has turned it off")
    func nothing() async throws {
        #expect(await session.run(line: "settings background off") == .passed)
        background.start()
        #expect(background.status == nil)
        for product in ["retain-cycles", "valves"] { try bench.markBuilt(product) }
        #expect(await session.run(line: "settings background-build on") == .passed)
        background.start()
        #expect(background.status == nil)
        #expect(bench.programs.log.all.isEmpty)
    }

    @Test("a failed build is reported once, with the compiler's first line, and nothing more is built")
    func failure() async throws {
        bench.programs.ending.add(.exited(1))
        background.start()
        await background.task?.value
        #expect(built == ["retain-cycles"])
        _ = bench.take()
        session.reportFailedBuild()
        #expect(bench.take().contains("cannot find 'x' in\nscope\n`run` shows"))
        session.reportFailedBuild()
        background.start()
        await background.task?.value
        #expect(bench.take().isEmpty)
        #expect(built == ["retain-cycles"])
    }

    @Test("a setting is shown, kept for the next session, and misspellings are answered")
    func settings() async throws {
        #expect(await session.run(line: "settings background-build off") == .passed)
        #expect(bench.take().contains("`background-build` is off."))
        #expect(try bench.folder.read(".workbook/settings.json").contains("\"background-build\" : false"))
        #expect(!bench.session().settings.current[.backgroundBuild])
        #expect(await session.run(line: "settings backgroundbuild off") == .usage)
        #expect(bench.take().contains("Did you mean \"background-build\"?"))
        #expect(await session.run(line: "settings background-build maybe") == .usage)
    }

    @Test(
        "a build's output says how far it is, and about how long it takes",
        arguments: [
            ("[12/20] Compiling A B.swift", 6, "Building valves … [12/40], about 15 s left"),
            ("[12/60] Compiling A B.swift", 6, "Building valves … [12/60], about 25 s left"),
            ("[2/40] Compiling", 6, "Building valves … [2/40]"),
            ("Another instance of SwiftPM (PID: 1) is", 1, "Waiting for another `swift build` here …"),
        ])
    func progress(_ line: String, _ seconds: Int, _ summary: String) throws {
        let product = session.buildFolder.product(of: Bench.chapters[2].heading)
        #expect(BuildProgress(line, after: .seconds(seconds), ofAtLeast: 40)?.summary(of: product) == summary)
        #expect(BuildProgress("warning: something", after: .seconds(seconds)) == nil)
    }

    @Test("a build takes at least a step for each file that isn't compiled yet, or has changed since")
    func leastSteps() throws {
        let folder = session.buildFolder
        let product = BuildFolder.Product(name: "pumps", file: folder.program(named: "pumps"), sources: ["Sources"])
        let before = folder.leastSteps(for: product)
        for name in ["Old", "Changed", "Missing"] {
            try bench.folder.write("", to: "Sources/big-pumps/Parts/\(name).swift")
        }
        try bench.folder.write("", to: "Sources/big-pumps/README.md")
        #expect(folder.leastSteps(for: product) == before + 3)
        for (name, age) in [("Old", 10.0), ("Changed", -10.0)] {
            let object = ".build/debug/big_pumps.build/\(name).swift.o"
            try bench.folder.write("", to: object)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: age)],
                ofItemAtPath: bench.folder.url.appending(path: object).path)
        }
        #expect(folder.leastSteps(for: product) == before + 2)
    }
}
