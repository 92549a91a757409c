/// How the editing of a line ended.
public enum Outcome: Sendable, Equatable {
    /// Return was pressed: the line, without its newline.
    case line(String)
    /// Ctrl-C was pressed: the line is dropped.
    case interrupted
    /// Ctrl-D on an empty line, or the input has ended.
    case endOfFile
    /// The program ended the editing, or Escape did in a field.
    case canceled
}
