// Says: The empty field is white
// Breaks: empty things
func color(for text: String) -> Color {
    (1...2).contains(text.count) ? .yellow : .white
}
