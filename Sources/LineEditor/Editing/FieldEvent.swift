/// What happens while a field on a screen is edited. Events go to the code that draws the screen, on the main actor.
public enum FieldEvent: Sendable, Equatable {
    /// The text or the cursor has changed.
    case changed(EditedLine)
    /// Return was pressed. The text stays, and Up recalls it later.
    case accepted(EditedLine)
    /// A key that does not edit: Page Up, Page Down, and those that the program asked for.
    case pressed(Key)
    /// Ctrl-C was pressed. Editing goes on, unless the receiver ends it.
    case interrupted
    /// A key that can do nothing here.
    case bell
    /// Draw the whole screen: the window has another size, the program continues after Ctrl-Z, or Ctrl-L was pressed.
    case redraw
    /// The program is about to stop (Ctrl-Z): leave the screen as a shell expects it.
    case willStop
}
