/// How the editing of a line ended.
public enum Outcome: Sendable, Equatable {
    /// Return was pressed: the line, without its newline.
    case line(String)
    /// Ctrl-C: the line is dropped.
    case interrupted
    /// Ctrl-D on an empty line, or the input has ended.
    case endOfFile
    /// The program, or Escape in a field, ended the editing.
    case canceled
}
