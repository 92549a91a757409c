import Exercises
import Grading
import SharedJudges

extension TaskRequirements {
    /// The requirements of each task except predictions and *break* tasks, by the task's number, such as "05.1".
    static let all: [String: TaskRequirements] = [
        withoutSignals, validation, retainCycles, accessRequest, thenChaining, filter, search, threading, tweetModels,
        avatars, throttling, twitterInstant, signIn,
    ].reduce(into: [:]) { all, chapter in all.merge(chapter) { $1 } }

    private static let validation: [String: TaskRequirements] = {
        let typed = "a word is typed and deleted, then a few emoji"
        let opened = "a form is opened, closed, and opened again"
        let released = "a field is used, then released"
        return [
            "01.1": .init(.field, own: [.repetition: typed, .emptyThings: typed], out: [.count: colorSetTwice]),
            "01.3": .init(
                .openedField,
                own: [
                    .lifetime: "a form is closed, then released", .disposal: opened, .repetition: opened,
                    .secondRun: opened, .emptyThings: opened,
                ],
                out: [.count: colorSetTwice]),
            "01.4": .init(.field, own: [.repetition: typed, .count: typed, .emptyThings: typed]),
            "01.5": .init(
                .field, own: [.lifetime: released, .repetition: released, .emptyThings: released],
                out: [.count: colorSetTwice]),
        ]
    }()

    private static let retainCycles: [String: TaskRequirements] = {
        let used = "a form is used, then released"
        let changed = "the minimum changes, then the form is released"
        let followed = "three controllers open and are released, two of them at once"
        return [
            "02.1": .init(
                .controller(open: .open, second: .open), own: [.lifetime: used, .repetition: used, .emptyThings: used],
                out: [.count: colorSetTwice]),
            "02.2": .init(
                .controller(open: .openController(minimumLength: 2), second: .openController(minimumLength: 6)),
                own: [.lifetime: changed, .repetition: changed, .emptyThings: changed], out: [.count: colorSetTwice]),
            "02.4": .init(
                .controller(open: .open, second: nil),
                own: [.lifetime: followed, .disposal: followed, .count: followed, .secondRun: followed],
                out: [
                    .repetition: "A color that comes again looks like the one before.",
                    .emptyThings: "A color can't be empty.",
                ]),
        ]
    }()

    private static let accessRequest: [String: TaskRequirements] = {
        let denied = "the user is asked and says no"
        let again = "the decision is forgotten, and the same signal is subscribed to again"
        let noDisposal = "An access request can't be called off."
        return [
            "03.1": .init(
                .accessSignal, own: [.failure: denied, .repetition: again, .count: again],
                out: [.disposal: noDisposal]),
            "03.2": .init(
                .accessSignal, own: [.failure: "the user says no", .count: "the user says yes"],
                out: [.disposal: noDisposal, .repetition: "The second subscriber's request is the repetition."]),
            "03.4": .init(
                .announcement,
                own: [
                    .disposal: "the disposal comes before the answer", .failure: "access is refused",
                    .count: "access is granted",
                ], out: [.repetition: "A request has one answer."]),
        ]
    }()

    private static let thenChaining: [String: TaskRequirements] = [
        "04.1": .init(.searchForm(severalAtOnce: true), own: [.failure: "access is denied between two words"]),
        "04.2": .init(.searchForm(prepares: true, severalAtOnce: true), own: [.failure: "the preparation fails"]),
        "04.3": .init(
            .searchForm(prepares: true, again: 1, severalAtOnce: true), own: [.failure: "the preparation fails"]),
    ]

    private static let filter: [String: TaskRequirements] = {
        let completes = "numbers come, and the source completes"
        return [
            "05.1": .init(
                .searchForm(again: 1, severalAtOnce: true), own: [.failure: "access is denied, and a word is typed"]),
            "05.3": .init(.searchForm(severalAtOnce: true)),
            "05.4": .init(
                .keptNumbers,
                own: [
                    .disposal: "numbers come, and the subscriber disposes",
                    .failure: "numbers come, and the source fails", .count: completes,
                ]),
        ]
    }()

    private static let search: [String: TaskRequirements] = {
        let twice = "a search is made, and then subscribed to twice"
        let noUser = "The function decides about a failure that it gets once."
        return [
            "06.1": .init(.searchForm(), own: [.failure: "Twitter is over capacity"]),
            "06.2": .init(
                .signal,
                own: [
                    .disposal: "one of two subscriptions is disposed before the answer comes",
                    .failure: "the body is damaged",
                    .count: twice, .secondRun: twice,
                ], out: [.repetition: "The second subscriber's search is the repetition."]),
            "06.4": .init(
                .function, own: [.failure: "the connection is lost"],
                out: [.repetition: noUser, .count: noUser, .emptyThings: "An error is never empty."]),
            "06.5": .init(
                .searchForm(), own: [.failure: "access is denied"]),
        ]
    }()

    private static let threading: [String: TaskRequirements] = [
        "07.1": .init(.searchForm()),
        "07.2": .init(.searchForm()),
        "07.3": .init(
            .searchForm(), own: [.count: "the form opens"],
            out: [
                .lifetime: "The pipeline ends as soon as the text is shown, so its captures end, too.",
                .disposal: "The text is shown before anything can be disposed of.",
                .failure: "Reading the file can't fail.",
                .repetition: "One text is read, once.",
                .emptyThings: "The last search is never empty.",
            ]),
    ]

    private static let tweetModels: [String: TaskRequirements] = {
        let answers = "answers of all kinds"
        let sheets = "a few lists of tweets"
        let completes = "answers come, and the source completes"
        return [
            "08.1": .init(.searchForm(), own: [.failure: "an answer holds no tweets"]),
            "08.2": .init(
                .function, own: [.failure: answers, .emptyThings: answers],
                out: [.repetition: "Each answer is parsed for itself.", .count: "A function returns once."]),
            "08.3": .init(
                .function, own: [.repetition: sheets, .count: sheets],
                out: [.failure: "The question can't fail.", .emptyThings: "An empty list has no authors."]),
            "08.5": .init(
                .signal,
                own: [
                    .disposal: "answers come, and the subscriber disposes",
                    .failure: "answers come, and the source fails",
                    .repetition: completes, .count: completes, .secondRun: "a second subscriber comes later",
                    .emptyThings: completes,
                ]),
        ]
    }()

    private static let avatars: [String: TaskRequirements] = {
        let loaded = "tweets are shown and scrolled through"
        let late = "another list arrives before the avatars"
        let author = "rows of one author ask, at the same time and later"
        let noDisposal = "It returns no disposable. That a loading ends with its row is what task 3 asks for."
        let second = "another list arrives during the second attempts"
        return [
            "09.1": .init(
                .rows,
                own: [.lifetime: loaded, .failure: "one picture is missing, another is damaged"],
                out: [.disposal: noDisposal]),
            "09.3": .init(.rows, own: [.lifetime: late, .disposal: late]),
            "09.4": .init(
                .rows,
                own: [.lifetime: second, .disposal: second, .failure: "the first attempts fail"]),
            "09.5": .init(
                .signal,
                own: [
                    .disposal: "rows leave before their picture arrives", .failure: "a picture fails to load at first",
                    .repetition: author, .count: author, .secondRun: author,
                ]),
        ]
    }()

    private static let throttling: [String: TaskRequirements] = {
        let bursts = "texts come in bursts, and the source completes"
        return [
            "10.1": .init(.searchForm(hasInterval: true)),
            "10.2": .init(.searchForm(hasInterval: true)),
            "10.4": .init(
                .signal,
                own: [
                    .disposal: "the subscriber disposes while a text waits",
                    .failure: "the source fails while a text waits", .repetition: bursts,
                    .count: "the source completes while no text waits",
                    .secondRun: "a second subscriber comes and leaves", .interval: bursts, .emptyThings: bursts,
                ]),
        ]
    }()

    private static let twitterInstant: [String: TaskRequirements] = {
        let storm = "a storm"
        let texts = "texts go in"
        let released = "the model is released during a search"
        let again = "a text comes again, and another finds nothing"
        return [
            "11.1": .init(.searchForm(hasInterval: true), own: [.repetition: again, .emptyThings: again]),
            "11.2": .init(.searchForm(hasInterval: true), own: [.repetition: again, .emptyThings: again]),
            "11.4": .init(
                .model,
                own: [
                    .lifetime: released, .failure: texts, .repetition: again, .count: texts, .interval: texts,
                    .emptyThings: again,
                ]),
            "11.5": .init(
                .searchForm(hasInterval: true), own: [.lifetime: storm, .repetition: again, .emptyThings: again]),
        ]
    }()

    private static let signIn: [String: TaskRequirements] = {
        let taps = "taps and keys"
        let filled = "two fields are filled in, shortened and filled in again, during sign-ins and between them"
        let passwords = "a wrong password, then the right one"
        let wrong = "wrong passwords, then the right one"
        let names = "names are typed, shortened and cleared, and each pause is long"
        return [
            "12.1": .init(
                .signInForm, own: [.repetition: taps, .count: taps],
                out: [.emptyThings: "A tap carries nothing that could be empty."]),
            "12.3": .init(
                .signInForm, own: [.repetition: filled, .emptyThings: filled],
                out: [.count: "A button that is enabled twice looks like one that is enabled once."]),
            "12.4": .init(
                .signInForm,
                own: [
                    .repetition: passwords, .count: passwords, .emptyThings: "the fields are empty, then filled",
                ]),
            "12.5": .init(
                .signInForm,
                own: [.repetition: wrong, .count: wrong, .emptyThings: "keys and taps before the answer comes"]),
            "12.6": .init(
                .signal,
                own: [
                    .disposal: "the subscriber disposes while a page loads",
                    .failure: "the connection is lost twice in a row", .count: "the connection is lost twice in a row",
                    .repetition: "refreshes come between pages, and while one loads",
                    .secondRun: "a second subscriber comes later",
                ]),
            "12.7": .init(
                .signal,
                own: [
                    .disposal: "the subscriber disposes while the service is asked",
                    .failure: "the connection is lost twice in a row", .count: "the connection is lost twice in a row",
                    .repetition: "the same name comes again", .secondRun: "a second subscriber comes later",
                    .interval: names, .emptyThings: names,
                ]),
        ]
    }()
}

extension ExerciseTask {
    /// How the task meets a shared requirement; nil if nothing says how, which is a mistake in `TaskRequirements`.
    public func standing(of requirement: SharedRequirement, in chapter: Chapter) -> SharedRequirement.Standing? {
        if kind == .predict { return .optedOut("A prediction starts no pipeline.") }
        if kind == .breakIt { return .optedOut("A script is played by the workbook's own apps.") }
        return TaskRequirements.all["\(chapter.number).\(number)"]?.standing(of: requirement, in: judge)
    }
}
