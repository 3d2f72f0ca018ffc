import CoreDomain
public import CoreScenes
public import ReaderDomain

/// The messages when a feed cannot be fetched or read, or its new articles cannot be passed on.
public enum FeedErrorWording {
  /// The message with times as the user's clock shows them.
  public static func message(for error: FeedError, now: LocalTime) -> Message {
    switch error {
    case .serverAskedToWait(let url, let reason): return wait(url, SkipWording.sentence(for: reason, now: now))
    case .fetch(let url, let problem, let excerpt):
      guard let excerpt, let seconds = excerpt.retryAfterSeconds, seconds > 0 else { return message(for: error) }
      let isOtherHost = excerpt.redirectTarget.map { $0.host != url.host } ?? false
      let until = DateWording.hour(
        RefreshPolicy.notBefore(retryAfterSeconds: seconds, isOtherHost: isOtherHost, now: now.moment), now: now)
      return fetch(url, "\(FetchWording.sentence(for: problem).dropLast()), and asked to wait until \(until).", excerpt, hint: laterHint)
    default: return message(for: error)
    }
  }

  public static func message(for error: FeedError) -> Message {
    switch error {
    case .fetch(let url, let problem, let excerpt):
      fetch(url, FetchWording.sentence(for: problem), excerpt, hint: url.isPlaceholder ? nil : FetchWording.hint(for: problem))
    case .serverAskedToWait(let url, let reason): wait(url, SkipWording.sentence(for: reason))
    case .noFeedOnPage(let url, let excerpt):
      Message(
        .failure, MessageText(ResponseExcerptWording.sentence("\(url.address) is a page without a link to a feed.", with: excerpt)),
        hint: "Look on the site for a link named RSS, Atom or Feed, and add its URL.")
    case .feedsOnPage(let url, let feeds):
      Message(
        .failure,
        MessageText(
          "\(url.address) is not a feed but a page that links to \(CountWording.text(feeds.count, "feed")): "
            + "\(ListWording.text(feeds.map(\.url.shown)))."),
        hint: "Use one of them instead.")
    case .notAFeed(let place, let problem): Message(.failure, "\(place.shown): \(FetchWording.sentence(for: problem))")
    case .program(let name, let problem): message(for: problem, of: name)
    }
  }

  private static func fetch(_ url: WebURL, _ sentence: String, _ excerpt: ResponseExcerpt?, hint: MessageText?) -> Message {
    Message(.failure, MessageText(ResponseExcerptWording.sentence("\(url.address): \(sentence)", with: excerpt)), hint: hint)
  }

  private static func wait(_ url: WebURL, _ reason: String) -> Message {
    Message(.failure, "\(url.address) was not fetched: \(reason)", hint: laterHint)
  }

  private static let laterHint: MessageText = "Try again after that: the server may block clients that ask earlier."

  private static func message(for problem: ProgramCallError, of name: String) -> Message {
    switch problem {
    case .missing:
      Message(.failure, "The program '\(name)' was not found.", hint: "--exec takes a path, or a name that is searched for in PATH.")
    case .cannotRun(let reason): Message(.failure, "The program '\(name)' cannot be started: \(reason).")
    case .failed(let code): Message(.failure, "The program '\(name)' failed with exit code \(code).")
    case .signalled(let number): Message(.failure, "The program '\(name)' was ended by signal \(number).")
    }
  }
}
