package import ReaderDomain

extension ArticleRecord {
  package init(_ article: Article, digest: UInt64, reading: Int?) {
    self.init(
      id: article.id, title: article.title, url: article.url,
      authors: article.authors.map { AuthorRecord(name: $0.name, url: $0.url) },
      published: article.published, updated: article.updated,
      firstSeen: article.firstSeen, position: article.position, tags: article.tags,
      enclosures: article.enclosures, comments: article.comments, language: article.language, digest: digest, reading: reading,
      isEdited: article.isEdited)
  }

  package func article(of feed: FeedID) -> Article {
    Article(
      id: id, feed: feed, title: title, url: url, authors: authors.compactMap { Author(name: $0.name, url: $0.url) },
      published: published, updated: updated, firstSeen: firstSeen, position: position, tags: tags,
      enclosures: enclosures, comments: comments, language: language, isEdited: isEdited)
  }
}
