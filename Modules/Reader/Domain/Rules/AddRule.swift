public import CoreDomain

/// Adds a rule to the file.
public struct AddRule: UseCase {
  private let rules: UserRules
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let undoHistory: any UndoHistory
  private let calendar: CurrentCalendar

  public init(
    rules: UserRules, subscriptions: any SubscriptionRepository, articles: any ArticleRepository, undoHistory: any UndoHistory,
    calendar: @escaping CurrentCalendar
  ) {
    self.rules = rules
    self.subscriptions = subscriptions
    self.articles = articles
    self.undoHistory = undoHistory
    self.calendar = calendar
  }

  /// - Parameter text: the line of the rule. A span after `until` counts from now.
  /// - Throws: `rule`, `subscription(.feedAmbiguous)`, `store`.
  public func callAsFunction(_ text: String) async throws(ReaderError) -> AddedRule { try await add(text, hidesStored: false) }

  /// - Parameters:
  ///   - text: the line of the rule.
  ///   - hidesStored: whether matching articles that are already stored are hidden, too.
  func add(_ text: String, hidesStored: Bool) async throws(ReaderError) -> AddedRule {
    let saved = try await rules.views(for: text)
    let rule: ArticleRule
    do throws(RuleError) { rule = try ArticleRule(text, from: calendar().now, views: saved) } catch { throw .rule(.badRule(error)) }
    let known = try await rules.document()
    let wasKnown = known.entries.contains { $0.rule == rule }
    // Evaluated first, because a rule that cannot be evaluated must not be added.
    let effect = try await RuleEffect(of: rule, subscriptions: subscriptions, articles: articles, calendar: calendar())
    if !wasKnown { _ = try await rules.change(.add(rule)) }
    let entry = try await rules.document().entries.last { $0.rule == rule }
    let edit = wasKnown ? nil : entry.map { RuleEdit($0.text, line: $0.line, isAdded: true) }
    let listed = entry.map { ListedRule($0, at: calendar()) }
    var hidden: [ArticleID]?
    do throws(ReaderError) {
      if hidesStored { hidden = try await hideStored(rule) }
    } catch {
      guard let edit, await !isTakenBack(edit) else { throw error }
      let undoError = await remember(edit, [])
      return AddedRule(rule, listed: listed, effect: effect, hideError: error, undoError: undoError)
    }
    let undoError = await remember(edit, hidden ?? [])
    return AddedRule(rule, listed: listed, wasKnown: wasKnown, hidden: hidden?.count, effect: effect, undoError: undoError)
  }

  /// Removes an added rule after an error, so that nothing of the change remains. Returns whether that succeeded.
  private func isTakenBack(_ edit: RuleEdit) async -> Bool {
    do throws(ReaderError) {
      _ = try await rules.apply(edit, isUndone: true)
      return true
    } catch {
      // The disk that refused the marks may refuse this, too. Then the rule stays, and the result says so.
      return false
    }
  }

  private func hideStored(_ rule: ArticleRule) async throws(ReaderError) -> [ArticleID] {
    let subscribed = try await subscriptions.all()
    let ids = try await articles.stored(rule, without: .hidden, among: subscribed, calendar())
    guard !ids.isEmpty else { return [] }
    let before = try await articles.update(StatusUpdate(ids, .set(.hidden, true)), reaching: .stored(in: subscribed.map(\.id)))
    return ids.filter { before[$0]?.isHidden == false }
  }

  private func remember(_ edit: RuleEdit?, _ hidden: [ArticleID]) async -> ReaderError? {
    if let edit { return await undoHistory.errorRemembering(.changedRule(edit, hidden: hidden)) }
    guard !hidden.isEmpty else { return nil }
    return await undoHistory.errorRemembering(.marked([StatusEdit(mark: .hidden, isSet: true, ids: hidden)]))
  }
}

/// The result of adding a rule.
public struct AddedRule: Hashable, Sendable {
  public let rule: ArticleRule
  /// The rule in the file; nil when another program has removed it already.
  public let listed: ListedRule?
  /// Whether the rule already existed, so that nothing was added.
  public let wasKnown: Bool
  /// The number of stored articles that were hidden with the rule; nil if hiding them was not requested.
  public let hidden: Int?
  /// What the rule would have done in the last days.
  public let effect: RuleEffect
  /// Why the stored articles could not be hidden, although the rule was added; nil if they were hidden, or if hiding them was not
  /// requested.
  public let hideError: ReaderError?
  /// Why the change cannot be undone; nil when it can. The change was made in both cases.
  public let undoError: ReaderError?

  public init(
    _ rule: ArticleRule, listed: ListedRule?, wasKnown: Bool = false, hidden: Int? = nil, effect: RuleEffect,
    hideError: ReaderError? = nil, undoError: ReaderError? = nil
  ) {
    self.rule = rule
    self.listed = listed
    self.wasKnown = wasKnown
    self.hidden = hidden
    self.effect = effect
    self.hideError = hideError
    self.undoError = undoError
  }
}
