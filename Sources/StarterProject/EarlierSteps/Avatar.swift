import Foundation
import ReactiveCore
import SocialService
import TerminalUI

/// Loads the avatar of a tweet's author, once per subscription: the step of chapter 09.
///
/// Decodes the picture on `background`, sends it there, and completes. Fails with an `AvatarError`. Disposal cancels
/// the request.
public func avatar(
    of tweet: Tweet,
    from twitter: Twitter,
    on background: SerialQueueScheduler
) -> Signal<Image, AvatarError> {
    download(tweet.avatarURL, from: twitter)
        .flatMap { file in decode(file, for: twitter).subscribe(on: background) }
}

/// Downloads the file of a picture, once per subscription.
///
/// Sends the bytes on the service's queue and completes. Fails with an `AvatarError`. Disposal cancels the request.
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

/// Decodes the file of a picture, once per subscription, on the subscriber's thread.
///
/// Sends the picture and completes before `subscribe` returns. Fails with an `AvatarError`.
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

/// Loads the avatar of each row, until its cell is reused: the step of chapter 09.
@MainActor
public func loadAvatars(_ form: SearchForm) {
    let twitter = form.twitter
    let schedulers = form.schedulers

    form.results.onConfigure = { cell, tweet in
        cell.image = nil
        avatar(of: tweet, from: twitter, on: schedulers.background)
            .deliver(on: schedulers.main)
            .take(until: cell.prepareForReuseSignal)
            .subscribe(
                next: { [weak cell] image in cell?.image = image },
                failed: { _ in } // The initials stay where they are.
            )
    }
}
