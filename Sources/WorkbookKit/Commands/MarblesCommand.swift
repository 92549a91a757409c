import ArgumentParser
import Checks
import Marbles
import Reading
import Terminal

struct MarblesCommand: WorkbookCommand {
    static let command = Command.marbles.adding(
        details: "\n\nThe operators are \(OperatorCatalogue.commandNames.map { "`\($0)`" }.joined(separator: ", ")).")

    // "--a|" is a line of marbles, not an option.
    @Argument(
        parsing: .captureForPassthrough,
        help: "The operator, its arguments, and one line of marbles per signal.", completion: .operators)
    var words: [String] = []

    @Flag(help: "Draw boxes and arrows, with a count of each signal's events.")
    var pipeline = false

    @Option(
        help: ArgumentHelp("Draw it in a file, too: a picture for browsers.", valueName: "file.svg"),
        completion: .file(extensions: ["svg"]))
    var svg: String?

    init() {}

    /// Reads a command line. The parser would take the marbles "---a" for a malformed option, so it gets only options.
    init(words: [String]) throws {
        var words = words
        var options: [String] = []
        while let index = words.firstIndex(where: { $0 == "--pipeline" || $0 == "--svg" || $0.hasPrefix("--svg=") }) {
            let end = words[index] == "--svg" ? min(index + 2, words.count) : index + 1
            options += words[index..<end]
            words.removeSubrange(index..<end)
        }
        self = try Self.parse(options)
        self.words = words
    }

    static func reading(_ words: [String]) throws -> any WorkbookCommand { try MarblesCommand(words: words) }

    func perform(in session: Session) async throws -> ExitStatus {
        guard let name = words.first else {
            guard svg == nil, !pipeline else {
                throw Complaint.usage("Which operator? `marbles zip --svg zip.svg` draws zip's example.")
            }
            return try await openLab(session)
        }
        if words == ["--help"] { return try await HelpCommand.parse(["marbles"]).perform(in: session) }
        let example = try OperatorCatalogue.looked(up: name)
        let shown = try example.demonstration(Array(words.dropFirst()))
        let file = try svg.map { path throws(Complaint) in
            do {
                return try PictureFile(session.place(path).path, name: path)
            } catch {
                throw Complaint.usage("\(error)")
            }
        }
        await session.paged {
            if session.output.isSpoken {
                let sentences = pipeline ? shown.pipeline.sentences : shown.sentences
                for sentence in sentences { session.output.say(spoken: sentence) }
                return
            }
            let width = session.output.columns
            session.output.draw(
                pipeline
                    ? shown.pipeline.lines(width: width).map { StyledText($0) }
                    : shown.lines(width: width, session.output.depth))
        }
        guard let file, let svg else { return .passed }
        let operatorName = shown.outputs.first?.name ?? name
        do {
            try file.write(
                pipeline
                    ? shown.pipeline.svg(title: "The pipeline of \(operatorName)")
                    : shown.svg(title: "The marbles of \(operatorName)"))
        } catch {
            throw Complaint.failure("\(error)")
        }
        session.output.verbatim("Written: \(session.name(of: session.place(svg)))")
        return .passed
    }

    @MainActor
    private func openLab(_ session: Session) async throws -> ExitStatus {
        guard !session.output.isSpoken else {
            throw Complaint.failure(
                "The lab draws as you type. To hear an operator's lanes, name it: `\(Self.command.example)`.")
        }
        guard session.dialog.mode != .script, let lab = MarblesLab(isColored: session.output.isColored) else {
            throw Complaint.failure("The lab needs a terminal. Name an operator: `\(Self.command.example)`.")
        }
        await lab.run()
        return .passed
    }
}

extension OperatorCatalogue {
    /// - Throws: ``Complaint`` that suggests operators.
    static func looked(up word: String) throws -> OperatorExample {
        if let example = named(word) { return example }
        let question = Suggestions.question(for: word, among: commandNames)
        throw Complaint.usage("There is no operator \"\(word)\". \(question ?? "`help marbles` lists all operators.")")
    }

    static let commandNames = all.map(\.commandName).removingDuplicates()
}

extension OperatorExample {
    /// - Throws: ``Complaint`` if the words don't fit the operator.
    func demonstration(_ words: [String]) throws -> Demonstration {
        do {
            return try run(words: words)
        } catch {
            throw Complaint.usage(error.forPrompt)
        }
    }
}

extension OperatorExampleError {
    var forPrompt: String { description.replacing("Write it as `", with: "Write it as `marbles ") }
}
