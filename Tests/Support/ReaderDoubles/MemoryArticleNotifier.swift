public import ReaderDomain

/// Remembers the articles about which programs are notified.
public actor MemoryArticleNotifier: ArticleNotifier {
  /// A program with the titles of the articles that it got.
  public struct Notification: Hashable, Sendable {
    public let call: ProgramCall
    public let titles: [String]

    public init(_ call: ProgramCall, _ titles: [String]) {
      self.call = call
      self.titles = titles
    }
  }

  /// The notifications so far.
  public private(set) var notifications: [Notification] = []
  private var error: ReaderError?
  private let before: @Sendable () async -> Void

  /// - Parameter before: what happens when the program starts.
  public init(before: @escaping @Sendable () async -> Void = {}) {
    self.before = before
  }

  /// Makes notifications throw this error; nil makes them succeed again.
  public func failWith(_ error: ReaderError?) { self.error = error }

  public func notify(_ call: ProgramCall, of articles: [ArticleSummary]) async throws(ReaderError) {
    await before()
    notifications.append(Notification(call, articles.map(\.article.title)))
    if let error { throw error }
  }
}
