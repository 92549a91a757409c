import Terminal

extension Output {
    /// A symbol with a meaning, or the same meaning in words for a screen reader.
    ///
    ///     output.mark("✓", "passed", .good)
    package func mark(_ sign: String, _ words: String, _ style: TextStyle) -> StyledText {
        isSpoken ? StyledText(words.isEmpty ? "" : words + ": ") : StyledText(sign + " ", style: style)
    }

    package var promptText: String { isSpoken ? "Workbook:" : "workbook>" }

    /// Joins facts on one line, as in "1 Validation · step 2 of 11".
    package func joined(_ facts: [String]) -> String { facts.joined(separator: isSpoken ? ", " : " · ") }

    /// Shows in words a line that was laid out for the screen.
    package func say(spoken line: String) {
        for line in StyledText(SpokenText.line(line)).wrapped(to: columns) { verbatim(line.text) }
    }

    func errorLines(_ sentences: String, by speech: any Speech) -> [String] {
        let said = "Error: " + SpokenText.sentences(sentences, code: speech.code)
        return StyledText(said).wrapped(to: columns).map(\.text)
    }
}
