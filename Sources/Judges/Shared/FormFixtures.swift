import SharedJudges

extension SharedFixture {
    static let field = SharedFixture(
        reasons: [.failure: "The text of a field can't fail.", .interval: noInterval],
        scenarios: [.lifetime: [.releasedField], .disposal: [AfterDisposal.scenario(opening: nil)]],
        others: [SideBySide.scenario("fields") { _, _ in }])

    static let openedField = SharedFixture(reasons: field.reasons)

    /// A controller with a form.
    /// - Parameter second: opens a second form while the first one is open; nil if the task's own scenarios do.
    static func controller(open: BookVerb, second: BookVerb?) -> SharedFixture {
        SharedFixture(
            reasons: field.reasons, scenarios: [.disposal: [AfterDisposal.scenario(opening: open)]],
            others: second.map { second in [SideBySide.scenario("forms") { $0.add($1 == 1 ? open : second) }] } ?? [])
    }

    /// A search form with a pipeline.
    /// - Parameters:
    ///   - prepares: whether there is a preparation to complete.
    ///   - severalAtOnce: whether several forms can be open at once.
    static func searchForm(
        prepares: Bool = false, again: Int = 0, hasInterval: Bool = false, severalAtOnce: Bool = false
    ) -> SharedFixture {
        SharedFixture(
            again: again, reasons: hasInterval ? [:] : [.interval: noInterval],
            scenarios: [
                .lifetime: [.releasedForm(prepares: prepares)],
                .disposal: [
                    AfterDisposal.whileAsked(.allow, prepares: prepares),
                    AfterDisposal.whileAsked(.deny, prepares: prepares),
                    AfterDisposal.whileSearching(prepares: prepares),
                ],
                .failure: [.denied],
                .repetition: [Scenario("texts come again") { $0.repeatTexts(prepares) }],
                .count: [.nothingTwice(prepares: prepares), .searchesFail],
                .interval: hasInterval ? Pause.scenarios : [],
                .emptyThings: [
                    Scenario("nothing is found, and the field is cleared") { $0.findNothing(prepares) }.cutting(.end)
                ],
            ],
            others: severalAtOnce
                ? [SideBySide.forms(prepares: prepares), SideBySide.keyAtDisposal(prepares: prepares)] : [])
    }
}

extension Typing {
    fileprivate mutating func repeatTexts(_ prepares: Bool) {
        let word = SearchWords.one(using: &generator)
        openAsked(prepares)
        delete(2)
        // The same three letters come twice. In between, the text is too short.
        type(word.prefix(3))
        delete(1)
        type(word.dropFirst(2))
        wait(.milliseconds(700))
        delete(1)
        type(word.suffix(1))
        wait(.milliseconds(700))
        type("x")
        delete(1)
        wait(.seconds(3))
        add(.release)
    }

    fileprivate mutating func findNothing(_ prepares: Bool) {
        openAsked(prepares)
        delete(2)
        type("zqxj")
        wait(.seconds(1))
        add(.clear)
        wait(.seconds(1))
        type(SearchWords.one(using: &generator))
        wait(.seconds(3))
        add(.release)
    }

    /// Opens a form in which the user allows access, and types while searches run: searches overlap, and some answers
    /// overtake others. The last texts find nothing.
    mutating func typeDuringSearches() {
        let plan = Array(repeating: "200@600ms,200@250ms", count: 8).joined(separator: ",")
        open(SearchWorld(access: .ask, plan: plan))
        add(.allow)
        let word = SearchWords.one(using: &generator)
        type(word.prefix(4))
        // The text becomes too short, and then the same valid text comes again.
        delete(2)
        type(word.dropFirst(2).prefix(1))
        add(.clear)
        type("xqzv")
        // Time for every search, even if each waits for the previous search.
        wait(.seconds(10))
    }
}
