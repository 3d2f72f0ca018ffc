/// Changes of the statuses of articles, for one commit.
public struct StatusUpdate: Hashable, Sendable {
  /// One change of several articles.
  public struct Part: Hashable, Sendable {
    public let ids: [ArticleID]
    public let change: ArticleStatus.Change
  }

  /// The changes, in their order.
  public let parts: [Part]
  /// The articles from which marks are copied, by the article that gets them; nil for a change by the user. Where devices sync, a copy is as old as the mark.
  public private(set) var origins: [ArticleID: [ArticleID]]?

  public init(_ ids: [ArticleID], _ change: ArticleStatus.Change) {
    parts = [Part(ids: ids, change: change)]
  }

  public init(_ edits: [StatusEdit]) {
    parts = edits.map { Part(ids: $0.ids, change: .set($0.mark, $0.isSet)) }
  }

  /// Marks that are copied from other articles.
  public init(_ edits: [StatusEdit], copiedFrom origins: [ArticleID: [ArticleID]]) {
    self.init(edits)
    self.origins = origins
  }

  /// The update without the marks for which `isKnown` is true.
  public func without(_ isKnown: (ArticleID, ArticleMark) -> Bool) -> StatusUpdate {
    var update = StatusUpdate(
      parts: parts.map { part in
        switch part.change {
        case .set(let mark, _), .toggle(let mark): Part(ids: part.ids.filter { !isKnown($0, mark) }, change: part.change)
        }
      })
    update.origins = origins
    return update
  }

  private init(parts: [Part]) { self.parts = parts }

  /// The articles, each once.
  public var ids: Set<ArticleID> {
    var ids = Set<ArticleID>(minimumCapacity: parts.first?.ids.count ?? 0)
    for part in parts { ids.formUnion(part.ids) }
    return ids
  }

  /// A function that returns the status of an article after the update, from the one before.
  public var applied: (ArticleID, ArticleStatus) -> ArticleStatus {
    // A single change may affect hundreds of thousands of articles, so no list of changes is made for each article.
    if parts.count == 1 { return { [change = parts[0].change] _, status in status.applying(change) } }
    var changes: [ArticleID: [ArticleStatus.Change]] = [:]
    for part in parts { for id in part.ids { changes[id, default: []].append(part.change) } }
    return { [changes] id, status in (changes[id] ?? []).reduce(status) { $0.applying($1) } }
  }
}
