func color(for text: String) -> Color {
    text.dropFirst(2).isEmpty ? Color.yellow : Color.white
}
