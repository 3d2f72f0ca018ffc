public import CoreDomain

/// Undoes the user's latest action: a star, a mark, the reading of articles, an unfollowed feed, joined feeds, a changed view, or a rule. A
/// second undo undoes the action before that. Redo repeats the action that was undone last.
///
/// The history is changed after the action is undone or redone. If that is interrupted, the next undo undoes the same action again, which
/// changes nothing. If the history cannot be changed, the action is undone nevertheless, and the result contains the error. Of two processes
/// that undo the same action at once, one undoes the action before it as well, so that each undo undoes one.
///
/// A view or a rule that was changed by other means since the action stays unchanged. Articles that were removed meanwhile are counted;
/// they have their status if they return.
public struct UndoLastAction: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let views: any ViewRepository
  private let rules: UserRules
  private let undoHistory: any UndoHistory

  public init(
    subscriptions: any SubscriptionRepository, articles: any ArticleRepository, views: any ViewRepository, rules: UserRules,
    undoHistory: any UndoHistory
  ) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.views = views
    self.rules = rules
    self.undoHistory = undoHistory
  }

  /// - Throws: `undo`, or the error that prevented the change.
  public func callAsFunction(_ input: UndoInput) async throws(ReaderError) -> UndoResult {
    while true {
      guard let entry = try await entry(for: input) else { throw .undo(input == .last ? .nothingToUndo : .nothingToRedo) }
      let effect = try await change(entry, isUndone: input == .last)
      do throws(ReaderError) {
        guard try await move(entry, after: input) else { continue }
        return UndoResult(entry, of: input, isLeft: effect.isLeft, known: effect.known, gone: effect.gone)
      } catch {
        return UndoResult(entry, of: input, isLeft: effect.isLeft, known: effect.known, gone: effect.gone, error: error)
      }
    }
  }

  private func entry(for input: UndoInput) async throws(ReaderError) -> UndoEntry? {
    switch input {
    case .last: try await undoHistory.last()
    case .lastUndone: try await undoHistory.lastUndone()
    }
  }

  private func move(_ entry: UndoEntry, after input: UndoInput) async throws(ReaderError) -> Bool {
    switch input {
    case .last: try await undoHistory.moveToUndone(entry)
    case .lastUndone: try await undoHistory.moveBack(entry)
    }
  }

  /// What an undo or a redo could not change.
  private struct Effect {
    /// Whether the view, the rule or the list of feeds stays unchanged.
    var isLeft = false
    /// The feed that was in the list already.
    var known: Subscription?
    /// The articles that were removed meanwhile.
    var gone: Set<ArticleID> = []
  }

  private func change(_ entry: UndoEntry, isUndone: Bool) async throws(ReaderError) -> Effect {
    switch entry {
    case .marked(let edits):
      return Effect(gone: try await make(edits.map { StatusEdit(mark: $0.mark, isSet: $0.isSet != isUndone, ids: $0.ids) }))
    case .read(let ids):
      return Effect(gone: try await make([StatusEdit(mark: .read, isSet: !isUndone, ids: ids)]))
    case .unsubscribed(let subscription):
      if isUndone { return Effect(known: try await follow(subscription)) }
      let isFollowed = try await subscriptions.all().contains { $0.id == subscription.id }
      try await subscriptions.remove(subscription.id)
      return Effect(isLeft: !isFollowed)
    case .joined(let joins, let edits):
      if isUndone {
        try await subscriptions.separate(joins)
        return Effect(gone: try await make(edits.map { StatusEdit(mark: $0.mark, isSet: !$0.isSet, ids: $0.ids) }))
      }
      for join in joins {
        for other in join.others { try await articles.merge(other.id, into: join.feed.id) }
      }
      try await subscriptions.join(joins)
    case .changedView(let name, let before, let after, let place):
      let (old, new) = isUndone ? (after, before) : (before, after)
      return Effect(isLeft: try await views.change(.restore(name, from: old, to: new, at: place)).after[name] != new)
    case .changedRule(let edit, let hidden):
      let gone = hidden.isEmpty ? [] : try await make([StatusEdit(mark: .hidden, isSet: !isUndone, ids: hidden)])
      return Effect(isLeft: try await rules.apply(edit, isUndone: isUndone), gone: gone)
    }
    return Effect()
  }

  /// Follows a feed again. If the user has added it again meanwhile, or another feed has moved to its URL, both are joined: the feed in the list gets
  /// what it lacks, and the articles and marks.
  /// - Returns: the feed in the list; nil when the list had none.
  private func follow(_ subscription: Subscription) async throws(ReaderError) -> Subscription? {
    guard try await subscriptions.add([subscription]).isEmpty else { return nil }
    let all = try await subscriptions.all()
    guard let known = all.first(where: { $0.id == subscription.id }) ?? Subscription.duplicate(of: subscription.url, among: all) else {
      return nil
    }
    if known.id != subscription.id { try await articles.merge(subscription.id, into: known.id) }
    _ = try await subscriptions.configure(known.id, FeedJoin(known, [subscription]).change)
    return known
  }

  /// - Returns: the articles that were removed meanwhile. They have their status if they return.
  private func make(_ edits: [StatusEdit]) async throws(ReaderError) -> Set<ArticleID> {
    let update = StatusUpdate(edits)
    let reached = try await articles.update(update, reaching: .stored(in: try await subscriptions.all().map(\.id)))
    let gone = update.ids.filter { reached[$0] == nil }
    if !gone.isEmpty { try await articles.update(edits.compactMap { $0.only(gone.contains) }) }
    return gone
  }
}

/// The entry to undo or to redo.
public enum UndoInput: Hashable, Sendable {
  /// Undo the latest entry.
  case last
  /// Redo the entry that was undone last.
  case lastUndone
}

/// The result of an undo or a redo.
public struct UndoResult: Hashable, Sendable {
  /// The entry that was undone or redone.
  public let entry: UndoEntry
  public let input: UndoInput
  /// Whether the view, the rule or the list of feeds stays unchanged, because it already was in the requested state or has been changed since.
  public let isLeft: Bool
  /// The feed that was in the list already, when a removed feed was to be followed again: the same one, or one that has its URL. It got what it
  /// lacked. Nil when the removed feed came back.
  public let known: Subscription?
  /// The articles of the entry that were removed meanwhile. They have their status if they return.
  public let gone: Set<ArticleID>
  /// Why the history could not be changed; nil when it was changed. After an error, the next undo or redo repeats the same entry.
  public let error: ReaderError?

  public init(
    _ entry: UndoEntry, of input: UndoInput = .last, isLeft: Bool = false, known: Subscription? = nil, gone: Set<ArticleID> = [],
    error: ReaderError? = nil
  ) {
    self.entry = entry
    self.input = input
    self.isLeft = isLeft
    self.known = known
    self.gone = gone
    self.error = error
  }

  /// The marks of the entry, without articles that were removed meanwhile.
  public var edits: [StatusEdit] {
    let edits =
      switch entry {
      case .marked(let edits): edits
      case .read(let ids): [StatusEdit(mark: .read, isSet: true, ids: ids)]
      case .changedRule(_, let hidden): [StatusEdit(mark: .hidden, isSet: true, ids: hidden)]
      case .joined(_, let edits): edits
      case .unsubscribed, .changedView: [StatusEdit]()
      }
    return edits.compactMap { edit in edit.only { !gone.contains($0) } }
  }
}
