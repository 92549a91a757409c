import TerminalUI

/// The color of a field with a text: yellow while the text is too short to be searched for.
func color(for text: String) -> Color {
    text.count < 3 ? .yellow : .white
}
