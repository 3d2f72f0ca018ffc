/// Under which identities the articles of one arrival are to be stored. No two of them get the same one.
public struct MergeIdentities: Sendable {
  private var taken: Set<ArticleID>

  /// Begins with all that arrives.
  public init(_ incomingArticles: [ArticleMerge.IncomingArticle]) {
    taken = Set(incomingArticles.map(\.article.id))
  }

  /// The identity of a piece: its own, unless what is stored under it is another item, or nothing, and what is stored under another form of it is
  /// this item. So an item keeps its star when others with its guid come and go beside it, when its publisher begins to give guids, or when it is
  /// read better than before; and no other item takes the star over.
  /// - Parameter stored: the article that is stored under an identity.
  public mutating func id<Failure>(
    of article: ArticleMerge.IncomingArticle, stored: (ArticleID) throws(Failure) -> Article?
  ) throws(Failure) -> ArticleID {
    guard let item = article.item else { return article.article.id }
    if let known = try stored(article.article.id), ItemForm.isReading(item, of: known, today: article.article) { return article.article.id }
    for form in article.forms {
      let id = article.id(of: form)
      guard !taken.contains(id), let known = try stored(id), ItemForm.isReading(form.reading, of: known, today: article.article)
      else { continue }
      taken.insert(id)
      return id
    }
    return article.article.id
  }
}
