func remembering(
    _ load: @escaping @Sendable (URL) -> Signal<Image, AvatarError>
) -> @Sendable (URL) -> Signal<Image, AvatarError> {
    let images = Mutex<[URL: Image]>([:])
    let loadings = Mutex<[URL: Signal<Image, AvatarError>]>([:])
    return { url in
        .deferred {
            if let image = images.withLock({ $0[url] }) { return .just(image) }
            return loadings.withLock { loadings in
                if let loading = loadings[url] { return loading }
                let loading = load(url)
                    .doNext { image in images.withLock { $0[url] = image } }
                    .share()
                loadings[url] = loading
                return loading
            }
        }
    }
}
