package import CoreDomain
package import ReaderDomain

/// A stored article. It is separate from the entity, so that each can change without the other.
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
  package let enclosures: [Enclosure]
  package let comments: WebURL?
  package let language: Language?
  /// The hash of the article as the server sent it (`ContentHash`), stored as sixteen hexadecimal digits.
  package var digest: UInt64
  /// The way in which the article's document was read (`ArticleMerge.reading`); nil when it is not known.
  package var reading: Int?
  package var isEdited: Bool
}

extension ArticleRecord {
  package var place: ArticleSortKey {
    ArticleSortKey(date: Article.date(published: published, firstSeen: firstSeen), firstSeen: firstSeen, position: position, id: id)
  }
}
