import Foundation
import ReactiveCore
import StarterProject
import Synchronization
import TerminalUI

/// People who ask for pictures, and somebody who loads them when told to.
///
/// Words: `prepare` with a name, which asks for a signal and does not subscribe; `ask` with an asker and a name, such as `2 a`; `leave`
/// with an asker; `answer` and `refuse` with a name, for all loadings of it that are under way.
/// Lanes: `load`, the name of a picture that is being loaded; `called off`, the same when its loading is disposed of before its end; `got`, asker and
/// name, such as `2=a`; `failed`, the asker.
@MainActor
final class PicturesStage: Stage {
    private let observer: Observer
    private let library: PictureLibrary
    private let picture: AvatarsExercise.Load
    private var askers: [String: any Disposable] = [:]

    init(_ setting: Setting, remembering: (@escaping AvatarsExercise.Load) -> AvatarsExercise.Load) {
        observer = setting.observer
        let library = PictureLibrary(setting.observer)
        self.library = library
        picture = remembering { url in library.picture(url.lastPathComponent) }
    }

    func perform(_ stimulus: Stimulus) {
        let words = (stimulus.value ?? "").split(separator: " ").map(String.init)
        switch (stimulus.name, words.count) {
        case ("prepare", 1): _ = picture(Self.url(words[0]))
        case ("ask", 2): ask(words[0], for: words[1])
        case ("leave", 1): askers[words[0]]?.dispose()
        case ("answer", 1): library.answer(words[0])
        case ("refuse", 1): library.refuse(words[0])
        default: break
        }
    }

    private func ask(_ asker: String, for name: String) {
        askers[asker] = picture(Self.url(name)).subscribe(
            next: { [observer] image in observer.next("\(asker)=\(PictureLibrary.name(of: image))", in: "got") },
            failed: { [observer] _ in observer.next(asker, in: "failed") }
        )
    }

    private static func url(_ name: String) -> URL { URL(filePath: "/profile_images/\(name)") }
}

/// Where the pictures come from: each is asked for, and comes when somebody says so.
private final class PictureLibrary: Sendable {
    private struct Loading {
        let name: String
        let subscriber: Subscriber<Image, AvatarError>
    }

    private let observer: Observer
    private let loadings = Mutex<[Int: Loading]>([:])
    private let numbers = Mutex(0)

    init(_ observer: Observer) {
        self.observer = observer
    }

    func picture(_ name: String) -> Signal<Image, AvatarError> {
        Signal { [self] subscriber in
            observer.next(name, in: "load")
            let number = numbers.withLock { number in
                number += 1
                return number
            }
            loadings.withLock { $0[number] = Loading(name: name, subscriber: subscriber) }
            return ActionDisposable { [self] in
                if loadings.withLock({ $0.removeValue(forKey: number) }) != nil {
                    observer.next(name, in: "called off")
                }
            }
        }
    }

    func answer(_ name: String) {
        for subscriber in take(name) {
            subscriber.send(Self.image(name))
            subscriber.complete()
        }
    }

    func refuse(_ name: String) {
        take(name).forEach { $0.fail(.refused(status: 503)) }
    }

    private func take(_ name: String) -> [Subscriber<Image, AvatarError>] {
        loadings.withLock { loadings in
            let taken = loadings.filter { $0.value.name == name }.sorted { $0.key < $1.key }
            taken.forEach { loadings[$0.key] = nil }
            return taken.map(\.value.subscriber)
        }
    }

    /// A picture of one dot, whose color is the name's first letter.
    private static func image(_ name: String) -> Image {
        Image(width: 1, height: 1, pixels: [.init(red: name.utf8.first ?? 0, green: 0, blue: 0)])
    }

    static func name(of image: Image) -> String { String(decoding: [image.pixels[0].red], as: UTF8.self) }
}
