// Says: the failure is remembered too
// Breaks: failure
func remembering(
    _ load: @escaping @Sendable (URL) -> Signal<Image, AvatarError>
) -> @Sendable (URL) -> Signal<Image, AvatarError> {
    let pictures = Mutex<[URL: Signal<Image, AvatarError>]>([:])
    return { url in
        pictures.withLock { known in
            if let picture = known[url] { return picture }
            let picture = load(url)
                .replay(1)
            known[url] = picture
            return picture
        }
    }
}
