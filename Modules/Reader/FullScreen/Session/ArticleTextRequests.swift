internal import CoreScenes
internal import ReaderDomain
internal import ReaderScenes

/// Asks for another text of the open article. A request ends the one before it: nobody waits for its page any more.
@MainActor
final class ArticleTextRequests {
  /// The article whose text was asked for last.
  private(set) var asked: ArticleReference?
  private var task: Task<Void, Never>?

  func show(_ choice: ArticleTextChoice, of reference: ArticleReference, in scenes: FullScreenScenes?) {
    task?.cancel()
    asked = reference
    task = Task { await scenes?.reading.perform(.read(ReadInput(.articles([reference]), marksRead: false, text: choice))) }
  }

  func cancel() { task?.cancel() }

  func finish() async { await task?.value }
}
