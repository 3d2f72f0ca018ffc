import CoreDomain

/// Tells a program of the user's choice about new articles.
public protocol ArticleNotifier: Sendable {
  /// Runs the program with the articles as its input, and waits for its end. When the task is cancelled, the program is stopped.
  /// - Throws: `feed(.program)`, `cancelled`.
  func notify(_ call: ProgramCall, of articles: [ArticleSummary]) async throws(ReadingError)
}

/// A program and its arguments. No shell reads them.
public struct ProgramCall: Hashable, Sendable {
  /// The path of the program, or a name that is searched for in PATH.
  public let name: String
  public let arguments: [String]

  public init(_ name: String, _ arguments: [String] = []) {
    self.name = name
    self.arguments = arguments
  }
}

/// Why a program failed.
public enum ProgramCallError: Error, Hashable, Sendable {
  /// No program has this name.
  case missing
  /// The program could not be started. The reason is the system's own text.
  case cannotRun(reason: String)
  /// The program ended with an exit code other than 0.
  case failed(code: Int)
  /// A signal ended the program.
  case signalled(Int)
}

/// Notifies a program about the new articles of a refresh.
struct NewArticleNotification: Sendable {
  let call: ProgramCall
  let subscriptions: any SubscriptionRepository
  let articles: any ArticleRepository
  let notifier: any ArticleNotifier

  /// The new articles that are still stored, newest first.
  /// - Parameter moment: when the refresh began.
  func summaries(of ids: Set<ArticleID>, at moment: Timestamp) async throws(ReadingError) -> [ArticleSummary] {
    let all = try await subscriptions.all()
    let translator = ArticleTranslator(all)
    let stored = try await articles.articles(matching: ArticleQuery(refresh: .began(moment)), in: all.map(\.id))
    return stored.filter { ids.contains($0.article.id) }.map { translator.summary(of: $0) }
  }

  func callAsFunction(_ articles: [ArticleSummary]) async throws(ReadingError) {
    if !articles.isEmpty { try await notifier.notify(call, of: articles) }
  }
}
