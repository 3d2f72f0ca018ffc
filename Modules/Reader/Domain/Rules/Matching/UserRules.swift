/// The rules of the user. In their queries, `@name` refers to a saved view.
public struct UserRules: Sendable {
  private let rules: any RuleRepository
  private let views: any ViewRepository

  public init(rules: any RuleRepository, views: any ViewRepository) {
    self.rules = rules
    self.views = views
  }

  /// - Returns: the rules; an empty document when there is no file.
  func document() async throws(ReaderError) -> RuleDocument {
    let document = try await rules.document()
    guard document.text.unicodeScalars.contains("@") else { return document }
    return RuleDocument(document.text, views: try await views.all().views)
  }

  /// The views that a rule may name. Most rules name none, so the file need not be read.
  func views(for text: String) async throws(ReaderError) -> SavedViews {
    text.unicodeScalars.contains("@") ? try await views.all().views : .none
  }

  /// Changes the file in one commit.
  func change(_ change: RuleChange) async throws(ReaderError) -> RuleDocument { try await rules.change(change) }

  /// Applies an edit, or reverts it.
  /// - Returns: whether nothing was changed, because the file already was in the requested state.
  func apply(_ edit: RuleEdit, isUndone: Bool) async throws(ReaderError) -> Bool {
    let before = try await document()
    guard edit.isAdded == isUndone else {
      return try await change(.putBack(edit.text, line: edit.line)).text == before.text
    }
    guard let entry = before.entries.last(where: { $0.text == edit.text }) else { return true }
    _ = try await change(.remove(entry))
    return false
  }
}

extension UserRules: FeedReferrers {
  /// - Returns: the lines of the rules.
  public func missing(_ joins: [FeedJoin]) async throws(ReaderError) -> [String] {
    try await document().entries.filter { entry in joins.contains { $0.isMissed(by: entry.rule) } }.map(\.text)
  }
}

extension FeedJoin {
  /// Whether a rule names one of the removed feeds but not the feed that stays.
  fileprivate func isMissed(by rule: ArticleRule) -> Bool {
    switch rule.subject {
    case .matching(let query): isMissed(by: query)
    case .beyondLatest(_, let reference): others.contains { reference.isOnly($0, unlike: feed.changed(change)) }
    }
  }
}

extension FeedReference {
  fileprivate func isOnly(_ feed: Subscription, unlike other: Subscription) -> Bool {
    (try? resolve(in: [feed])) != nil && (try? resolve(in: [other])) == nil
  }
}
