/// Chooses the identities under which the articles of one fetched feed are stored. Each identity is used once.
public struct MergeIdentities: Sendable {
  private var taken: Set<ArticleID>

  /// Reserves the identities of all incoming articles.
  public init(_ incomingArticles: [ArticleMerge.IncomingArticle]) {
    taken = Set(incomingArticles.map(\.article.id))
  }

  /// Returns the identity of an incoming article.
  ///
  /// The result is the article's own identity, unless this item is already stored under another of its forms and not under its own
  /// identity. So an item keeps its star when other items with the same guid appear and disappear, when its publisher adds guids, or when a
  /// newer version reads it better. Another item never inherits the star.
  ///
  /// `stored` returns the article that is stored under an identity.
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
