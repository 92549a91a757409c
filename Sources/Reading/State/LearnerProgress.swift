/// A learner's progress, as stored in `.workbook/progress.json`.
///
///     {
///       "version": 3,
///       "place": { "chapter": "01-Validation", "step": 3, "offersTaken": 0 },
///       "tasks": {
///         "01-Validation/1": {
///           "attempts": 2, "hintsShown": 1, "passed": "2026-11-21T09:30:00Z", "solutionSeen": false
///         }
///       },
///       "guesses": { "01-Validation/3/0": true },
///       "tour": {
///         "stop": 2, "place": { "chapter": "01-Validation", "step": 4, "offersTaken": 0 },
///         "back": { "chapter": "00-WithoutSignals", "step": 3, "offersTaken": 0 }
///       }
///     }
///
/// `step` counts from 1. A task without an entry is open. A task with attempts and without `passed` has been attempted.
/// If its examples were run, it also has `"examples": { "written": 3, "caught": 5, "wrong": 8 }`. The key of a guess is
/// its place; the value is whether the first answer was right. Only a reader who has begun the tour has a `tour`.
///
/// In older layouts, chapters and tasks had other numbers.
package struct LearnerProgress: KeptState {
    package static let fileName = "progress"
    package static let subject = "progress"
    package static let currentVersion = 3
    package static let afterDamage = "`check` brings back what you have solved"

    package var version = Self.currentVersion
    package var place: Place?
    package var tasks: [String: TaskRecord] = [:]
    package var guesses: [String: Bool] = [:]
    /// The tour, if the reader has begun it.
    package var tour: TourRecord?

    package init() {}

    /// Older programs wrote fewer keys. A missing key means the initial value.
    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        version = try keys.decode(Int.self, forKey: .version)
        place = try keys.decodeIfPresent(Place.self, forKey: .place)
        tasks = try keys.decodeIfPresent([String: TaskRecord].self, forKey: .tasks) ?? [:]
        guesses = try keys.decodeIfPresent([String: Bool].self, forKey: .guesses) ?? [:]
        tour = try keys.decodeIfPresent(TourRecord.self, forKey: .tour)
    }

    /// The reader's place, or on the tour, the place before it; nil before the first chapter is opened.
    package var placeInBook: Place? {
        guard let tour, let stop = tour.place, stop.chapter == place?.chapter else { return place }
        return tour.back
    }

    /// Records the first answer to the question at the reader's place. Later answers don't count.
    package mutating func noteGuess(isRight: Bool) {
        guard let place else { return }
        let name = "\(place.chapter)/\(place.step)/\(place.offersTaken)"
        guesses[name] = guesses[name] ?? isRight
    }

    package subscript(task: TaskKey) -> TaskRecord {
        get { tasks[task.text] ?? TaskRecord() }
        set { tasks[task.text] = newValue == TaskRecord() ? nil : newValue }
    }
}

/// The last stop of the tour that was shown, from 1.
package struct TourRecord: Codable, Equatable, Sendable {
    package var stop: Int
    /// The stop's page; nil after `open`. While the reader is in the page's chapter, they're on the tour.
    package var place: Place?
    /// The place before the tour; nil if it was the beginning of the book.
    package var back: Place?
}

package struct Place: Codable, Equatable, Sendable {
    /// The chapter's folder, `01-Validation`.
    package var chapter: String
    /// The step shown last, from 1.
    package var step: Int
    package var offersTaken = 0

    package init(chapter: String, step: Int, offersTaken: Int = 0) {
        (self.chapter, self.step, self.offersTaken) = (chapter, step, offersTaken)
    }
}

extension Place: Comparable {
    package static func < (left: Place, right: Place) -> Bool {
        (left.chapter, left.step, left.offersTaken) < (right.chapter, right.step, right.offersTaken)
    }
}

extension Place {
    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            chapter: try keys.decode(String.self, forKey: .chapter), step: try keys.decode(Int.self, forKey: .step),
            offersTaken: try keys.decodeIfPresent(Int.self, forKey: .offersTaken) ?? 0
        )
    }
}

/// Names a task in the progress file.
package struct TaskKey: Hashable, Sendable {
    /// The chapter's folder, `01-Validation`.
    package var chapter: String
    package var task: Int

    package init(chapter: String, task: Int) { (self.chapter, self.task) = (chapter, task) }

    package var text: String { "\(chapter)/\(task)" }
}

package struct TaskRecord: Codable, Equatable, Sendable {
    /// The number of checks of the task that could run and found it started.
    package var attempts = 0
    package var hintsShown = 0
    /// When the task first passed, in ISO 8601; nil if it hasn't.
    package var passed: String?
    /// Whether the book's answer was shown before the pass.
    package var solutionSeen = false
    /// True if the newest check failed, even if the task passed before. Otherwise nil.
    package var lastCheckFailed: Bool?
    /// The newest result of the task's examples; nil if there is none.
    package var examples: ExamplesRecord?

    package init() {}

    package enum State: String, Codable, Sendable {
        case passed, attempted, open
    }

    /// Whether the task has passed, and no later check has failed.
    package var isPassedNow: Bool { passed != nil && lastCheckFailed != true }

    package var state: State {
        if passed != nil { return .passed }
        return attempts > 0 ? .attempted : .open
    }
}

extension TaskRecord {
    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        attempts = try keys.decodeIfPresent(Int.self, forKey: .attempts) ?? 0
        hintsShown = try keys.decodeIfPresent(Int.self, forKey: .hintsShown) ?? 0
        passed = try keys.decodeIfPresent(String.self, forKey: .passed)
        solutionSeen = try keys.decodeIfPresent(Bool.self, forKey: .solutionSeen) ?? false
        lastCheckFailed = try keys.decodeIfPresent(Bool.self, forKey: .lastCheckFailed)
        examples = try keys.decodeIfPresent(ExamplesRecord.self, forKey: .examples)
    }
}

/// The result of a task's examples in their newest run.
package struct ExamplesRecord: Codable, Equatable, Sendable {
    package var written: Int
    /// The number of wrong answers that the examples catch, and the number of all wrong answers.
    package var caught, wrong: Int
    /// The hash of the file that they were in; nil in an older workbook's progress.
    package private(set) var file: UInt64?

    package init(written: Int, caught: Int, wrong: Int, file: UInt64) {
        (self.written, self.caught, self.wrong, self.file) = (written, caught, wrong, file)
    }

    package var words: String {
        written == 1
            ? "1 example catches \(caught) of \(wrong) wrong answers"
            : "\(written) examples catch \(caught) of \(wrong) wrong answers"
    }
}
