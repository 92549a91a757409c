// Says: The colors are swapped
func color(for text: String) -> Color {
    text.count < 3 ? .white : .yellow
}
