import Foundation
import Grading
import Reading
import Stepping
import Terminal

/// The chapter's program with the learner's Exercise.swift instead of its Pipeline.swift.
///
/// Both files define the same function, so the exercise becomes its own module, as in a check, and the chapter's other
/// files import the declarations that they call. The program replaces this process and gets the options that it knows.
@MainActor
struct LearnersPipeline {
    /// The name of the step's type, which the compiled program starts.
    private let step: String
    private let chapter: Chapter
    private let course: Course
    private let checkout: Checkout
    private let arguments: [String]

    /// - Parameter arguments: this program's arguments.
    /// - Returns: nil if they aren't a ``learnersPipelineRequest`` for a chapter of `course`.
    init?(_ arguments: [String], of course: Course) {
        guard arguments.first == learnersPipelineRequest, arguments.count >= 4,
            case let root = URL(filePath: arguments[3], directoryHint: .isDirectory),
            let chapter = try? course.chapters(in: root).first(where: { $0.product == arguments[2] })
        else { return nil }
        step = arguments[1]
        self.chapter = chapter
        self.course = course
        checkout = Checkout(root: root)
        self.arguments = Array(arguments.dropFirst(4))
    }

    /// Compiles and starts the program. If the file doesn't compile, prints the errors and exits with status 1.
    func start() -> Never {
        Task { @MainActor in
            do {
                try await buildLibrary()
                let exercise = try ExerciseFile(reading: checkout.root.appending(path: chapter.exercisePath))
                let files = try files(of: checkout.root.appending(path: "Chapters/\(chapter.folder)"))
                do {
                    let parts = parts(for: [exercise] + files)
                    let program = try await showingStatus {
                        try await untilInterrupted { try await build(exercise, files, using: parts) }
                    }
                    replaceThisProcess(with: program.executable)
                } catch ExerciseBuilder.Failure.didNotCompile(let output) {
                    let report = TextReport(isSpoken: arguments.contains("--spoken"))
                    let error = CompileError(output, in: exercise, of: chapter)
                    end("Exercise.swift doesn't compile yet:\n" + report.text(of: error.text()))
                } catch ExerciseBuilder.Failure.cannotBuild(let sentence) {
                    end(sentence)
                }
            } catch is CancellationError {
                end("Stopped.", status: 130)
            } catch {
                end((error as? Complaint)?.sentence ?? "\(error)")
            }
        }
        while true {
            RunLoop.main.run()
        }
    }

    /// Says on a terminal what takes seconds, until it's done.
    private func showingStatus<Result>(_ body: () async throws -> Result) async rethrows -> Result {
        let status = StatusLine(output)
        defer { status.clear() }
        if isatty(STDERR_FILENO) == 1 { status.show("Compiling your pipeline …") }
        return try await body()
    }

    private var output: Output {
        Output.standard(noColor: arguments.contains("--no-color"), isConversation: false)
    }

    /// The learner's passed parts of earlier chapters that these files call.
    private func parts(for files: [ExerciseFile]) -> [PartModule] {
        let progress = StateStore<LearnerProgress>(folder: checkout.stateFolder, tell: { _ in }).current
        let earlier = course.parts.filter { $0.chapter.number < chapter.number }
        return PartModule.all(of: earlier, in: checkout.root) { progress[$0].isPassedNow }
            .called(in: files.map(\.text).joined(separator: "\n"))
    }

    /// Compiles the program, without the parts that don't compile with this chapter.
    private func build(
        _ exercise: ExerciseFile, _ files: [ExerciseFile], using parts: [PartModule]
    ) async throws -> ExerciseBuilder.Program {
        let builder = ExerciseBuilder(for: course.library)
        var parts = parts
        while true {
            let words = parts.map(\.part.taskName).joined(separator: ", ")
            do throws(ExerciseBuilder.Failure) {
                return try await builder.build(
                    exercise: exercise, calledBy: files, main: course.startingStep(step, words), using: parts)
            } catch {
                guard case .didNotCompile(let output) = error, !parts.isEmpty else { throw error }
                let remaining = parts.without(brokenIn: output)
                // An error in the chapter's own files is usually the learner's, and then it's the same without parts.
                parts = remaining.count < parts.count ? remaining : []
            }
        }
    }

    private func buildLibrary() async throws {
        let folder = BuildFolder(checkout: checkout, program: Bundle.main.executableURL)
        guard (try? WorkbookLibrary(course.library, in: folder.layout)) == nil else { return }
        try await folder.build(folder.product(of: course.library), by: SystemPrograms(), showing: output)
    }

    /// The files that the learner's file replaces, if the chapter has them.
    private static let replaced: Set<String> = ["Pipeline.swift", "Color.swift"]

    /// The chapter's files, except main.swift and the replaced files. Each file imports the declarations that it uses
    /// from the learner's module.
    private func files(of folder: URL) throws -> [ExerciseFile] {
        let all = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
        let declarations = try all.filter { Self.replaced.contains($0.lastPathComponent) }
            .map { try ExerciseFile(reading: $0).text }.joined(separator: "\n")
            .matches(of: /^(?:final )?(?<kind>func|class|struct) (?<name>\w+)/.anchorsMatchLineEndings())
        return
            try all
            .filter { !Self.replaced.union(["main.swift", "Exercise.swift"]).contains($0.lastPathComponent) }
            .sorted { $0.path < $1.path }
            .map { url in
                // In chapter 11, two files are symbolic links to files of chapter 00.
                let file = try ExerciseFile(reading: url.resolvingSymlinksInPath())
                let words = Set(file.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
                // The imports go on the first line, so line numbers don't change.
                let imports = declarations.filter { words.contains($0.name) }
                    .map { "@testable import \($0.kind) Mine.\($0.name); " }
                return ExerciseFile(path: file.path, text: imports.joined() + file.text)
            }
    }

    private func replaceThisProcess(with program: URL) {
        // After a trap, the learner's lines are at the top of the backtrace. More lines would push the message off the
        // screen.
        setenv(
            "SWIFT_BACKTRACE", "enable=yes,interactive=no,limit=8,top=0,threads=crashed,registers=none,images=none", 0)
        var arguments = ([chapter.product] + ownOptions).map { strdup($0) } + [nil]
        execv(program.path, &arguments)
        end("\(program.path) can't be started: \(SystemReason().words).")
    }

    private var ownOptions: [String] {
        var options: [String] = []
        var words = arguments[...]
        while let word = words.popFirst() {
            switch word {
            case "run", "--mine": break
            case "--package-path": words = words.dropFirst()
            case _ where word.hasPrefix("--package-path="): break
            case "--type":
                options += [word] + words.prefix(1)
                words = words.dropFirst()
            default: options.append(word)
            }
        }
        return options
    }

    private func end(_ message: String, status: CInt = 1) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(status)
    }
}
