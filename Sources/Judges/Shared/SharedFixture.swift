import Exercises
import Grading
import StarterProject

/// The shared scenarios that fit a kind of fixture, and the requirements that don't fit it.
struct SharedFixture: Sendable {
    typealias Requirement = SharedRequirement

    /// The scenarios for a requirement. The task's own judge judges what depends on the task.
    let scenarios: @Sendable (Requirement, ExerciseTask) -> [Scenario]
    /// Why a requirement without a scenario doesn't fit.
    let reasons: [Requirement: String]

    init(
        reasons: [Requirement: String],
        _ scenarios: @escaping @Sendable (Requirement, ExerciseTask) -> [Scenario] = { _, _ in [] }
    ) {
        self.scenarios = scenarios
        self.reasons = reasons
    }

    private static let noInterval = "Nothing in the task depends on an interval."

    /// A function from values to values.
    static let function = SharedFixture(
        reasons: [
            .lifetime: "A function of values keeps nothing.",
            .disposal: "A function of values starts nothing.",
            .secondRun: "A function of values has no subscribers.",
            .interval: noInterval,
        ])

    /// A signal or an operator, without a form around it.
    static let signal = SharedFixture(
        reasons: [
            .lifetime: "There is no form, field or model to keep alive.",
            .interval: noInterval,
            .emptyThings: "No text, list or answer of it can be empty.",
        ])

    /// An object that searches, without signals.
    static let searcher = SharedFixture(
        reasons: [
            .lifetime: "Chapter 02 is about what a closure keeps alive.",
            .disposal: "It has nothing to dispose of: it ends with its form.",
            .interval: noInterval,
        ]
    ) { requirement, task in
        requirement == .secondRun ? [task.scenarios[0].onceMore] : []
    }

    /// A view model without a view.
    static let model = SharedFixture(
        reasons: [.disposal: "A model has no disposable: its release ends what it started."]
    ) { requirement, task in
        requirement == .secondRun ? [task.scenarios[0].onceMore] : []
    }

    /// A field with a pipeline.
    static let field = SharedFixture(
        reasons: [.failure: "The text of a field can't fail.", .interval: noInterval]
    ) { requirement, task in
        switch requirement {
        case .lifetime: [Remains.field]
        case .disposal: [AfterDisposal.scenario(opening: nil)]
        case .secondRun: [task.scenarios[0].onceMore]
        default: []
        }
    }

    /// A controller with a form.
    static func controller(open: Stimulus.Action) -> SharedFixture {
        SharedFixture(reasons: [.failure: "The text of a field can't fail.", .interval: noInterval]) {
            requirement, task in
            switch requirement {
            case .disposal: [AfterDisposal.scenario(opening: open)]
            case .secondRun: [task.scenarios[0].onceMore]
            default: []
            }
        }
    }

    /// A search form whose pipeline logs texts, each in the moment of its key.
    static func loggedTexts(prepares: Bool = false, main: Int = 0) -> SharedFixture {
        searchForm(prepares: prepares, main: main, seen: \.withoutWaits)
    }

    /// A search form with a pipeline.
    /// - Parameters:
    ///   - prepares: whether there is a preparation to complete.
    ///   - main: the place of the scenario whose judge knows what the pipeline does with any texts.
    ///   - judge: knows it in place of that scenario's judge.
    ///   - seen: what the judge gets to see of a recording.
    static func searchForm(
        prepares: Bool = false, main: Int = 0, judge: (@Sendable (Transcript) -> Finding?)? = nil,
        hasInterval: Bool = false,
        seen: @escaping @Sendable (Transcript) -> Transcript = { $0 }
    ) -> SharedFixture {
        SharedFixture(reasons: hasInterval ? [:] : [.interval: noInterval]) { requirement, task in
            let main = task.scenarios[main]
            let judge = judge ?? { main.judge(seen($0)) }
            switch requirement {
            case .lifetime: return [Remains.form(prepares: prepares)]
            case .disposal:
                return [
                    AfterDisposal.whileAsked(.allow, prepares: prepares),
                    AfterDisposal.whileAsked(.deny, prepares: prepares),
                    AfterDisposal.whileSearching(prepares: prepares),
                ]
            case .failure: return [Refusal.scenario]
            case .repetition:
                return [
                    Scenario("texts come again", input: Typing.self, write: { $0.repeatTexts(prepares) }, judge: judge)
                ]
            case .count: return [Questions.scenario(prepares: prepares), Questions.failing]
            case .secondRun: return [main.onceMore]
            case .interval: return hasInterval ? [Pause.scenario] : []
            case .emptyThings:
                return [
                    Scenario("nothing is found, and the field is cleared", input: Typing.self) { typing in
                        typing.findNothing(prepares)
                    } judge: {
                        judge($0)
                    }.cutting(.end)
                ]
            }
        }
    }
}

extension Scenario {
    /// The same scenario with other random numbers, later in the same process: what is kept outside the learner's
    /// function shows.
    var onceMore: Scenario { Scenario("\(name), once more", stimuli: stimuli, judge: judge).cutting(cuts) }
}

extension Typing {
    /// Opens the form where the user is asked, types, and gets ready for the texts.
    mutating func openAsked(_ prepares: Bool, _ world: SearchWorld = SearchWorld(access: .ask)) {
        open(world)
        type("ab")
        add(.allow)
        if prepares { add(.complete) }
    }

    /// Types a word, and some of its texts again.
    fileprivate mutating func repeatTexts(_ prepares: Bool) {
        let word = SearchWords.one(using: &generator)
        openAsked(prepares)
        delete(2)
        // Between the same three letters, the text is too short.
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

    /// Types a text for which there are no tweets, then clears the field, and types a word.
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
