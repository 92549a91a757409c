// Says: not all of them got it
// Breaks: second run
func remembering(
    _ load: @escaping @Sendable (URL) -> Signal<Image, AvatarError>
) -> @Sendable (URL) -> Signal<Image, AvatarError> {
    let asked = Mutex<Set<URL>>([])
    let images = Mutex<[URL: Image]>([:])
    return { url in
        .deferred {
            if let image = images.withLock({ $0[url] }) { return .just(image) }
            guard asked.withLock({ $0.insert(url).inserted }) else { return .empty }
            return load(url).doNext { image in images.withLock { $0[url] = image } }
        }
    }
}
