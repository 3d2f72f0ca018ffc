/// What a server has answered to the requests of a `PushPlan`, by article. A server may have lost one of the items of an article, and refuse it
/// alone: the article then still has the mark.
struct PushOutcome: Sendable {
  private struct Change {
    let isSet: Bool
    var isAccepted: Bool
  }

  private var changes: [ArticleMark: [ArticleID: Change]] = [:]
  /// The number of changes that the server has accepted.
  private(set) var sent = 0
  /// The number of changes that the server has refused, for all items of the article.
  private(set) var refused = 0

  /// - Parameters:
  ///   - refusedItems: the items of the request for which the server refuses it.
  ///   - items: the articles of the items.
  mutating func add(_ request: PushPlan.Request, refusedItems: [ServerItemID], items: [ServerItemID: ArticleID]) {
    guard let mark = request.mark.articleMark else { return }
    let refusedItems = Set(refusedItems)
    for id in request.items {
      guard let article = items[id] else { continue }
      let isAccepted = !refusedItems.contains(id)
      let before = changes[mark]?[article]
      if before?.isAccepted ?? false { continue }
      changes[mark, default: [:]][article] = Change(isSet: request.isSet, isAccepted: isAccepted)
      if isAccepted { sent += 1 } else if before == nil { refused += 1 }
      if isAccepted, before != nil { refused -= 1 }
    }
  }

  /// The changes that the server has refused.
  var refusals: [StatusEdit] {
    var edits = MarkEdits()
    for (mark, articles) in changes {
      for (article, change) in articles where !change.isAccepted { edits.add(mark, change.isSet, to: article) }
    }
    return edits.all
  }
}
