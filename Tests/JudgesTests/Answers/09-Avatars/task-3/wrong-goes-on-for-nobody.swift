// Says: but the loading went on
// Breaks: disposal
func remembering(
    _ load: @escaping @Sendable (URL) -> Signal<Image, AvatarError>
) -> @Sendable (URL) -> Signal<Image, AvatarError> {
    let pictures = Mutex<[URL: Signal<Image, AvatarError>]>([:])
    return { url in
        .deferred {
            if let picture = pictures.withLock({ $0[url] }) { return picture }
            let picture = load(url)
                .doFailed { _ in pictures.withLock { $0[url] = nil } }
                .replay(1)
            pictures.withLock { $0[url] = picture }
            picture.subscribe(next: { _ in }, failed: { _ in })
            return picture
        }
    }
}
