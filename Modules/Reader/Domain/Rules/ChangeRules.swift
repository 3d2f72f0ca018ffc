public import CoreDomain

/// Adds and removes rules of the user, and lists them.
public struct ChangeRules: UseCase {
  private let rules: any RuleRepository
  private let views: any ViewRepository
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let undoHistory: any UndoHistory
  private let calendar: CurrentCalendar

  public init(
    rules: any RuleRepository, views: any ViewRepository, subscriptions: any SubscriptionRepository, articles: any ArticleRepository,
    undoHistory: any UndoHistory, calendar: @escaping CurrentCalendar
  ) {
    self.rules = rules
    self.views = views
    self.subscriptions = subscriptions
    self.articles = articles
    self.undoHistory = undoHistory
    self.calendar = calendar
  }

  /// - Throws: `rule`, `article(.notFound)`, `article(.ambiguous)`, `store`.
  public func callAsFunction(_ input: RuleInput) async throws(ReadingError) -> RuleListing {
    switch input {
    case .list: return listing(try await rules.document(views))
    case .add(let text): return try await add(text)
    case .mute(let target, let span, let hidesStored):
      return try await add("when \(try await query(for: target)) => hide\(span.map { " until \($0)" } ?? "")", hidesStored: hidesStored)
    case .remove(let text):
      let entry = try Self.entry(text, in: try await rules.document(views))
      _ = try await rules.change(.remove(entry))
      let undoError = await undoHistory.errorRemembering(.changedRule(RuleEdit(entry.text, line: entry.line, isAdded: false), hidden: []))
      return listing(try await rules.document(views), removed: entry, undoError: undoError)
    }
  }

  /// - Parameters:
  ///   - text: the line of the rule.
  ///   - hidesStored: whether stored articles that the rule is about are hidden, too.
  private func add(_ text: String, hidesStored: Bool = false) async throws(ReadingError) -> RuleListing {
    let saved = text.unicodeScalars.contains("@") ? try await views.all().views : .none
    let rule: ArticleRule
    do throws(RuleError) { rule = try ArticleRule(text, from: calendar().now, views: saved) } catch { throw .rule(.badRule(error)) }
    let known = try await rules.document(views)
    let wasKnown = known.entries.contains { $0.rule == rule }
    // First, because a rule that is refused must not be added.
    let effect = try await RuleEffect(of: rule, subscriptions: subscriptions, articles: articles, calendar: calendar())
    if !wasKnown { _ = try await rules.change(.add(rule)) }
    let after = try await rules.document(views)
    let edit = wasKnown ? nil : after.entries.last { $0.rule == rule }.map { RuleEdit($0.text, line: $0.line, isAdded: true) }
    var hidden: [ArticleID]?
    do throws(ReadingError) {
      if hidesStored { hidden = try await hideStored(rule) }
    } catch {
      guard let edit, await !isTakenBack(edit) else { throw error }
      let undoError = await remember(edit, [])
      return listing(after, added: rule, effect: effect, hideError: error, undoError: undoError)
    }
    let undoError = await remember(edit, hidden ?? [])
    return listing(after, added: rule, wasKnown: wasKnown, hidden: hidden, effect: effect, undoError: undoError)
  }

  /// Removes an added rule, so that an error leaves nothing of the change.
  private func isTakenBack(_ edit: RuleEdit) async -> Bool {
    do throws(ReadingError) {
      _ = try await rules.apply(edit, isUndone: true, views)
      return true
    } catch {
      // The same disk that took no marks may not take this either. The rule stays, and the result says so.
      return false
    }
  }

  private func hideStored(_ rule: ArticleRule) async throws(ReadingError) -> [ArticleID] {
    let followed = try await subscriptions.all()
    let ids = try await articles.stored(rule, without: .hidden, among: followed, calendar())
    guard !ids.isEmpty else { return [] }
    let before = try await articles.update(StatusUpdate(ids, .set(.hidden, true)), reaching: .stored(in: followed.map(\.id)))
    return ids.filter { before[$0]?.isHidden == false }
  }

  private func remember(_ edit: RuleEdit?, _ hidden: [ArticleID]) async -> ReadingError? {
    if let edit { return await undoHistory.errorRemembering(.changedRule(edit, hidden: hidden)) }
    guard !hidden.isEmpty else { return nil }
    return await undoHistory.errorRemembering(.marked([StatusEdit(mark: .hidden, isSet: true, ids: hidden)]))
  }

  private func query(for target: MuteTarget) async throws(ReadingError) -> String {
    switch target {
    case .query(let text): return text
    case .article(let reference):
      let all = try await subscriptions.all()
      guard let opened = try await articles.open(.articles([reference]), in: all.map(\.id)).first else {
        throw .article(.notFound(reference))
      }
      let article = opened.entry.article
      return ArticleRule.muteQuery(title: article.title, feed: all.first { $0.id == article.feed })
    }
  }

  private func listing(
    _ document: RuleDocument, added: ArticleRule? = nil, wasKnown: Bool = false, removed: RuleDocument.Entry? = nil,
    hidden: [ArticleID]? = nil, effect: RuleEffect? = nil, hideError: ReadingError? = nil, undoError: ReadingError? = nil
  ) -> RuleListing {
    let calendar = calendar()
    return RuleListing(
      rules: document.entries.map {
        RuleListing.Row(entry: $0, end: $0.rule.end?.moment(calendar), isInForce: $0.rule.isInForce(at: calendar))
      }, errors: document.errors, added: added, wasKnown: wasKnown, removed: removed, hidden: hidden?.count, effect: effect,
      hideError: hideError, undoError: undoError)
  }

  /// The rule with a number, or the one whose line contains the text.
  private static func entry(_ text: String, in document: RuleDocument) throws(ReadingError) -> RuleDocument.Entry {
    let text = text.trimmingWhitespace()
    if let number = Int(text) {
      guard let entry = document.entries.first(where: { $0.number == number }) else { throw .rule(.notFound(text)) }
      return entry
    }
    let wanted = text.lowercased()
    let matches = document.entries.filter { $0.text.lowercased().contains(wanted) }
    if let whole = matches.first(where: { $0.text == text }) { return whole }
    guard !wanted.isEmpty, let first = matches.first else { throw .rule(.notFound(text)) }
    guard matches.count == 1 else { throw .rule(.ambiguous(text, matches: matches)) }
    return first
  }
}

/// What to do with the rules.
public enum RuleInput: Hashable, Sendable {
  case list
  /// Add a rule. A span behind `until` counts from now.
  case add(String)
  /// Hide articles that arrive, for a span such as `1w` or for good, and, if wanted, those that are stored. One undo takes back all of it.
  case mute(MuteTarget, for: String?, hidesStored: Bool = false)
  /// Remove the rule with this number, or the one whose line contains this text.
  case remove(String)
}

/// What to hide.
public enum MuteTarget: Hashable, Sendable {
  /// The articles that this query finds.
  case query(String)
  /// The articles of the same feed with the same title.
  case article(ArticleReference)
}

/// The rules, and what was done with them.
public struct RuleListing: Hashable, Sendable {
  public struct Row: Hashable, Sendable {
    public let entry: RuleDocument.Entry
    /// The last moment at which the rule applies; nil for no end.
    public let end: Timestamp?
    public let isInForce: Bool

    public init(entry: RuleDocument.Entry, end: Timestamp?, isInForce: Bool) {
      self.entry = entry
      self.end = end
      self.isInForce = isInForce
    }
  }

  public let rules: [Row]
  /// The wrong lines.
  public let errors: [RuleError]
  /// The rule that was added; nil for none.
  public let added: ArticleRule?
  /// Whether the added rule was there already, so that nothing changed.
  public let wasKnown: Bool
  /// The rule that was removed; nil for none.
  public let removed: RuleDocument.Entry?
  /// The number of stored articles that were hidden with the added rule; nil if stored articles were not to be hidden.
  public let hidden: Int?
  /// What the added rule would have done recently; nil without an added rule.
  public let effect: RuleEffect?
  /// Why the stored articles could not be hidden, although the rule was added; nil when they were hidden or not to be hidden.
  public let hideError: ReadingError?
  /// Why the change cannot be undone; nil when it can. The change was made in both cases.
  public let undoError: ReadingError?

  public init(
    rules: [Row], errors: [RuleError] = [], added: ArticleRule? = nil, wasKnown: Bool = false, removed: RuleDocument.Entry? = nil,
    hidden: Int? = nil, effect: RuleEffect? = nil, hideError: ReadingError? = nil, undoError: ReadingError? = nil
  ) {
    self.rules = rules
    self.errors = errors
    self.added = added
    self.wasKnown = wasKnown
    self.removed = removed
    self.hidden = hidden
    self.effect = effect
    self.hideError = hideError
    self.undoError = undoError
  }
}

extension ArticleRule {
  /// The query that finds articles like one: those of its feed with its title.
  public static func muteQuery(title: String, feed: Subscription?) -> String { muteQuery(title: title, feedTitle: feed?.title) }

  /// - Parameters:
  ///   - title: the title of the article; empty for all articles of the feed.
  ///   - feedTitle: the title of its feed; nil for all feeds.
  public static func muteQuery(title: String, feedTitle: String?) -> String {
    // A rule is one line, but a publisher's title may have several.
    let feedParts = lines(of: feedTitle ?? "")
    let feed = feedParts.map { QueryCondition.text(.feed, isWhole: feedParts.count == 1, [.text($0)]) }
    let parts = feed + lines(of: title).map { QueryCondition.text(.title, isWhole: false, [.text($0)]) }
    return parts.map(\.text).joined(separator: " ")
  }

  private static func lines(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { String($0) }.filter { !$0.isWhitespace }
  }
}
