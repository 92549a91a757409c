import Foundation
import Playing
import ReactiveCore
import StarterProject
import TerminalUI

/// Rows that ask for pictures, and a library that loads them. The scenario ends the loads.
///
/// Actions: `prepare`, `ask`, `leave`; `answerPicture` and `refusePicture`, for all unfinished loads of a picture.
/// Lanes: `load`, the name of a picture whose load begins; `called off`, the name of a picture whose load is disposed
/// of early; `got`, the asker and the picture's name, such as `2=a`; `failed`, the asker.
@MainActor
final class PicturesFixture: Fixture {
    private let observer: Observer
    private let loadings: OpenSubscribers<Image, AvatarError>
    private let picture: AvatarsExercise.Load
    private var askers: [Int: any Disposable] = [:]

    init(_ context: ScenarioContext, remembering: (@escaping AvatarsExercise.Load) -> AvatarsExercise.Load) {
        observer = context.observer
        let loadings = OpenSubscribers<Image, AvatarError>(context.observer, started: .load)
        self.loadings = loadings
        picture = remembering { url in loadings.signal(Self.name(of: url)) }
    }

    func perform(_ action: BookVerb) throws(UnknownAction) {
        switch action {
        case .prepare(let name): _ = picture(Self.url(name))
        case .ask(let asker, let name): ask(asker, for: name)
        case .leave(let asker): askers[asker]?.dispose()
        case .answerPicture(let name):
            loadings.answer(name) { subscriber in
                subscriber.send(Self.image(name))
                subscriber.complete()
            }
        case .refusePicture(let name): loadings.answer(name) { $0.fail(.refused(status: 503)) }
        default: throw UnknownAction()
        }
    }

    private func ask(_ asker: Int, for name: String) {
        askers[asker] = picture(Self.url(name)).subscribe(
            next: { [observer] image in observer.next("\(asker)=\(Self.name(of: image))", in: .got) },
            failed: { [observer] _ in observer.next(asker, in: .failed) }
        )
    }

    /// Addresses differ in the folder or in the file, so both count.
    private static func url(_ name: String) -> URL {
        URL(filePath: (name.utf8.first ?? 0) % 2 == 0 ? "/pictures/\(name)/normal.png" : "/pictures/all/\(name).png")
    }

    nonisolated private static func name(of url: URL) -> String {
        let folder = url.deletingLastPathComponent().lastPathComponent
        return folder == "all" ? url.deletingPathExtension().lastPathComponent : folder
    }

    private static func image(_ name: String) -> Image {
        Image(width: 1, height: 1, pixels: [.init(red: name.utf8.first ?? 0, green: 0, blue: 0)])
    }

    nonisolated private static func name(of image: Image) -> String {
        String(decoding: [image.pixels[0].red], as: UTF8.self)
    }
}
