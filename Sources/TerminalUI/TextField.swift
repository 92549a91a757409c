import LineEditor
import ReactiveCore

/// A row in which a person types text.
///
/// The field itself needs no terminal: scripts, pipes and tests type into it by `insert`, `deleteBackward` and `press`.
/// On a terminal a `Screen` lets libedit edit it, and each keystroke is one event of `textSignal`.
@MainActor
public final class TextField: Focusable {
    /// What stands before the field.
    public let label: String

    /// What stands in the field, dimmed, while it is empty.
    public var placeholder: String { didSet { screen?.needsDisplay() } }

    /// Whether keys change the text; a disabled field is dimmed and Tab passes it by. The program may type all the same.
    public var isEnabled = true { didSet { screen?.focusMayHaveChanged(of: self) } }

    /// Whether each character is shown as a dot, as a password is. `text` is the text all the same.
    public var isSecure = false { didSet { screen?.needsDisplay() } }

    public var hasFocus = false { didSet { screen?.needsDisplay() } }
    public weak var screen: Screen?
    public var height: RowHeight { .rows(1) }
    public var canTakeFocus: Bool { isEnabled }

    private let textProperty: MainProperty<String>
    private let backgroundProperty: MainProperty<Color>
    /// How many Unicode scalars stand before the cursor.
    public private(set) var cursor = 0
    var viewport = FieldViewport()

    /// An empty, white field.
    ///
    /// - Parameter scheduler: takes a subscription to the main queue that is made elsewhere: a chapter's own, so that this too is
    ///   on the virtual clock in a scripted run.
    public init(label: String, placeholder: String = "", scheduler: MainScheduler = MainScheduler()) {
        self.label = label
        self.placeholder = placeholder
        textProperty = MainProperty("", scheduler: scheduler)
        backgroundProperty = MainProperty(.white, scheduler: scheduler)
    }

    // MARK: Signals

    /// The text. To change it, type.
    public var text: String { textProperty.value }

    /// The current text at once, then each new text; completes when the field is freed, and does not keep it alive.
    /// It may be asked for anywhere; its events are the main actor's.
    nonisolated public var textSignal: MainSignal<String, Never> { textProperty.signal }

    /// How many subscriptions the text signal has at this moment.
    public var textSubscriberCount: Int { textProperty.subscriberCount }

    /// The color behind the text.
    public var background: Color {
        get { backgroundProperty.value }
        set {
            backgroundProperty.value = newValue
            screen?.needsDisplay()
        }
    }

    /// The current color at once, then each assignment, also of the color that is there already.
    nonisolated public var backgroundSignal: MainSignal<Color, Never> { backgroundProperty.signal }

    // MARK: Typing

    /// Text and cursor as one.
    public var editedLine: EditedLine { EditedLine(text, cursor: cursor) }

    /// Replaces the text; one event, none when it is the same text.
    ///
    /// - Parameter cursor: how many Unicode scalars stand before the cursor; by default all.
    public func setText(_ newText: String, cursor newCursor: Int? = nil) {
        change(to: EditedLine(newText, cursor: newCursor))
        screen?.fieldWasChanged(self)
    }

    /// What libedit made of a key: the terminal knows it already.
    func take(_ line: EditedLine) {
        change(to: line)
    }

    /// Types text at the cursor; one event.
    public func insert(_ newText: String) {
        guard !newText.isEmpty else { return }
        let line = editedLine
        setText(line.beforeCursor + newText + line.afterCursor, cursor: cursor + newText.unicodeScalars.count)
    }

    /// Deletes the character before the cursor, as the Backspace key; one event, none at the beginning.
    public func deleteBackward() {
        deleteBackward(characters: 1)
    }

    /// Deletes the whole text; one event, none when it is empty.
    public func clear() {
        setText("")
    }

    func deleteBackward(characters: Int) {
        let line = editedLine
        let rest = String(line.beforeCursor.dropLast(characters))
        setText(rest + line.afterCursor, cursor: rest.unicodeScalars.count)
    }

    private func change(to line: EditedLine) {
        cursor = line.cursor
        // Subscribers may type as well: the cursor must be right before they are told.
        if line.text != text || line.text.unicodeScalars.count != text.unicodeScalars.count {
            textProperty.value = line.text
        }
        screen?.needsDisplay()
    }
}
