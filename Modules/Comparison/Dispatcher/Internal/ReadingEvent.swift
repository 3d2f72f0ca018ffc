import ReaderDomain
import ReaderScenes

/// An event of the user or of the system. Views send it to the dispatcher.
enum ReadingEvent: Hashable, Sendable {
  case request(ArticleList.Request)
  /// The user stops what is running.
  case interrupted
  /// The dialogue ends.
  case closed

  /// Who sends an event. The view of the count sends none.
  enum Sender: String, Sendable {
    case commandLine = "command line"
    case rows, detail, system
  }

  /// The event as one line of the log. Typed text is quoted, and its control characters are escaped.
  var line: String {
    switch self {
    case .request(.show): "show"
    case .request(.filter): "filter"
    case .request(.search(let text)): "search \(text.debugDescription)"
    case .request(.scroll(let scroll)): "scroll \(scroll)"
    case .request(.change): "change"
    case .request(.open(let reference)): "open \(reference.prefix.debugDescription)"
    case .request(.refreshed): "refresh ended"
    case .request(.notUnderstood(let text)): "not understood \(text.debugDescription)"
    case .interrupted: "interrupted"
    case .closed: "closed"
    }
  }
}
