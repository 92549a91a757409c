import LineEditor
import ReactiveCore

/// A row in which a person types text.
///
/// The field itself needs no terminal: scripts, pipes and tests type into it with `insert`, `deleteBackward` and
/// `press`. On a terminal a `Screen` lets libedit edit it, and each keystroke is one event of `textSignal`.
///
///     let field = TextField(label: "Search")
///     field.textSignal.subscribe(next: { text in log.append(text) })
///     field.insert("swift")
@MainActor
public final class TextField: Focusable {
    /// The text before the field.
    public let label: String

    /// A dimmed text in the field while it is empty.
    public var placeholder: String { didSet { screen?.needsDisplay() } }

    /// Whether keys change the text. A disabled field is dimmed, and Tab skips it. The program can still type.
    public var isEnabled = true { didSet { screen?.focusMayHaveChanged(of: self) } }

    /// Whether each character shows as a dot, as in a password. `text` is unchanged.
    public var isSecure = false { didSet { screen?.needsDisplay() } }

    public var hasFocus = false { didSet { screen?.needsDisplay() } }
    public weak var screen: Screen?
    public var height: RowHeight { .rows(1) }
    public var canTakeFocus: Bool { isEnabled }

    private let textProperty: MainProperty<String>
    private let backgroundProperty: MainProperty<Color>
    /// How many Unicode scalars are before the cursor.
    public private(set) var cursor = 0
    var viewport = FieldViewport()

    /// An empty, white field.
    ///
    /// - Parameter scheduler: brings subscriptions that are made on other threads to the main queue. A chapter passes
    ///   its own, so that this happens on the virtual clock in a scripted run.
    public init(label: String, placeholder: String = "", scheduler: MainScheduler = MainScheduler()) {
        self.label = label
        self.placeholder = placeholder
        textProperty = MainProperty("", scheduler: scheduler)
        backgroundProperty = MainProperty(.white, scheduler: scheduler)
    }

    // MARK: Signals

    /// The text. To change it, type.
    public var text: String { textProperty.value }

    /// The current text at once, then each new text. It completes when the field is freed, and doesn't keep it alive.
    /// Use it on any thread; its events arrive on the main actor.
    nonisolated public var textSignal: MainSignal<String, Never> { textProperty.signal }

    /// How many subscriptions the text signal has now.
    public var textSubscriberCount: Int { textProperty.subscriberCount }

    /// The color behind the text.
    public var background: Color {
        get { backgroundProperty.value }
        set {
            backgroundProperty.value = newValue
            screen?.needsDisplay()
        }
    }

    /// The current color at once, then each assignment, even of the same color.
    nonisolated public var backgroundSignal: MainSignal<Color, Never> { backgroundProperty.signal }

    // MARK: Typing

    /// The text and its cursor.
    public var editedLine: EditedLine { EditedLine(text, cursor: cursor) }

    /// Replaces the text. One event, none when it is the same text.
    ///
    /// - Parameter cursor: how many Unicode scalars are before the cursor; by default all.
    public func setText(_ newText: String, cursor newCursor: Int? = nil) {
        change(to: EditedLine(newText, cursor: newCursor))
        screen?.fieldWasChanged(self)
    }

    /// Types text at the cursor. One event.
    public func insert(_ newText: String) {
        guard !newText.isEmpty else { return }
        let line = editedLine
        setText(line.beforeCursor + newText + line.afterCursor, cursor: cursor + newText.unicodeScalars.count)
    }

    /// Deletes the character before the cursor, like the Backspace key. One event, none at the beginning.
    public func deleteBackward() {
        let line = editedLine.after(.deleteLeft)
        setText(line.text, cursor: line.cursor)
    }

    /// Deletes the whole text. One event, none when it is empty.
    public func clear() {
        setText("")
    }

    /// Takes a line. If libedit has made it, the terminal shows it already.
    func change(to line: EditedLine) {
        cursor = line.cursor
        // Subscribers may type as well, so the cursor must be right before they get the text.
        if line.text != text || line.text.unicodeScalars.count != text.unicodeScalars.count {
            textProperty.value = line.text
        }
        screen?.needsDisplay()
    }
}
