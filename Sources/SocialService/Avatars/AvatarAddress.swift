/// The address of an author's picture: `http://img.example.org/profile_images/<user id>/<hash>_normal.png`.
struct AvatarAddress {
    enum Size: String, CaseIterable {
        case mini = "_mini"
        /// The size of `profile_image_url`.
        case normal = "_normal"
        case original = ""

        var pixels: Int {
            switch self {
            case .mini: 24
            case .normal: 48
            case .original: 192
            }
        }
    }

    static let host = "img.example.org"
    static let folder = "/profile_images/"

    let author: Author
    let size: Size

    func text(scheme: String) -> String { "\(scheme)://\(Self.host)\(path)" }

    private var path: String {
        "\(Self.folder)\(author.id)/\(String(author.numbers[20], radix: 16))\(size.rawValue).png"
    }
}

extension AvatarAddress {
    init?(path: String, corpus: Corpus) {
        let parts = path.split(separator: "/")
        guard parts.count == 3, let author = corpus.authors.first(where: { "\($0.id)" == parts[1] }) else { return nil }
        guard let size = Size.allCases.first(where: { AvatarAddress(author: author, size: $0).path == path }) else {
            return nil
        }
        self.init(author: author, size: size)
    }
}
