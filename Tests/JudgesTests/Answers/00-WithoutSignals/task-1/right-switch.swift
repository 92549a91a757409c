func color(for text: String) -> Color {
    switch text.count {
    case 0...2: .yellow
    default: .white
    }
}
