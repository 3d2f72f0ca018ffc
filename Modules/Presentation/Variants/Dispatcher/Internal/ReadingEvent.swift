import Domain
import Scenes

/// An event of the user or of the system. Views send it to the dispatcher.
enum ReadingEvent: Hashable, Sendable {
  case request(ArticleList.Request)
  /// A refresh has ended, so there may be new articles.
  case refreshEnded
  /// The user or the system ends the scene.
  case interrupted

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
    case .request(.notUnderstood(let text)): "not understood \(text.debugDescription)"
    case .refreshEnded: "refresh ended"
    case .interrupted: "interrupted"
    }
  }
}
