public import CoreDomain

/// Adds a rule that hides arriving articles and, if requested, hides the stored ones. One undo reverts both.
public struct MuteArticles: UseCase {
  private let addRule: AddRule
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository

  public init(addRule: AddRule, subscriptions: any SubscriptionRepository, articles: any ArticleRepository) {
    self.addRule = addRule
    self.subscriptions = subscriptions
    self.articles = articles
  }

  /// - Throws: `rule`, `article(.notFound)`, `article(.ambiguous)`, `store`.
  public func callAsFunction(_ input: MuteInput) async throws(ReaderError) -> AddedRule {
    let end = input.span.map { " until \($0)" } ?? ""
    return try await addRule.add("when \(try await query(for: input.target)) => hide\(end)", hidesStored: input.hidesStored)
  }

  private func query(for target: MuteTarget) async throws(ReaderError) -> String {
    switch target {
    case .query(let text): return text
    case .article(let reference):
      let all = try await subscriptions.all()
      guard let article = try await articles.entries(of: .articles([reference]), in: all.map(\.id)).first?.article else {
        throw .article(.notFound(reference))
      }
      return ArticleRule.muteQuery(title: article.title, feedTitle: all.first { $0.id == article.feed }?.title)
    }
  }
}

/// Which articles to hide, and for how long.
public struct MuteInput: Hashable, Sendable {
  public let target: MuteTarget
  /// A span such as `1w`; nil for no end.
  public let span: String?
  /// Whether matching articles that are already stored are hidden, too.
  public let hidesStored: Bool

  public init(_ target: MuteTarget, for span: String?, hidesStored: Bool = false) {
    self.target = target
    self.span = span
    self.hidesStored = hidesStored
  }
}

/// What to hide.
public enum MuteTarget: Hashable, Sendable {
  /// The articles that match this query.
  case query(String)
  /// The articles of the same feed with the same title.
  case article(ArticleReference)
}

extension ArticleRule {
  /// The query for articles that resemble one: those with the same title from the same feed.
  /// - Parameters:
  ///   - title: the title of the article; empty for all articles of the feed.
  ///   - feedTitle: the title of its feed; nil for all feeds.
  public static func muteQuery(title: String, feedTitle: String?) -> String {
    (conditions(.feed, feedTitle ?? "") + conditions(.title, title)).map(\.text).joined(separator: " ")
  }

  /// The condition that a field is the text. A rule is one line, but a publisher's title may have several: then, each of them must occur.
  private static func conditions(_ field: QueryTextField, _ text: String) -> [QueryCondition] {
    let lines = text.split(whereSeparator: \.isNewline).map { String($0) }.filter { !$0.isWhitespace }
    return lines.map { .text(field, isWhole: lines == [text], [.text($0)]) }
  }
}
