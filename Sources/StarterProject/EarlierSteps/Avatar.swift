import Foundation
import ReactiveCore
import SocialService
import TerminalUI

/// Loads the avatar of a tweet's author, once a subscription: the step of chapter 09.
///
/// Sends the picture and completes, on `background`, where it takes the file apart; fails with an `AvatarError`. Disposal calls the request off.
public func avatar(
    of tweet: Tweet,
    from twitter: Twitter,
    on background: SerialQueueScheduler
) -> Signal<Image, AvatarError> {
    download(tweet.avatarURL, from: twitter)
        .flatMap { file in decode(file, for: twitter).subscribe(on: background) }
}

/// Downloads the file of a picture, once a subscription.
///
/// Sends the bytes and completes, on the service's queue; fails with an `AvatarError`. Disposal calls the request off.
public func download(_ url: URL, from twitter: Twitter) -> Signal<Data, AvatarError> {
    Signal { subscriber in
        let task = twitter.imageRequest(for: url).perform { data, response, error in
            guard let data, let response else { return subscriber.fail(.noAnswer(error)) }
            guard response.statusCode == 200 else { return subscriber.fail(.refused(status: response.statusCode)) }
            subscriber.send(data)
            subscriber.complete()
        }
        return ActionDisposable { task.cancel() }
    }
}

/// Makes a picture of a file, once a subscription, and on the thread of whoever subscribes.
///
/// Sends the picture and completes before the subscription returns; fails with an `AvatarError`.
public func decode(_ file: Data, for twitter: Twitter) -> Signal<Image, AvatarError> {
    Signal { subscriber in
        do throws(PNGError) {
            subscriber.send(try twitter.decodePicture(file))
            subscriber.complete()
        } catch {
            subscriber.fail(.damaged(error))
        }
        return nil
    }
}
