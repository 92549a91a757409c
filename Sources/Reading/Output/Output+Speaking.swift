import TextLayout
import TextStyles

/// What is shown in a way of its own to a reader who listens.
extension Output {
    /// A sign with a meaning, or the same meaning in words.
    ///
    ///     output.mark("✓", "passed", .good)
    package func mark(_ sign: String, _ words: String, _ style: TextStyle) -> StyledText {
        isSpoken ? StyledText(words.isEmpty ? "" : words + ": ") : StyledText(sign + " ", style: style)
    }

    /// What is before a line to type.
    package var promptText: String { isSpoken ? "Workbook:" : "workbook>" }

    /// Facts side by side, such as "1 Validation · step 2 of 11".
    package func joined(_ facts: [String]) -> String { facts.joined(separator: isSpoken ? ", " : " · ") }

    /// Says a line that was laid out for the eye.
    package func say(spoken line: String) {
        for line in StyledText(SpokenText.line(line)).wrapped(to: columns) { verbatim(line.text) }
    }

    /// An error in words.
    func errorLines(_ sentences: String, by speech: any Speech) -> [String] {
        let said = "Error: " + SpokenText.sentences(sentences, code: speech.code)
        return StyledText(said).wrapped(to: columns).map(\.text)
    }
}
