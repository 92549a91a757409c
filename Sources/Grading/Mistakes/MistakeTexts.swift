import Reading

/// The messages and hints of the mistakes in one task, from its chapter's Answers.md and from Mistakes.md.
public struct MistakeTexts: Sendable {
    struct Text: Sendable {
        /// The ID in the whole book, such as "filter/valid-texts/off-by-one", or "form-captured" for a shared mistake.
        let id: String
        let message: MessageText
        let hint: Int?
        let path: String
        let line: Int
    }

    private let chapter: String
    private let answers: ChapterAnswers.Task?
    private let shared: SharedMistakes
    private let path: String

    init(of chapter: ChapterHeading, _ answers: ChapterAnswers.Task?, shared: SharedMistakes, path: String) {
        (self.chapter, self.answers, self.shared, self.path) = (chapter.product, answers, shared, path)
    }

    func text(of name: String) -> Text? {
        let own = answers?.answers.first { $0.name == name && $0.kind != .refused && $0.hasOwnMessage }
        if let answers, let own, let message = own.messages.first {
            return Text(
                id: "\(chapter)/\(answers.slug)/\(name)", message: message, hint: own.hint, path: path, line: own.line)
        }
        guard let mistake = shared[name] else { return nil }
        let hint = answers?.answers.lazy.compactMap { $0.mistakes.contains(name) ? $0.hint : nil }.first
        return Text(
            id: name, message: mistake.message, hint: hint ?? mistake.hint, path: SharedMistakes.path,
            line: mistake.line)
    }

    var phrases: RunPhrases { shared.phrases }

    /// The mistakes that answers with these names make, apart from mere differences.
    func mistakes(of names: Set<String>) -> Set<String> {
        let answers = answers?.answers.filter { $0.kind == .wrong && names.contains($0.name) } ?? []
        return Set(answers.flatMap(\.mistakes)).subtracting([Finding.firstDifference])
    }

    // MARK: Proof

    /// Mismatches between the names in a task's judge and the texts: a name without a text, or a text without a
    /// name. Each begins with a file.
    /// - Parameter views: the programs that show mistakes which no rule recognizes.
    public func faults(of task: ExerciseTask, knowing views: KnownViews) -> [String] {
        let (names, number) = (task.allMistakes, task.number)
        let missing = names.filter { text(of: $0.name) == nil }.map { mistake in
            "\(path): Task \(number)'s judge names “\(mistake.name)”. "
                + "Neither this file nor \(SharedMistakes.path) has it."
        }
        let shown = views.programs.filter { $0.task == number && $0.view != nil }.map(\.answer)
        let known = Set(names.map(\.name) + shown)
        let unnamed = answers?.answers.filter { $0.kind != .refused && $0.hasOwnMessage && !known.contains($0.name) }
        return missing
            + (unnamed ?? []).map {
                "\(path):\($0.line): No judge and no program names the mistake “\($0.title)”."
            }
    }

    /// Mismatches between the first finding of a verdict and its text.
    public func faults(of verdict: Verdict) -> [String] {
        verdict.firstFinding.map(faults) ?? []
    }

    func faults(of finding: Finding) -> [String] {
        guard let name = finding.name, finding.difference == nil, let text = text(of: name) else {
            return []
        }
        let places = Set(text.message.places).subtracting([Finding.linesPlace])
        let filled = Set(finding.places.keys).subtracting([Finding.linesPlace])
        let unknown = places.subtracting(filled).sorted().map { "Nothing fills {\($0)}" }
        let unused = filled.subtracting(places).sorted()
        return (unknown + unused.map { "There's no place {\($0)}" }).map {
            "\(text.path):\(text.line): \($0) in the message of “\(name)”."
        }
    }
}

extension Finding {
    /// The placeholder for the lines on which a closure captures a name strongly.
    static let linesPlace = "lines"

    /// The finding with its mistake's message and hint. A finding without a name keeps its message.
    func said(by texts: MistakeTexts?) -> Finding {
        guard let name else { return self }
        var said = self
        if let difference, let phrases = texts?.phrases {
            said.places.merge(difference.places(saying: phrases)) { $1 }
        }
        let text = texts?.text(of: difference?.textName ?? name)
        said.message = Self.message(text, of: name, said.places)
        if let guess {
            let text = texts?.text(of: guess.name)
            said.message += " Perhaps: " + Self.message(text, of: guess.name, guess.places)
            said.hint = text?.hint
        } else {
            said.hint = text?.hint
        }
        said.id = text?.id
        return said
    }

    /// - Parameter text: nil if it's missing because, for example, a reader has changed its file.
    private static func message(_ text: MistakeTexts.Text?, of name: String, _ places: [String: String]) -> String {
        guard let text else {
            let places = places.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
            return "The mistake is “\(name.replacing("-", with: " "))”" + (places.isEmpty ? "." : " (\(places)).")
        }
        let message = places[linesPlace] == nil ? text.message.withoutLines : text.message.text
        return PlacedText(message).filled(with: places)
    }
}

extension MessageText {
    /// The text without its sentence about lines, for code in which no line was found.
    fileprivate var withoutLines: String { text.replacing(" See {\(Finding.linesPlace)}.", with: "") }
}
