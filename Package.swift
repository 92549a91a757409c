// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The names of the chapters, in order. Chapter 05, `Filter`, is in the folder Chapters/05-Filter; its product, the
/// command that a reader types, is `filter`.
let chapters = [
    "WithoutSignals", "Validation", "RetainCycles", "AccessRequest", "ThenChaining", "Filter", "Search", "Threading",
    "TweetModels", "Avatars", "Throttling", "TwitterInstant", "SignIn", "AsyncAwait",
]

/// `TweetModels` as `tweet-models`.
func command(of name: String) -> String {
    name.reduce(into: "") { $0 += ($1.isUppercase && !$0.isEmpty ? "-" : "") + $1.lowercased() }
}

/// What a chapter's app is made of.
let app: [Target.Dependency] = [
    "Terminal", "ReactiveCore", "Marbles", "TerminalUI", "SocialService", "StarterProject",
]

/// A program for each chapter.
let programs = chapters.enumerated().map { number, name in
    // The learner's Exercise.swift isn't part of a target: a half-written one must not stop a build.
    Target.executableTarget(
        name: name, dependencies: app + ["ChapterKit"],
        path: "Chapters/\(number < 10 ? "0" : "")\(number)-\(name)",
        exclude: ["Lesson.md", "Tasks.md", "Exercise.swift"])
}

/// What builds, plays, and judges an exercise of this book.
let judging: [Target.Dependency] = app + ["Reading", "Playing", "Exercises", "Grading", "Stepping", "ChapterKit"]

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

/// Optimizes a module in debug builds, too: only those with the wire and the hashes of a check and, for the tests, with
/// a terminal's screen. It multiplies the time that compiling them takes by four.
///
/// Since tools version 6.2, other packages can depend on a version of this one in spite of its unsafe flags.
/// `graders prove package` builds such a package. It was tried only with the tools of Swift 6.3.1.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"])]

/// Leaves the modules of the system out of the index that editors read. An editor still finds our own symbols.
let indexing: [SwiftSetting] = [
    .unsafeFlags(["-index-ignore-system-modules", "-index-ignore-clang-modules"])
]

/// On Linux, the linker `ld.lld`, if the PATH or the toolchain has it. The default linker is slower, and there are more
/// than twenty programs to link. A target's setting applies to every program that contains the target.
///
/// The build system `swiftbuild` first links each module with `clang`. Without `nostart-stop-gc`, lld then removes the
/// lists of types that a Swift program reads at its start.
let linking: [LinkerSetting] =
    hasLLD
    ? [.unsafeFlags(["-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "nostart-stop-gc"], .when(platforms: [.linux]))]
    : []

var hasLLD: Bool {
    #if os(Linux)
    let folders = (Context.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let toolchains = folders.compactMap { folder -> String? in
        guard let swift = realpath(folder + "/swift", nil) else { return nil }
        defer { free(swift) }
        return String(cString: swift).split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 }
    }
    return (folders + toolchains).contains { access($0 + "/ld.lld", X_OK) == 0 }
    #else
    return false
    #endif
}

/// The soname of WorkbookRuntime, which the build system of Swift 6.3 would set to "/libWorkbookRuntime.so". Programs
/// ignore it.
let libraryName: [LinkerSetting] = [
    .unsafeFlags(["-Xlinker", "-soname", "-Xlinker", "libWorkbookRuntime.so"], .when(platforms: [.linux]))
]

let package = Package(
    name: "reactive-workbook",
    platforms: [.macOS(.v15)],
    products: [
        // The workbook's first screen, which shows lessons while the rest is built.
        .executable(name: "workbook", targets: ["workbook"]),
        // Checks the first chapter's tasks while the rest is built.
        .executable(name: "workbook-check", targets: ["workbook-check"]),
        // The whole workbook, which `workbook` starts.
        .executable(name: "workbook-full", targets: ["workbook-full"]),
        // Exercises link this library, which has everything that a learner's code can call, but no judges.
        .library(name: "WorkbookRuntime", type: .dynamic, targets: ["Exercises", "ChapterKit"]),
        // For other packages.
        .library(name: "ReactiveCore", targets: ["ReactiveCore"]),
    ]
        + chapters.map { .executable(name: command(of: $0), targets: [$0]) },
    // Every learner's first build compiles these. 45,000 lines of swift-subprocess, swift-system, and swift-collections
    // before the first verdict are too many for a spawn, a ring, and a heap: Terminal and ReactiveCore have their own.
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2"))
    ],
    targets: [
        // Before the prompt: a terminal, with what it needs of the operating system; a book; the program `workbook`.
        .systemLibrary(name: "CLibedit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
        .target(name: "Terminal", dependencies: ["CLibedit"], linkerSettings: linking),
        .target(name: "Reading", dependencies: ["Terminal"], exclude: ["Commands/Commands.md"]),
        .executableTarget(name: "workbook", dependencies: ["Reading", "Terminal"]),

        // Before a chapter's program: the library that the book teaches, which depends on nothing, and an app's parts.
        .target(name: "ReactiveCore", exclude: ["README.md", "Benchmarks.md"]),
        .target(name: "Marbles", dependencies: ["Terminal", "ReactiveCore"]),
        .target(name: "TerminalUI", dependencies: ["Terminal", "ReactiveCore"]),
        .target(name: "SocialService", dependencies: ["Terminal"], resources: [.copy("Resources")]),
        .target(name: "StarterProject", dependencies: ["Terminal", "ReactiveCore", "TerminalUI", "SocialService"]),
        .target(name: "Stepping", dependencies: ["Terminal", "Marbles", "TerminalUI", argumentParser]),
        .target(name: "ChapterKit", dependencies: app + ["Reading", "Stepping"]),

        // Before the first check: what plays an exercise, what judges it, and the judges of chapter 00.
        .target(
            name: "Playing", dependencies: ["Terminal", "ReactiveCore", "Marbles", "TerminalUI"],
            swiftSettings: optimized),
        .target(name: "Exercises", dependencies: app + ["Playing"], linkerSettings: libraryName),
        // Grading runs `isolate` as a program. This dependency builds it, but doesn't link it.
        .target(name: "Grading", dependencies: ["Terminal", "Reading", "Playing", "Marbles", "TerminalUI", "isolate"]),
        .executableTarget(name: "isolate"),
        .target(name: "SharedJudges", dependencies: judging),
        .target(
            name: "Checks",
            dependencies: ["Terminal", "Reading", "Marbles", "TerminalUI", "Playing", "Grading", "Stepping"]),
        .executableTarget(name: "workbook-check", dependencies: ["Checks", "SharedJudges"]),

        // The rest: the other judges, and the other commands.
        .target(name: "Judges", dependencies: judging + ["SharedJudges"]),
        .target(
            name: "WorkbookKit",
            dependencies: [
                "Terminal", "Reading", "ReactiveCore", "Marbles", "TerminalUI", "Playing", "Grading", "Stepping",
                "Checks",
            ]),
        .executableTarget(name: "workbook-full", dependencies: ["Checks", "WorkbookKit", "Judges"]),

        // What tests share, and programs that they start.
        .target(
            name: "TerminalTestKit", dependencies: ["Terminal", "Marbles"], path: "Tests/TerminalTestKit",
            swiftSettings: optimized),
        .target(
            name: "ProofKit", dependencies: judging + ["Judges", "SharedJudges", "WorkbookKit", "TerminalTestKit"],
            path: "Tests/ProofKit",
            exclude: ["Attacks/Programs", "Attacks/Attacks.md", "Attacks/Forgeries.md"]),
        .executableTarget(
            name: "graders", dependencies: judging + ["Judges", "WorkbookKit", "ProofKit"], path: "Tests/graders"),
        .executableTarget(
            name: "ReactiveCoreFixture", dependencies: ["ReactiveCore"], path: "Tests/ReactiveCoreFixture"),
        .executableTarget(name: "LineEditorFixture", dependencies: ["Terminal"], path: "Tests/LineEditorFixture"),
        .executableTarget(
            name: "TerminalUIFixture", dependencies: ["Terminal", "ReactiveCore", "TerminalUI", "TerminalTestKit"],
            path: "Tests/TerminalUIFixture"),

        // The tests, by module.
        .testTarget(name: "PlatformTests", dependencies: ["Terminal", "Playing", "Grading", "TerminalTestKit"]),
        .testTarget(name: "TextLayoutTests", dependencies: ["Terminal"]),
        .testTarget(name: "LineEditorTests", dependencies: ["Terminal", "TerminalTestKit", "LineEditorFixture"]),
        .testTarget(
            name: "ReactiveCoreTests",
            dependencies: [
                "Terminal", "Reading", "ReactiveCore", "Marbles", "WorkbookKit", "ReactiveCoreFixture",
                "TerminalTestKit",
            ],
            exclude: ["README.md", "Kit/Snippets"]),
        .testTarget(name: "MarblesTests", dependencies: ["Terminal", "ReactiveCore", "Marbles", "TerminalTestKit"]),
        .testTarget(name: "OperatorLabTests", dependencies: ["ReactiveCore", "Marbles", "WorkbookKit"]),
        .testTarget(name: "DrillsTests", dependencies: ["Terminal", "Reading", "Marbles", "WorkbookKit", "ProofKit"]),
        .testTarget(
            name: "TerminalUITests", dependencies: app + ["TerminalTestKit", "TerminalUIFixture"],
            exclude: ["Samples"]),
        .testTarget(name: "SocialServiceTests", dependencies: app + ["TerminalTestKit"], exclude: ["queries.txt"]),
        .testTarget(name: "StarterProjectTests", dependencies: app),
        .testTarget(name: "ExercisesTests", dependencies: app + ["Playing", "Exercises"]),
        .testTarget(
            name: "GradingTests", dependencies: judging + ["WorkbookKit", "TerminalTestKit"], exclude: ["Samples"]),
        .testTarget(name: "IsolationTests", dependencies: judging + ["WorkbookKit", "ProofKit", "TerminalTestKit"]),
        .testTarget(
            name: "JudgesTests", dependencies: judging + ["Judges", "ProofKit"], exclude: ["Examples", "README.md"]),
        .testTarget(
            name: "ChapterKitTests",
            dependencies: judging + ["Judges", "ProofKit", "TerminalTestKit", "workbook-full"]
                + chapters.map { .target(name: $0) }),
        .testTarget(
            name: "WorkbookKitTests",
            dependencies: judging + [
                "Judges", "Checks", "WorkbookKit", "ProofKit", "TerminalTestKit", "workbook", "workbook-check",
                "workbook-full",
            ] + chapters.map { .target(name: $0) }, exclude: ["Samples"]),
        .testTarget(name: "ChapterTests", dependencies: judging + ["Judges", "ProofKit", "TerminalTestKit"]),
    ]
        + programs,
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
    target.swiftSettings = (target.swiftSettings ?? []) + indexing
}
