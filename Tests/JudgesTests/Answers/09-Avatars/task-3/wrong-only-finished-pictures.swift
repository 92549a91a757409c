// Says: while it was already loading
// Breaks: count
func remembering(
    _ load: @escaping @Sendable (URL) -> Signal<Image, AvatarError>
) -> @Sendable (URL) -> Signal<Image, AvatarError> {
    let images = Mutex<[URL: Image]>([:])
    return { url in
        .deferred {
            if let image = images.withLock({ $0[url] }) { return .just(image) }
            return load(url).doNext { image in images.withLock { $0[url] = image } }
        }
    }
}
