package import Domain

/// An article as it is stored. It is apart from the entity, so that neither binds the other.
package struct ArticleRecord: Hashable, Sendable {
  package let id: ArticleID
  package let title: String
  package let url: WebURL?
  package let authors: [AuthorRecord]
  package let published: Timestamp?
  package let updated: Timestamp?
  package let firstSeen: Timestamp
  package let position: Int
  package let tags: [String]
  package let enclosures: [EnclosureRecord]
  package let language: Language?
  /// The digest of what arrived, in sixteen hexadecimal digits (`ContentHash`).
  package var digest: UInt64
}

extension ArticleRecord {
  /// Where the article stands in a list.
  package var place: ArticleSortKey {
    ArticleSortKey(date: Article.date(published: published, firstSeen: firstSeen), firstSeen: firstSeen, position: position, id: id)
  }
}
