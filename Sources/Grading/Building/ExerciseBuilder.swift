import Foundation
import Playing
import Terminal

/// Compiles exercise files against the workbook's dynamic library. The files belong to no target of the package, so a
/// half-written exercise breaks neither `swift build` nor `swift test`.
public struct ExerciseBuilder: Sendable {
    /// A compiled program.
    public struct Program: Sendable, Equatable {
        /// The executable, in the cache.
        public let executable: URL

        let library: WorkbookLibrary

        let sandbox: Sandbox?

        public static func == (one: Program, other: Program) -> Bool { one.executable == other.executable }
    }

    /// Why there is no program.
    public enum Failure: Error, Sendable, Equatable {
        /// A file doesn't compile.
        case didNotCompile(CompilerOutput)
        /// No program could be built, for this reason.
        case cannotBuild(String)
    }

    package let library: ExerciseLibrary
    private let layout: BuildLayout?
    private let isolation: Isolation
    private let landlock: Int?

    /// A builder that finds a course's library itself: beside the running executable, or by asking SwiftPM.
    public init(for library: ExerciseLibrary) { self.init(for: library, isolation: .whereAvailable) }

    /// A builder that uses the library in a build folder. Without `layout`, it finds the library itself.
    /// - Parameters:
    ///   - isolation: whether the compiler and the compiled programs are isolated.
    ///   - version: the newest version of Landlock to use; nil for ``IsolationSupport/simulation`` or the system's own.
    package init(
        for library: ExerciseLibrary, in layout: BuildLayout? = nil, isolation: Isolation = .whereAvailable,
        landlockAtMost version: Int? = nil
    ) {
        self.library = library
        self.layout = layout
        self.isolation = isolation
        landlock = version
    }

    /// Compiles one Exercise.swift with the player, ready to be graded, unless the cache has the result. Canceling
    /// stops the compiler.
    /// - Parameter chapter: the chapter whose starter hands the exercise to the player. The exercise then can't import
    ///   a module as `@testable`. If it's nil or its starter hands nothing over, the exercise has to be trusted, and
    ///   declares `exercise` itself.
    public func build(exercise file: ExerciseFile, of chapter: Chapter? = nil) async throws(Failure) -> Program {
        let handover = chapter.flatMap(Handover.init)
        return try await build(
            [file], main: handover?.main(for: file.regions, fixtures: library.fixtures) ?? Self.playerMain,
            isTrusted: handover == nil, runs: Self.oneRun)
    }

    /// Compiles a program that calls a learner's Exercise.swift, as for `--mine`.
    ///
    /// The exercise becomes its own module, so it doesn't see the program's declarations. The program's files import
    /// the declarations that they call, as in `@testable import func Mine.validate`.
    ///
    /// - Parameters:
    ///   - files: the program's files, without `main.swift`.
    ///   - main: the text of `main.swift`.
    ///   - parts: the learner's parts of earlier chapters, which the exercise and the files call.
    package func build(
        exercise file: ExerciseFile, calledBy files: [ExerciseFile], main: String, using parts: [PartModule] = []
    ) async throws(Failure) -> Program {
        let sources = parts.withEarlier.map { $0.module.file(after: $0.earlier) }
        let library = ["-parse-as-library", "-emit-module", "-I", ".", "-c"]
        return try await build(([file] + files).map { $0.importing(parts) } + sources, main: main) { names in
            let objects = ["Mine.o"] + parts.map { "\($0.part.module).o" }
            return zip(parts, names.suffix(parts.count)).map { module, name in
                library + ["-module-name", module.part.module, name, "-o", "\(module.part.module).o"]
            } + [
                library + ["-enable-testing", names[0], "-o", objects[0]],
                ["-module-name", "Program", "-I", "."] + names.dropFirst().dropLast(parts.count) + ["main.swift"]
                    + objects + ["-o", BuildCache.programName],
            ]
        }
    }

    /// - Parameter runs: returns the arguments of each run of the compiler, given the files' names.
    private func build(
        _ files: [ExerciseFile], main: String, isTrusted: Bool = false, runs: ([String]) -> [[String]]
    ) async throws(Failure) -> Program {
        let refused = files.flatMap(\.relocations) + (isTrusted ? [] : files[0].forbiddenAttributes)
        guard refused.isEmpty else {
            let text = refused.map { "\($0.file):\($0.line):\($0.column): error: \($0.message)\n" }.joined()
            throw .didNotCompile(CompilerOutput(text: text, errors: refused))
        }
        let compiler = try await compiler()
        let cache = BuildCache(beside: compiler.library)
        let names = Self.names(for: files)
        let recipe = BuildCache.Recipe(
            sources: zip(names, files.map(\.text)).map { ($0, $1) } + [("main.swift", main)],
            runs: runs(names),
            surroundings: Self.surroundings(of: compiler)
        )
        switch await Self.build(recipe, with: compiler, cache: cache) {
        case .success(let program): return program
        case .failure(.didNotCompile(let output)):
            throw .didNotCompile(output.renamed(zip(names, files.map(\.path)).map { ($0, $1) }))
        case .failure(let failure): throw failure
        }
    }

    func compiler() async throws(Failure) -> Compiler {
        let library: WorkbookLibrary
        do {
            library =
                if let layout { try WorkbookLibrary(self.library, in: layout) } else {
                    try await WorkbookLibrary.find(self.library)
                }
        } catch {
            throw .cannotBuild(error.sentence)
        }
        let cache = BuildCache(beside: library)
        RunFolder.cleanUp(cache.folder)
        library.layout.removeModulesFromElsewhere()
        let modules: ImportableModules
        do { modules = try ImportableModules(of: library, linkedIn: cache.importableModules) } catch {
            throw .cannotBuild("Links can't be kept in \(cache.importableModules.path): \(error.systemReason).")
        }
        var compiler = Compiler(library: library, modules: modules, moduleCache: cache.moduleCache)
        compiler.sandbox = try await sandbox(beside: library)
        return compiler
    }

    private func sandbox(beside library: WorkbookLibrary) async throws(Failure) -> Sandbox? {
        if case .off = isolation { return nil }
        let support = await IsolationSupport.find(in: library.folder, landlockAtMost: landlock)
        if case .required = isolation, let obstacle = support.obstacle { throw .cannotBuild(obstacle) }
        return Sandbox(support)
    }

    private static func build(_ recipe: BuildCache.Recipe, with compiler: Compiler, cache: BuildCache) async -> Result<
        Program, Failure
    > {
        switch cache.product(of: recipe) {
        case .program(let program): .success(made(at: program, by: compiler))
        case .refusal(let output): .failure(.didNotCompile(output))
        case nil: await limit.run { await compile(recipe, with: compiler, cache: cache) }
        }
    }

    private static func made(at executable: URL, by compiler: Compiler) -> Program {
        Program(executable: executable, library: compiler.library, sandbox: compiler.sandbox)
    }

    /// One compiler per processor, because each takes a processor and 200 MB.
    static let limit = ConcurrencyLimit(max(ProcessInfo.processInfo.activeProcessorCount, 1))

    static func compile(_ recipe: BuildCache.Recipe, with compiler: Compiler, cache: BuildCache) async
        -> Result<Program, Failure>
    {
        do {
            let place = try cache.open(for: recipe)
            let workplace = place.url
            var outcome = Compiler.Compilation.built
            let commands = CompilerCommands(folder: cache.folder, surroundings: recipe.surroundings)
            await compiler.prepareModules(in: cache)
            var compiler = compiler
            if compiler.sandbox != nil { compiler.processorTime = .seconds(10) }
            for arguments in recipe.runs {
                outcome = await compiler.compile(arguments, in: place, by: commands)
                guard case .built = outcome else { break }
            }
            let failure: Failure
            switch outcome {
            case .built: return .success(made(at: try cache.keep(workplace, for: recipe), by: compiler))
            case .refused(let output):
                let isAboutSources = output.errors.contains { $0.line > 0 }
                failure =
                    isAboutSources || BuildCache.hasRoom(in: workplace)
                    ? Self.failure(output, of: compiler, cache) : .cannotBuild(cache.fullDisk)
                // Keep a refusal only if a source has an error: a linker error may be temporary.
                if case .didNotCompile = failure, isAboutSources,
                    (try? cache.keep(refusal: output, of: workplace, for: recipe)) != nil
                {
                    return .failure(failure)
                }
            case .failed(let sentence): failure = .cannotBuild(sentence)
            case .died(let death): failure = .cannotBuild(await compiler.explanation(of: death, in: cache))
            }
            cache.discard(workplace)
            return .failure(failure)
        } catch {
            return .failure(
                .cannotBuild("Programs can't be kept in \(cache.folder.path): \(error.systemReason)."))
        }
    }

    private static func failure(_ output: CompilerOutput, of compiler: Compiler, _ cache: BuildCache) -> Failure {
        let text = output.text
        if SystemReason.isFullDisk(in: text) { return .cannotBuild(cache.fullDisk) }
        if text.contains("cannot be imported by the Swift") {
            return .cannotBuild(compiler.library.contents.isFromAnotherSwift)
        }
        // An error without a file isn't the learner's mistake.
        let complaints = text.split(separator: "\n").filter { $0.contains("error: ") }
        if !complaints.isEmpty, complaints.allSatisfy({ $0.hasPrefix("<unknown>:0: ") }) {
            return .cannotBuild("The compiler can't do its work here. It says:\n\(text)")
        }
        return .didNotCompile(output)
    }

    static func oneRun(_ names: [String]) -> [[String]] { [names + ["main.swift", "-o", BuildCache.programName]] }

    static let playerMain = """
        import Playing

        Playing.Player.play(exercise)

        """

    private static func names(for files: [ExerciseFile]) -> [String] {
        files.enumerated().map { index, file in
            if index == 0 { return "Exercise.swift" }
            let name = URL(fileURLWithPath: file.path).lastPathComponent
            return ["main.swift", "Exercise.swift"].contains(name) ? "Given\(index).swift" : name
        }
    }

    static func surroundings(of compiler: Compiler) -> String {
        let library = compiler.library.library
        let attributes = try? FileManager.default.attributesOfItem(atPath: library.path)
        let built = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
        let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
        return (compiler.options + [library.path, "\(built)", "\(size)"]).joined(separator: "\n")
    }
}
