// Says: UTF-16 code units
func color(for text: String) -> Color {
    text.utf16.count < 3 ? .yellow : .white
}
