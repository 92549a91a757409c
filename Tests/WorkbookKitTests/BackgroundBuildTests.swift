import Foundation
import Terminal
import TerminalTestKit
import Testing

@testable import Checks
@testable import Reading
@testable import WorkbookKit

@MainActor
@Suite("Building in the background") struct BackgroundBuildTests {
    private let bench: Bench
    private let session: Session
    private let background: BackgroundBuild

    init() throws {
        bench = try Bench()
        session = bench.session()
        background = session.buildInBackground()
        session.reading.background = background
    }

    private var built: [String] { bench.programs.log.all.compactMap(\.arguments.last) }

    @Test func `what is missing is built, the reader's chapter first, at low priority`() async throws {
        session.stores.progress.update { $0.place = Place(chapter: "03-Valves", step: 1) }
        background.start()
        #expect(background.status == "building ahead, 1 of 2")
        await background.task?.value
        #expect(background.status == nil)
        #expect(built == ["valves", "retain-cycles"])
        #expect(bench.programs.log.all.allSatisfy { $0.isInBackground })
    }

    @Test func `nothing is built once all is up to date, or if the reader has turned it off`() async throws {
        #expect(await session.run(line: "settings background off") == .passed)
        background.start()
        #expect(background.status == nil)
        for product in ["retain-cycles", "valves"] { try bench.markBuilt(product) }
        #expect(await session.run(line: "settings background-build on") == .passed)
        background.start()
        #expect(background.status == nil)
        #expect(bench.programs.log.all.isEmpty)
    }

    @Test func `building ahead goes on after a build that the reader waited for has failed`() async throws {
        bench.programs.ending.add(.exited(1))
        let program = session.buildFolder.product(of: session.book.chapters[1].heading)
        await #expect(throws: Complaint.self) { try await session.reading.build(program) }
        await background.task?.value
        #expect(built == ["retain-cycles", "retain-cycles"])
    }

    @Test(
        "a build in which SwiftPM itself crashed runs once more, whether the reader waits for it or not",
        arguments: [(TerminationStatus.signaled(SIGSEGV), 2), (.signaled(SIGKILL), 1), (.exited(1), 1)])
    func crashes(_ ending: TerminationStatus, _ times: Int) async throws {
        bench.programs.ending.add(ending)
        let program = session.buildFolder.product(of: session.book.chapters[1].heading)
        await #expect(throws: Complaint.self) {
            try await session.buildFolder.build(program, by: bench.programs, showing: session.output)
        }
        #expect(built.count == times)
        background.start()
        await background.task?.value
        #expect(built.count == 2 * times)
    }

    @Test(
        "a build's output says how far it is, with either build system",
        arguments: [
            ("[12/20] Compiling A B.swift", BuildProgress.building(done: 12, of: 20), "valves … [12/20]"),
            (" [2/40] Compiling", .building(done: 2, of: 40), "valves … [2/40]"),
            ("[42/100] Platform 607 / 1400", .building(done: 607, of: 1400), "valves … [607/1400]"),
            ("[97/100] a-product 39 / 40", .building(done: 39, of: 40), "valves … [39/40]"),
            ("[100/100] ", .building(done: 100, of: 100), "valves … [100/100]"),
            ("Another instance of SwiftPM (PID: 1) is", .waiting, "another `swift build` here …"),
        ])
    func progress(_ line: String, _ progress: BuildProgress, _ ending: String) throws {
        let product = session.buildFolder.product(of: Bench.chapters[2].heading)
        #expect(BuildProgress(line) == progress)
        #expect(progress.summary(of: product, timeLeft: nil).hasSuffix(ending))
        #expect(BuildProgress("warning: something") == nil)
        #expect(BuildProgress("Planning 390 / 3205") == nil)
    }

    @Test func `the time that a build takes comes from the processor seconds that are left, and the pace so far`() {
        var left = ["A": 30.0, "B": 60, "C": 10]
        let forecast = BuildForecast { left }
        #expect(forecast.timeLeft(for: ["A", "B"], after: .seconds(10)) == nil)
        // 30 seconds of work took 20, so 60 more take 40, which is rounded up. The estimate counts down.
        left["A"] = 0
        #expect(forecast.timeLeft(for: ["A", "B"], after: .seconds(20))?.description == "45 s")
        #expect(forecast.timeLeft(for: ["A", "B"], after: .seconds(30))?.description == "35 s")
        // The countdown stops at a quarter of 40.
        #expect(forecast.timeLeft(for: ["A", "B"], after: .seconds(200))?.description == "15 s")
        // 60 of 100 seconds of work took 240, so 30 more take 120.
        left["B"] = 30
        #expect(forecast.timeLeft(for: ["A", "B"], after: .seconds(240))?.description == "130 s")
        left["B"] = 0
        #expect(forecast.timeLeft(for: ["A", "B"], after: .seconds(250)) == nil)
        #expect(forecast.timeLeft(for: ["C"], after: .seconds(250)) != nil)
    }

    @Test("the seconds of a build are known for each module that a program is made of")
    func modules() throws {
        let imports = try ModuleImports()
        let chapter = imports.all(["ChapterKit"])
        #expect(ModuleSeconds.modules(of: "validation") == chapter)
        let check = imports.all(["Checks", "SharedJudges"])
        #expect(ModuleSeconds.modules(of: "workbook-check") == check)
        let whole = imports.all(["WorkbookKit", "Judges"])
        #expect(ModuleSeconds.modules(of: "workbook-full") == whole)
    }

    @Test(
        "a full disk and a missing network are told from a mistake in the code",
        arguments: [
            ("error: failed to write 'x': No space left on device", 9.0, BuildObstacle.fullDisk),
            ("error: SwiftPM.BasicError: code: 28", 9, .fullDisk), ("swift-build: Assertion failed", 0.0, .fullDisk),
            (
                "fatal: unable to access 'https://github.com/apple/x/': Could not resolve host: github.com", 9,
                .noNetwork(reason: "Could not resolve host: github.com")
            ),
            ("main.swift:28:1: error: cannot find 'x' in scope", 9, nil),
        ])
    func obstacles(_ line: String, _ free: Double, _ obstacle: BuildObstacle?) {
        #expect(BuildObstacle(in: ["[1/2] Compiling", line], freeGigabytes: free) == obstacle)
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
            let date = Date(timeIntervalSinceNow: age)
            try bench.folder.write("", to: ".build/debug/big_pumps.build/\(name).swift.o", at: date)
        }
        #expect(folder.leastSteps(for: product) == before + 2)
    }
}
