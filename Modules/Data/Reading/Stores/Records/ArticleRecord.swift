internal import Domain

/// An article as it is stored. It is apart from the entity, so that neither binds the other.
struct ArticleRecord: Hashable, Sendable {
  let id: ArticleID
  let title: String
  let url: WebURL?
  let authors: [AuthorRecord]
  let published: Timestamp?
  let updated: Timestamp?
  let firstSeen: Timestamp
  let position: Int
  let tags: [String]
  let enclosures: [EnclosureRecord]
  let language: Language?
  /// The digest of what arrived, in sixteen hexadecimal digits (`ContentHash`).
  var digest: UInt64
}

extension ArticleRecord {
  /// Where the article stands in a list.
  var place: ArticleSortKey {
    ArticleSortKey(date: Article.date(published: published, firstSeen: firstSeen), firstSeen: firstSeen, position: position, id: id)
  }
}
