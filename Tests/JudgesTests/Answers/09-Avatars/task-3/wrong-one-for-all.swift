// Says: a picture that was never loaded
func remembering(
    _ load: @escaping @Sendable (URL) -> Signal<Image, AvatarError>
) -> @Sendable (URL) -> Signal<Image, AvatarError> {
    let picture = Mutex<Signal<Image, AvatarError>?>(nil)
    return { url in
        picture.withLock { known in
            if let known { return known }
            let loading = load(url)
                .doFailed { _ in picture.withLock { $0 = nil } }
                .replay(1)
            known = loading
            return loading
        }
    }
}
