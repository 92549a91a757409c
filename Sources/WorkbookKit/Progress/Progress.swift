/// A learner's progress, as stored in `.workbook/progress.json`.
///
///     {
///       "version": 2,
///       "place": { "chapter": "01-Validation", "step": 3, "offersTaken": 0 },
///       "tasks": {
///         "01-Validation/1": {
///           "attempts": 2, "hintsShown": 1, "passed": "2026-11-21T09:30:00Z", "solutionSeen": false
///         }
///       }
///     }
///
/// `step` counts from 1. A task without an entry is open. A task with an entry and without `passed` has been attempted.
///
/// In layout 1, SignIn was the first chapter, in the folder `00-SignIn`.
struct Progress: KeptState {
    static let fileName = "progress"
    static let subject = "progress"
    static let currentVersion = 2
    static let afterDamage = "`check` brings back what you have solved"

    var version = Self.currentVersion
    var place: Place?
    var tasks: [String: TaskRecord] = [:]

    init() {}

    /// Older programs wrote fewer keys. A missing key means the initial value. An older layout becomes the current one.
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        version = try keys.decode(Int.self, forKey: .version)
        place = try keys.decodeIfPresent(Place.self, forKey: .place)
        tasks = try keys.decodeIfPresent([String: TaskRecord].self, forKey: .tasks) ?? [:]
        if version < 2 { moveSignInToTheEnd() }
        version = Self.currentVersion
    }

    /// Carries layout 1 over to layout 2. One of its sign-in tasks, the prediction, is still set, as task 12.2. The
    /// records of the others stay under their old names.
    private mutating func moveSignInToTheEnd() {
        let prediction = TaskKey(chapter: "00-SignIn", task: 4)
        if self[prediction] != TaskRecord() {
            self[TaskKey(chapter: "12-SignIn", task: 2)] = self[prediction]
            self[prediction] = TaskRecord()
        }
        guard place?.chapter == "00-SignIn" else { return }
        // A new reader was in the first chapter. A reader of chapter 11 had come back to a task that was left over.
        let hasReadOn = tasks.contains { $0.key.hasPrefix("11-TwitterInstant/") && $0.value.state == .passed }
        place = hasReadOn ? Place(chapter: "12-SignIn", step: 1) : nil
    }

    /// The record of a task.
    subscript(task: TaskKey) -> TaskRecord {
        get { tasks[task.text] ?? TaskRecord() }
        set { tasks[task.text] = newValue == TaskRecord() ? nil : newValue }
    }
}

/// Where the reader is in the book.
struct Place: Codable, Equatable, Sendable {
    /// The chapter's folder, `01-Validation`.
    var chapter: String
    /// The step shown last, from 1.
    var step: Int
    /// The number of that step's offered commands that were run.
    var offersTaken = 0
}

extension Place {
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            chapter: try keys.decode(String.self, forKey: .chapter), step: try keys.decode(Int.self, forKey: .step),
            offersTaken: try keys.decodeIfPresent(Int.self, forKey: .offersTaken) ?? 0
        )
    }
}

/// Names a task in the progress file.
struct TaskKey: Hashable, Sendable {
    /// The chapter's folder, `01-Validation`.
    var chapter: String
    /// The task's number in its chapter, from 1.
    var task: Int

    var text: String { "\(chapter)/\(task)" }
}

/// The record of one task.
struct TaskRecord: Codable, Equatable, Sendable {
    /// The number of checks in which its code differed from the starter.
    var attempts = 0
    /// The number of its hints that were shown.
    var hintsShown = 0
    /// When it first passed, in ISO 8601.
    var passed: String?
    /// Whether the book's answer was shown before the pass.
    var solutionSeen = false
    /// True if the newest check failed, even if the task passed before. Otherwise nil.
    var lastCheckFailed: Bool?

    /// The state that lists show.
    enum State: String, Codable, Sendable {
        case passed, attempted, open
    }

    var state: State {
        if passed != nil { return .passed }
        return attempts > 0 ? .attempted : .open
    }
}

extension TaskRecord {
    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            attempts: try keys.decodeIfPresent(Int.self, forKey: .attempts) ?? 0,
            hintsShown: try keys.decodeIfPresent(Int.self, forKey: .hintsShown) ?? 0,
            passed: try keys.decodeIfPresent(String.self, forKey: .passed),
            solutionSeen: try keys.decodeIfPresent(Bool.self, forKey: .solutionSeen) ?? false,
            lastCheckFailed: try keys.decodeIfPresent(Bool.self, forKey: .lastCheckFailed)
        )
    }
}
