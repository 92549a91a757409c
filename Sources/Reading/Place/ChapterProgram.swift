import Foundation
import Terminal

/// A run of a chapter's program, requested with `run`.
package struct ChapterProgram {
    package let chapter: ChapterHeading
    private let options: [String]

    /// - Parameters:
    ///   - words: the words after `run`.
    ///   - current: the chapter to run if the words name none.
    /// - Throws: ``Complaint`` that suggests chapters.
    package init(
        _ words: [String], among chapters: [ChapterHeading], else current: @autoclosure () throws -> ChapterHeading
    ) throws {
        let isNamed = words.first.map { !$0.hasPrefix("-") } ?? false
        chapter = isNamed ? chapters[try chapters.index(named: words[0])] : try current()
        options = isNamed ? Array(words.dropFirst()) : words
    }

    package var isOfLearnersPipeline: Bool { options.contains("--mine") }

    /// Whether the program uses the service: a check, and a request for help or the version, don't.
    private var isRun: Bool { options.allSatisfy { !["check", "help", "--help", "-h", "--version"].contains($0) } }

    /// The service's settings as options, except options that the reader gave; empty unless the program uses it.
    package func world(_ settings: ServiceSettings) -> [String] { isRun ? settings.options(besides: options) : [] }

    /// - Parameter place: resolves a path that the reader typed, because the program starts in the checkout.
    @MainActor
    package func program(
        _ product: BuildFolder.Product, with world: [String], place: (String) -> URL, in checkout: Checkout,
        on output: Output
    ) -> ProgramRun {
        let placed = options.enumerated().map { index, word in
            if index > 0, options[index - 1] == "--svg" { return place(word).path }
            guard word.hasPrefix("--svg=") else { return word }
            return "--svg=" + place(String(word.dropFirst("--svg=".count))).path
        }
        // A check and a run print sentences for a screen reader; a request for help is text.
        let isSpoken = output.isSpoken && (isRun || options.first == "check") && !options.contains("--spoken")
        return ProgramRun(product.file.path, placed + world + (isSpoken ? ["--spoken"] : []), in: checkout.root)
    }

    fileprivate var isTraced: Bool { options.contains("--trace") }
}

extension Output {
    /// Reminds the reader of the service's settings.
    package func note(_ world: [String]) {
        if !world.isEmpty { say(StyledText("With service: \(Words.joined(world))", style: .dim)) }
    }

    /// Says how a run ended, if a signal ended it. At the prompt, drops keys that were typed during the run: they can't
    /// be a reply to what it printed last.
    package func complain(about ending: TerminationStatus, of run: ChapterProgram, isAtPrompt: Bool) {
        if isAtPrompt { TypedAhead.drop() }
        guard case .signaled(let signal) = ending else { return }
        // After Ctrl-C, the terminal has printed "^C" on this line.
        if isAtPrompt { blankLine() }
        let advice = run.isTraced ? " `--step` in place of `--trace` shows the run up to there." : ""
        complain(
            signal == SIGINT
                ? "Stopped." : "Signal \(signal) ended the program: \(String(cString: strsignal(signal))).\(advice)")
    }
}
