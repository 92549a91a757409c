import Foundation

/// Compiles exercise files against the workbook's dynamic library, never as part of the package.
public struct ExerciseBuilder: Sendable {
    /// A program that the builder made.
    public struct Program: Sendable, Equatable {
        /// The executable. It stays where it is until the cache forgets it, long after a check.
        public let executable: URL
    }

    /// Why there is no program.
    public enum Failure: Error, Sendable, Equatable {
        /// The compiler refused a file.
        case didNotCompile(CompilerOutput)
        /// Nothing could be compiled at all; a sentence that says what to do, such as what to build first.
        case cannotBuild(String)
    }

    /// A builder that finds the workbook's library by itself: beside the running executable, or else by asking SwiftPM.
    public init() {}

    /// Compiles one Exercise.swift with the player, ready to be graded. The same bytes against the same library are not compiled
    /// again.
    public func build(exercise: URL) async throws(Failure) -> Program {
        throw .cannotBuild("The builder is not written yet.")
    }

    /// Compiles source files with a `main.swift` of the caller's making, as `--mine` does.
    ///
    /// - Parameters:
    ///   - files: the files, the learner's first. Their line numbers stay as they are.
    ///   - main: the text of `main.swift`.
    public func build(files: [URL], main: String) async throws(Failure) -> Program {
        throw .cannotBuild("The builder is not written yet.")
    }
}
