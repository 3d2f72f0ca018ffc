import CoreDomain
public import CoreScenes
public import ReaderDomain

/// The sentences and hints for fetch errors.
public enum FetchWording {
  /// A sentence that begins in lower case, to follow the feed's name or URL.
  public static func sentence(for problem: FetchError) -> String {
    switch problem {
    case .web(let problem): WebWording.sentence(for: problem)
    case .gone: "the server says that the feed is gone (410)."
    case .notAFeed(let found): "this is not a feed but \(found)."
    case .damaged(let line, let reason): "the feed is damaged\(line > 0 ? " in line \(line)" : ""): \(reason)."
    case .credentials(let reason): "not fetched, because its user name and password cannot be read: \(reason)."
    case .source(let reason): "\(reason)."
    }
  }

  /// What the user can do; nil when nothing can be done.
  public static func hint(for problem: FetchError) -> MessageText? {
    switch problem {
    case .gone, .web(.status(code: 404)): "The feed may have moved: look on its site."
    case .web(.status(code: 401)):
      "The site requires a login: \(run: "add URL --credentials") asks for it, and \(run: "feeds set FEED credentials=FILE") names one."
    case .web(.status(code: 403)): "The site may require a login or block feed readers."
    case .notAFeed: "Look on the site for a link named RSS, Atom or Feed."
    case .web(let problem): WebWording.hint(for: problem)
    case .credentials: "\(run: "feeds set FEED credentials=") fetches without them."
    case .damaged, .source: nil
    }
  }
}
