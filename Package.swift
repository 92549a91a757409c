// swift-tools-version: 6.2
import Glibc

#if os(Linux)
import PackageDescription
#endif

/// A chapter of the book. Its folder is `Chapters/NN-Name`, its target `Name`, its product the command learners type.
struct Chapter {
    let number: String
    let name: String
    let product: String

    var folder: String { "Chapters/\(number)-\(name)" }
}

let chapters = [
    Chapter(number: "00", name: "WithoutSignals", product: "without-signals"),
    Chapter(number: "01", name: "Validation", product: "validation"),
    Chapter(number: "02", name: "RetainCycles", product: "retain-cycles"),
    Chapter(number: "03", name: "AccessRequest", product: "access-request"),
    Chapter(number: "04", name: "ThenChaining", product: "then-chaining"),
    Chapter(number: "05", name: "Filter", product: "filter"),
    Chapter(number: "06", name: "Search", product: "search"),
    Chapter(number: "07", name: "Threading", product: "threading"),
    Chapter(number: "08", name: "TweetModels", product: "tweet-models"),
    Chapter(number: "09", name: "Avatars", product: "avatars"),
    Chapter(number: "10", name: "Throttling", product: "throttling"),
    Chapter(number: "11", name: "TwitterInstant", product: "twitter-instant"),
    Chapter(number: "12", name: "SignIn", product: "sign-in"),
]

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
        .library(
            name: "WorkbookRuntime",
            type: .dynamic,
            targets: [
                "Terminal", "Supervision", "Seeding", "ReactiveCore", "Marbles", "Tracing", "TerminalUI", "Playing",
                "Stepping", "CommandOptions", "SocialService", "StarterProject", "Exercises", "ChapterKit",
                "LibraryName",
            ]
        ),
        // For other packages, such as the benchmarks under Tests/Benchmarks.
        .library(name: "ReactiveCore", targets: ["ReactiveCore"]),
    ] + chapters.map { .executable(name: $0.product, targets: [$0.name]) },
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
        // The book's title and its chapters. The engine doesn't know them.
        .target(name: "Contents", dependencies: ["Reading"]),
        .executableTarget(name: "workbook", dependencies: ["Contents", "Reading", "Terminal"]),
        // How programs are watched while they run: their calls, threads, processes, and files.
        .target(name: "Supervision", dependencies: ["Terminal"]),
        // Sets WorkbookRuntime's soname, which the build system of Swift 6.3 would set to "/libWorkbookRuntime.so".
        .target(
            name: "LibraryName",
            linkerSettings: [
                .unsafeFlags(
                    ["-Xlinker", "-soname", "-Xlinker", "libWorkbookRuntime.so"], .when(platforms: [.linux]))
            ]),
        .target(name: "Seeding", swiftSettings: optimized),
        // Depends on nothing.
        .target(name: "ReactiveCore", exclude: ["README.md"]),
        .target(name: "Marbles", dependencies: ["Terminal", "ReactiveCore"]),
        .target(name: "Tracing", dependencies: ["Terminal", "Supervision", "ReactiveCore", "Marbles"]),
        .target(
            name: "OperatorLab", dependencies: ["Marbles", "ReactiveCore", "Terminal"]),
        .target(
            name: "Drills", dependencies: ["Seeding", "Reading", "Marbles", "OperatorLab", "ReactiveCore"]),
        .target(
            name: "TerminalUI", dependencies: ["ReactiveCore", "Terminal", "Seeding"]),
        .target(
            name: "SocialService",
            dependencies: ["Terminal", "Seeding"],
            resources: [.copy("Resources")]
        ),
        .target(
            name: "StarterProject",
            dependencies: ["Terminal", "ReactiveCore", "TerminalUI", "SocialService"]),
        .target(
            name: "Playing",
            dependencies: ["Terminal", "Supervision", "ReactiveCore", "Marbles", "Tracing", "TerminalUI"],
            swiftSettings: optimized),
        .target(
            name: "Exercises",
            dependencies: ["Playing", "Seeding", "ReactiveCore", "TerminalUI", "SocialService", "StarterProject"]),
        .target(
            name: "Grading",
            // Grading runs `isolate` as a program. This dependency builds it, but doesn't link it.
            dependencies: [
                "Terminal", "Supervision", "Seeding", "Reading", "Playing", "Marbles", "Tracing", "TerminalUI",
                "isolate",
            ]),
        .executableTarget(name: "isolate"),
        // Grades a class.
        .target(
            name: "Classes",
            dependencies: ["Terminal", "Supervision", "Seeding", "Reading", "Playing", "Grading"]),
        // What all judges share, and those of chapter 00, so that the first check doesn't wait for the others.
        .target(
            name: "SharedJudges",
            dependencies: [
                "Terminal", "Supervision", "Seeding", "Reading", "Contents", "Grading", "Playing", "Exercises",
                "StarterProject", "SocialService", "Marbles", "TerminalUI", "ReactiveCore", "ChapterKit",
            ]),
        .target(
            name: "Judges",
            dependencies: [
                "Terminal", "Supervision", "Seeding", "Reading", "Contents", "Grading", "Playing", "Exercises",
                "StarterProject", "SocialService", "Marbles", "TerminalUI", "ReactiveCore", "ChapterKit",
                "SharedJudges",
            ]),
        .target(
            name: "Stepping",
            dependencies: ["Terminal", "Marbles", "Tracing", "TerminalUI"]),
        .target(
            name: "ChapterKit",
            dependencies: [
                "Terminal", "Supervision", "ReactiveCore", "Marbles", "Tracing", "TerminalUI", "Stepping",
                "CommandOptions", "SocialService", "StarterProject", argumentParser,
            ]
        ),
        // The options that a chapter's program and the workbook have in common.
        .target(name: "CommandOptions", dependencies: ["Terminal", argumentParser]),
        .target(
            name: "ChapterCommand",
            dependencies: ["CommandOptions", "ChapterKit", "Reading", "Contents", "Terminal", argumentParser]),
        // A reader's session, and the commands about a task: what the first check needs of the workbook.
        .target(
            name: "Checks",
            dependencies: [
                "Terminal", "Supervision", "Reading", "CommandOptions", "Playing", "Stepping", "Tracing", "Grading",
                "TerminalUI", "Marbles", "Seeding", argumentParser,
            ]
        ),
        .executableTarget(name: "workbook-check", dependencies: ["Checks", "Contents", "SharedJudges"]),
        .target(
            name: "WorkbookKit",
            dependencies: [
                "Checks", "Terminal", "Supervision", "Reading", "CommandOptions", "Playing", "Stepping", "Grading",
                "Classes", "TerminalUI", "Marbles", "OperatorLab", "Drills", argumentParser,
            ]
        ),
        .executableTarget(name: "workbook-full", dependencies: ["WorkbookKit", "Checks", "Judges"]),

        .target(
            name: "TerminalTestKit",
            dependencies: ["Terminal", "Supervision", "Seeding", "Marbles"],
            path: "Tests/TerminalTestKit",
            swiftSettings: optimized),
        .executableTarget(
            name: "ReactiveCoreFixture", dependencies: ["ReactiveCore"], path: "Tests/ReactiveCoreFixture"),
        .testTarget(
            name: "ReactiveCoreTests",
            dependencies: [
                "Terminal", "Supervision", "Reading", "ReactiveCore", "Marbles", "OperatorLab", "ReactiveCoreFixture",
                "TerminalTestKit",
            ], exclude: ["README.md", "Kit/Snippets"]
        ),
        .testTarget(name: "PlatformTests", dependencies: ["Terminal", "Supervision"]),
        .testTarget(name: "TextLayoutTests", dependencies: ["Terminal"]),
        .testTarget(
            name: "MarblesTests",
            dependencies: ["Marbles", "ReactiveCore", "Seeding", "Terminal"]),
        .testTarget(name: "OperatorLabTests", dependencies: ["OperatorLab", "Marbles", "ReactiveCore"]),
        .testTarget(
            name: "DrillsTests",
            dependencies: ["ProofKit", "Drills", "Reading", "Marbles", "Seeding", "Terminal"]),
        .executableTarget(name: "LineEditorFixture", dependencies: ["Terminal"], path: "Tests/LineEditorFixture"),
        .testTarget(
            name: "LineEditorTests",
            dependencies: ["Terminal", "Supervision", "Seeding", "TerminalTestKit", "LineEditorFixture"]),
        .executableTarget(
            name: "TerminalUIFixture", dependencies: ["TerminalUI", "Terminal", "ReactiveCore", "TerminalTestKit"],
            path: "Tests/TerminalUIFixture"),
        .testTarget(
            name: "TerminalUITests",
            dependencies: [
                "Seeding", "Terminal", "TerminalUI", "ReactiveCore", "TerminalTestKit", "TerminalUIFixture",
                "SocialService",
            ], exclude: ["Samples"]),
        .testTarget(
            name: "SocialServiceTests", dependencies: ["SocialService", "TerminalUI", "TerminalTestKit"],
            exclude: ["answer-format.txt", "expected-answer.json"]),
        .testTarget(name: "StarterProjectTests", dependencies: ["StarterProject", "SocialService", "ReactiveCore"]),
        .testTarget(
            name: "ExercisesTests",
            dependencies: ["Playing", "Exercises", "ReactiveCore", "Seeding", "StarterProject", "TerminalUI"]),
        .testTarget(
            name: "GradingTests",
            dependencies: [
                "Seeding", "Reading", "Classes", "Grading", "Playing", "Exercises", "Marbles", "Terminal",
                "Supervision", "TerminalTestKit",
            ],
            exclude: ["Samples"]),
        .testTarget(
            name: "IsolationTests",
            dependencies: ["ProofKit", "Classes", "Grading", "Terminal", "Supervision", "TerminalTestKit"]),
        .target(
            name: "ProofKit",
            dependencies: [
                "Terminal", "Supervision", "Seeding", "Reading", "Playing", "Exercises", "Judges", "SharedJudges",
                "Classes", "Grading", "Drills", "ReactiveCore",
            ],
            path: "Tests/ProofKit", exclude: ["Attacks/Programs", "Mutants.md"]),
        .executableTarget(
            name: "graders",
            dependencies: [
                "ProofKit", "Reading", "Judges", "Classes", "Grading", "Drills", "OperatorLab", "Terminal",
                "Supervision", "Seeding", argumentParser,
            ],
            path: "Tests/graders"),
        .testTarget(
            name: "JudgesTests", dependencies: ["ProofKit", "Reading", "Judges", "Grading", "Playing", "Exercises"],
            exclude: ["Examples", "README.md"]),
        .testTarget(
            name: "ChapterKitTests",
            dependencies: [
                "ProofKit", "Stepping", "ChapterKit", "ChapterCommand", "Judges", "TerminalTestKit", "workbook-full",
                "Terminal", "Supervision",
            ]
                + chapters.map { .target(name: $0.name) }
        ),
        .testTarget(
            name: "WorkbookKitTests",
            dependencies: [
                "ProofKit", "Contents", "Checks", "WorkbookKit", "Stepping", "ChapterKit", "Playing", "Exercises",
                "OperatorLab", "Marbles", "Terminal", "Supervision", "Seeding", "Judges", "Classes", "Grading",
                "Reading", "Tracing", "TerminalTestKit", "workbook", "workbook-check", "workbook-full",
            ]
                + chapters.map { .target(name: $0.name) }
        ),
        .testTarget(
            name: "ChapterTests",
            dependencies: ["ProofKit", "Reading", "Judges", "Grading", "Terminal", "Supervision"]),
    ]
        + chapters.map {
            // The learner's Exercise.swift isn't part of a target: a half-written one must not stop a build.
            .executableTarget(
                name: $0.name,
                dependencies: [
                    "ChapterCommand", "ChapterKit", "StarterProject", "Marbles", "TerminalUI", "SocialService",
                    "ReactiveCore",
                ],
                path: $0.folder,
                exclude: ["Lesson.md", "Tasks.md", "Exercise.swift"]
            )
        },
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
    target.swiftSettings = (target.swiftSettings ?? []) + indexing
}
