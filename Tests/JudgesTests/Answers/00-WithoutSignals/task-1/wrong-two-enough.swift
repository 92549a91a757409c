// Says: white for a text of two characters
func color(for text: String) -> Color {
    text.count < 2 ? .yellow : .white
}
