import ReactiveCore
import Terminal

/// A row for typing text.
///
/// The field works without a terminal: scripts, pipes, and tests type with `insert`, `deleteBackward`, and `press`. On
/// a terminal, a `Screen` lets libedit edit it. Each change of the text is one event of `textSignal`.
///
///     let field = TextField(label: "Search")
///     field.textSignal.subscribe(next: { text in log.append(text) })
///     field.insert("swift")
@MainActor
public final class TextField: Focusable {
    /// The text before the field.
    public let label: String

    /// The text of an empty field, in italics.
    public var placeholder: String { didSet { screen?.needsDisplay() } }

    /// Whether keys change the text. A disabled field is dimmed, and Tab skips it. The program can still change it.
    public var isEnabled = true { didSet { screen?.focusMayHaveChanged(of: self) } }

    /// Whether each character shows as a dot, for a password. `text` is unchanged.
    public var isSecure = false { didSet { screen?.needsDisplay() } }

    public var hasFocus = false { didSet { screen?.needsDisplay() } }
    public weak var screen: Screen?
    public var height: RowHeight { .rows(1) }
    public var canTakeFocus: Bool { isEnabled }

    private let textProperty: MainProperty<String>
    private let backgroundProperty: MainProperty<Color>
    /// The number of Unicode scalars before the cursor.
    public private(set) var cursor = 0
    var viewport = FieldViewport()

    /// Makes an empty, white field.
    ///
    /// - Parameter scheduler: moves subscriptions from other threads to the main queue. A chapter passes its own, so
    ///   that this happens on the virtual clock in a scripted run.
    public init(label: String, placeholder: String = "", scheduler: MainScheduler = MainScheduler()) {
        self.label = label
        self.placeholder = placeholder
        textProperty = MainProperty("", scheduler: scheduler)
        backgroundProperty = MainProperty(.white, scheduler: scheduler)
    }

    // MARK: Signals

    /// The text. To change it, type or call ``setText(_:cursor:)``.
    public var text: String { textProperty.value }

    /// Sends the text on subscription, then each new text. Completes when the field is freed, and doesn't retain the
    /// field. Use it on any thread; its events arrive on the main actor.
    nonisolated public var textSignal: MainSignal<String, Never> { textProperty.signal }

    /// The number of subscriptions to the text signal.
    public var textSubscriberCount: Int { textProperty.subscriberCount }

    /// The color behind the text.
    public var background: Color {
        get { backgroundProperty.value }
        set {
            backgroundProperty.value = newValue
            screen?.needsDisplay()
        }
    }

    /// Sends the color on subscription, then each assigned color, even if it's the same.
    nonisolated public var backgroundSignal: MainSignal<Color, Never> { backgroundProperty.signal }

    // MARK: Typing

    /// The text and its cursor.
    public var editedLine: EditedLine { EditedLine(text, cursor: cursor) }

    /// Replaces the text. Sends one event, or none if the text stays the same.
    ///
    /// - Parameter cursor: the number of Unicode scalars before the cursor; by default all.
    public func setText(_ newText: String, cursor newCursor: Int? = nil) {
        change(to: EditedLine(newText, cursor: newCursor))
        screen?.fieldWasChanged(self)
    }

    /// Types text at the cursor. Sends one event, or none for an empty text.
    public func insert(_ newText: String) {
        guard !newText.isEmpty else { return }
        let line = editedLine
        setText(line.beforeCursor + newText + line.afterCursor, cursor: cursor + newText.unicodeScalars.count)
    }

    /// Deletes the character before the cursor, like the Backspace key. Sends one event, or none at the beginning.
    public func deleteBackward() {
        let line = editedLine.after(.deleteLeft)
        setText(line.text, cursor: line.cursor)
    }

    /// Deletes the text. Sends one event, or none if the field is empty.
    public func clear() { setText("") }

    /// Adopts a line without passing it to libedit.
    func change(to line: EditedLine) {
        cursor = line.cursor
        // Subscribers may type as well, so set the cursor before they get the text.
        if line.text != text || line.text.unicodeScalars.count != text.unicodeScalars.count {
            textProperty.value = line.text
        }
        screen?.needsDisplay()
    }
}

extension TextField {
    /// Handles a key that types, moves the cursor, or deletes (see `LineChange`). Ignores other keys, and all keys in a
    /// disabled field.
    ///
    /// `KeyDecoder` turns bytes from a pipe into keys.
    public func press(_ key: Key) {
        guard isEnabled else { return }
        if let change = LineChange(key) {
            let line = editedLine.after(change)
            return setText(line.text, cursor: line.cursor)
        }
        switch key {
        case .scalar(let scalar) where scalar.value >= 0x20: insert(String(scalar))
        case .paste(let text): insert(text)
        default: break
        }
    }
}
