import Reading

/// A task whose function later chapters call. Once it has passed, `run --mine` and `take` use the learner's function;
/// until then, the book's.
///
///     OwnPart(.accessRequest, 1, "requestAccess")
public struct OwnPart: Sendable, Equatable {
    package let chapter: ChapterHeading
    package let task: Int

    /// The name of the learner's function.
    let function: String

    /// The name under which later chapters call it.
    let name: String

    /// Swift code that gives the learner's function the other name; empty if the names are the same.
    let adapter: String

    /// Makes a part.
    /// - Parameters:
    ///   - function: the name of the learner's function.
    ///   - name: the name under which later chapters call it; nil for the same name.
    ///   - adapter: a public function with the other name, which calls the learner's.
    public init(
        _ chapter: ChapterHeading, _ task: Int, _ function: String, as name: String? = nil, _ adapter: String = ""
    ) {
        (self.chapter, self.task, self.function) = (chapter, task, function)
        (self.name, self.adapter) = (name ?? function, adapter)
    }

    /// The task's name, such as `3.1`.
    package var taskName: String { "\(chapter.shortNumber).\(task)" }

    /// The task's key in the learner's progress.
    package var key: TaskKey { TaskKey(chapter: chapter.folder, task: task) }

    /// The name of the module that contains the function: `RequestAccess`.
    package var module: String { name.prefix(1).uppercased() + name.dropFirst() }
}

/// The app that a course's learner can take out of the checkout.
public struct TakenApp: Sendable {
    /// The folder with the package's own files, relative to the checkout's root. In their text, `YOURS` stands for the
    /// learner's parts.
    package let template: String

    /// The modules whose sources the package copies.
    package let modules: [String]

    /// The parts of the app, in the order of the book.
    package let parts: [OwnPart]

    /// The part without which there is no app: the last one.
    package var main: OwnPart { parts[parts.count - 1] }

    /// Describes an app of at least one part.
    public init(template: String, modules: [String], parts: [OwnPart]) {
        (self.template, self.modules, self.parts) = (template, modules, parts)
    }
}
