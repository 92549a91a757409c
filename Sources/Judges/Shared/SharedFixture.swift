import Exercises
import Grading
import StarterProject

/// The shared scenarios that fit a kind of fixture, and the requirements that don't fit it.
struct SharedFixture: Sendable {
    typealias Requirement = SharedRequirement

    /// The index of the task's scenario that is played again as a second run; nil for no second run.
    private let again: Int?
    /// Scenarios that test several requirements.
    let others: [Scenario]
    /// The reasons why requirements without a scenario don't fit.
    let reasons: [Requirement: String]
    private let scenarios: [Requirement: [Scenario]]

    init(
        again: Int? = 0, reasons: [Requirement: String], scenarios: [Requirement: [Scenario]] = [:],
        others: [Scenario] = []
    ) {
        (self.again, self.reasons, self.scenarios, self.others) = (again, reasons, scenarios, others)
    }

    func scenarios(for requirement: Requirement, in task: ExerciseTask) -> [Scenario] {
        if let scenarios = scenarios[requirement] { return scenarios }
        return requirement == .secondRun ? again.map { [task.scenarios[$0].onceMore] } ?? [] : []
    }

    static let noInterval = "Nothing in the task depends on an interval."

    static let function = SharedFixture(
        again: nil,
        reasons: [
            .lifetime: "A function of values keeps nothing.",
            .disposal: "A function of values starts nothing.",
            .secondRun: "A function of values has no subscribers.",
            .interval: noInterval,
        ])

    static let signal = signal(again: nil)

    /// - Parameter scenarios: the scenarios that fit the signal's values.
    static func signal(again: Int? = 0, scenarios: [Requirement: [Scenario]] = [:]) -> SharedFixture {
        SharedFixture(
            again: again,
            reasons: [
                .lifetime: "There's no form, field, or model to keep alive.",
                .interval: noInterval,
                .emptyThings: "No text, list, or answer of it can be empty.",
            ], scenarios: scenarios)
    }

    /// An object that searches, without signals.
    static let searcher = SharedFixture(
        reasons: [
            .lifetime: "Chapter 02 is about what a closure keeps alive.",
            .disposal: "It has nothing to dispose of: it ends with its form.",
            .interval: noInterval,
        ])

    static let model = SharedFixture(
        reasons: [.disposal: "A model has no disposable: its release ends what it started."])

    static let field = SharedFixture(
        reasons: [.failure: "The text of a field can't fail.", .interval: noInterval],
        scenarios: [.lifetime: [Remains.field], .disposal: [AfterDisposal.scenario(opening: nil)]],
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
                .lifetime: [Remains.form(prepares: prepares)],
                .disposal: [
                    AfterDisposal.whileAsked(.allow, prepares: prepares),
                    AfterDisposal.whileAsked(.deny, prepares: prepares),
                    AfterDisposal.whileSearching(prepares: prepares),
                ],
                .failure: [Refusal.scenario],
                .repetition: [Scenario("texts come again") { $0.repeatTexts(prepares) }],
                .count: [Questions.scenario(prepares: prepares), Questions.failing],
                .interval: hasInterval ? [Pause.scenario] : [],
                .emptyThings: [
                    Scenario("nothing is found, and the field is cleared") { $0.findNothing(prepares) }.cutting(.end)
                ],
            ],
            others: severalAtOnce
                ? [SideBySide.forms(prepares: prepares), SideBySide.keyAtDisposal(prepares: prepares)] : [])
    }
}

extension Scenario {
    /// The same scenario with other random numbers, later in the same process, so that state outside the learner's
    /// function shows.
    fileprivate var onceMore: Scenario { Scenario("\(name), once more", stimuli: stimuli).cutting(cuts) }
}

extension Typing {
    /// Opens a form, types two letters, allows access, and completes the preparation if there is one.
    mutating func openAsked(
        _ prepares: Bool, _ world: SearchWorld = SearchWorld(access: .ask), deciding time: Duration? = nil
    ) {
        open(world)
        type("ab")
        if let time { wait(time) }
        add(.allow)
        guard prepares else { return }
        if let time { wait(time) }
        add(.complete)
    }

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
}
