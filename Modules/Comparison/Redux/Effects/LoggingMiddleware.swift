public import CoreScenes
import ReaderDomain
import ReaderScenes
import VariantStoreViewState

/// Receives the lines of a log.
@MainActor
public protocol ActionLog {
  func write(_ line: MessageText)
}

/// Writes one line for each action. A failure is one action, so it is one line.
///
/// As the first middleware, it writes a cause before its effects.
struct LoggingMiddleware: Middleware {
  let log: any ActionLog

  func handle(_ action: ArticleAction, in state: ArticleState, dispatch: @MainActor (ArticleAction) async -> Void) async {
    log.write(Self.line(for: action))
  }

  /// The line for an action, without titles, texts or other words of the user.
  nonisolated static func line(for action: ArticleAction) -> MessageText {
    switch action {
    case .ask(let request): "asked: \(request.name)"
    case .refused(let error, let request): failure(of: request.name, error)
    case .list: "list begun"
    case .listed(let page, let listing): "list \(listing.number) read: \(page.rows.count) rows"
    case .listFailed(let error, let listing): failure(of: "list \(listing.number)", error)
    case .changed(let result, _): "changed: \(result.count) articles"
    case .open(let reference): "open begun: \(reference.prefix)"
    case .opened(let details, _, let number): "open \(number) done: \(details.summary.article.id.text)"
    case .openFailed(let error, _, let number): failure(of: "open \(number)", error)
    case .routed(.article(let reference)): "routed to article \(reference.prefix)"
    case .count: "count begun"
    case .counted(let unread, let number): "count \(number) done: \(unread)"
    case .countFailed(let error, let number): failure(of: "count \(number)", error)
    case .travelled(let step, let state): state == nil ? "no state to go \(step.rawValue) to" : "went \(step.rawValue)"
    case .untracked(let event, let error): "failed: tracking of \(event.name): \(error.reason)"
    }
  }

  private nonisolated static func failure(of step: String, _ error: ReadingError) -> MessageText {
    "failed: \(step): \(ReadingErrorWording.message(for: error).sentence)"
  }
}
