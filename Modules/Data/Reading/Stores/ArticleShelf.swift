internal import Domain

/// The articles and bodies of one feed, between reading and writing.
struct ArticleShelf {
  /// Whether an article was added or edited.
  private(set) var hasNewArticles = false
  /// Whether a body was added or edited.
  private(set) var hasNewBodies = false

  private let feed: FeedID
  private var articles: [ArticleID: ArticleRecord]
  private var bodies: [ArticleID: BodyRecord]

  /// Puts on the shelf what is stored.
  init(feed: FeedID, articles: [ArticleRecord], bodies: [ArticleID: BodyRecord]) {
    self.feed = feed
    self.articles = Dictionary(articles.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.bodies = bodies
  }

  /// Adds what is new and edits what differs. Records are compared, not entities, so that only what would be stored counts.
  mutating func takeIn(_ pieces: [ArticleIntake.Piece]) -> Intake {
    var (new, changed) = (0, 0)
    for piece in pieces {
      let id = ArticleIntake.id(of: piece) { articles[$0]?.article(of: feed) }
      let stored = articles[id]
      let record = ArticleRecord(stored.map { ArticleIntake.merged(piece.article, into: $0.article(of: feed)) } ?? piece.article)
      let body = BodyRecord(ArticleIntake.merged(piece.body, into: bodies[id]?.body ?? .none))
      let isEdited = record != stored
      let hasOtherBody = body != bodies[id]
      articles[id] = record
      bodies[id] = body
      hasNewArticles = hasNewArticles || isEdited
      hasNewBodies = hasNewBodies || hasOtherBody
      if stored == nil { new += 1 } else if isEdited || hasOtherBody { changed += 1 }
    }
    return Intake(new: new, changed: changed)
  }

  /// The articles as a file, in an order that nothing changes later: what comes new stands at the end.
  var articlesDocument: ArticlesDocument {
    ArticlesDocument(
      articles.values.sorted { left, right in
        (left.firstSeen, left.position, left.id) < (right.firstSeen, right.position, right.id)
      })
  }

  /// The bodies as a file.
  var bodiesDocument: BodiesDocument { BodiesDocument(bodies) }
}
