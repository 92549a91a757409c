func color(for text: String) -> Color {
    if text.count > 2 { return .white }
    return .yellow
}
