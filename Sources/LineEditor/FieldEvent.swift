/// What happens while a field on a screen is edited: whoever draws the screen is told, on the main actor.
public enum FieldEvent: Sendable, Equatable {
    /// The text or the cursor is another.
    case changed(EditedLine)
    /// Return was pressed. The text stays, and Up finds it later.
    case accepted(EditedLine)
    /// A key that does not edit: Page Up, Page Down, and those that the program asked for.
    case pressed(Key)
    /// Ctrl-C. Editing goes on, unless the receiver ends it.
    case interrupted
    /// A key that cannot do anything here.
    case bell
    /// The whole screen has to be drawn: the window has another size, the program goes on after Ctrl-Z, Ctrl-L.
    case redraw
    /// The program is about to stop (Ctrl-Z): leave the screen as a shell expects it.
    case willStop
}
