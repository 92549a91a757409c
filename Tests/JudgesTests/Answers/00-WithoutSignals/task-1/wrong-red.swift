// Says: The field turned red
func color(for text: String) -> Color {
    text.count < 3 ? .red : .white
}
