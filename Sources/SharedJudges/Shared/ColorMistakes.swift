extension Mistake {
    /// Mistakes with a color that follows a text. Their messages are in Mistakes.md.
    package static let colors: [Mistake] =
        [neverColored, otherColor, coloredOnce, neverYellow, colorsSwapped] + lengths + [
            missesTheFirstText, staysWhite,
        ]

    static let lengths = [
        miscoloring("white from four on") { $0.count == 3 },
        miscoloring("white from two on") { $0.count == 2 },
        Mistake(filling: "code units colored") { run in
            TextUnit.words(explaining: { run.miscolors($0) }).map { ["unit": $0] }
        },
        miscoloring("spaces not colored") { $0.count > 2 && $0.replacing(" ", with: "").count < 3 },
    ]

    private static let neverColored = Mistake("field never changes color") { $0.colors.isEmpty }

    static let otherColor = Mistake.observed("other color") { run in
        run.colors.first { !["white", "yellow"].contains($0) }.map { ["color": $0] }
    }

    package static let coloredOnce = coloredOnce("colored once")

    package static func coloredOnce(_ name: String) -> Mistake {
        Mistake(name) { $0.colors == ["yellow"] && !$0.miscolored.isEmpty }
    }

    private static let neverYellow = Mistake("never yellow") { !$0.colors.contains("yellow") }

    static let colorsSwapped = Mistake("colors swapped") { run in
        run.miscolored.count > 2 && run.miscolored.count == run.expected.colors.count
    }

    private static let missesTheFirstText = Mistake("misses the first text") { run in
        let moments = run.miscolored
        guard let first = moments.first, !run.actual.hasKeySinceOpening(at: first),
            run.actual.playedMoments[first].values(in: .background).isEmpty
        else { return false }
        return moments.allSatisfy { run.actual.texts[$0].isEmpty || !run.actual.hasKeySinceOpening(at: $0) }
    }

    private static let staysWhite = Mistake("stays white") { $0.neverGoesBack }

    private static func miscoloring(_ name: String, _ isKind: @escaping @Sendable (String) -> Bool) -> Mistake {
        Mistake(name) { $0.miscolors(isKind) }
    }
}

extension Scenario {
    /// Scenarios for tasks about the color of a field.
    package static let coloredTexts: [Scenario] = [
        Scenario("a word is typed and deleted, then a few emoji") { $0.typeAWordAndSomeEmoji() }
            .holding(.repetition, .count, .emptyThings),
        Scenario("characters of all kinds are typed, in short texts and in a long one") { $0.typeAllKinds() },
    ]
}

extension PlayedRun {
    fileprivate var colors: [String] { actual.values(in: .background) }

    /// The indices of the moments in which the field has the wrong color; empty if there are several fields.
    var miscolored: [Int] {
        if actual.stimuli.contains(where: { $0.verb?.isTurn == true }) { return [] }
        return zip(actual.colors, expected.colors).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    }

    func miscolors(_ isKind: (String) -> Bool) -> Bool {
        let texts = actual.texts
        let wrong = Set(miscolored.map { texts[$0] })
        return !wrong.isEmpty && wrong == Set(texts.filter(isKind))
    }

    /// Whether the field stays white once it's white, and the first wrong color comes after that.
    var neverGoesBack: Bool {
        guard let first = actual.colors.firstIndex(of: "white") else { return false }
        return miscolored.first.map { $0 > first } == true && actual.colors[first...].allSatisfy { $0 == "white" }
    }
}

extension Transcript {
    /// The color of the field after each of the ``playedMoments``. The field is white before any code sets its color.
    package var colors: [String] { states(of: .background, from: "white") }

    fileprivate func hasKeySinceOpening(at moment: Int) -> Bool {
        let moments = playedMoments[...moment]
        let start = moments.lastIndex { $0.stimulus?.action.isOpening == true } ?? 0
        return moments[start...].contains { $0.stimulus?.isKey == true }
    }
}

extension Transcript {
    package var colorLetters: [TimedEvent] {
        observations(in: .background).map { TimedEvent(at: $0.at, .next(String($0.text.prefix(1)))) }
    }
}
