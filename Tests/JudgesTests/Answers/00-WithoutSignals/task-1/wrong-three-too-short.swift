// Says: yellow for a text of three characters
func color(for text: String) -> Color {
    text.count <= 3 ? .yellow : .white
}
