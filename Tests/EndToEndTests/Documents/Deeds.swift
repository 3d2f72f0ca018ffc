/// What each call of the walks in README.md does, in a few words: kept by hand, printed by Scripts/update-docs.
enum Deeds {
  /// `strata list --starred`
  static let succeeding = everywhere.merging([
    "ListArticles.callAsFunction":
      "finds out which feeds are meant, has their articles matched, and makes of entities what presentation needs",
    "StoredSubscriptionRepository.all": "asks its store; would turn a store's error into one of Domain's",
    "StoredArticleRepository.articles": "joins articles and statuses, keeps what matches the query, newest first",
    "JSONArticleStore.articles": "reads the file of each feed, on the thread for files",
    "JSONStatusStore.all": "reads what was read and starred",
    "ArticleListPresenter.present": "makes the view model: rows as texts and as values for programs, the sum, the outcome",
    "ArticleListTextDisplay.display": "draws the rows on standard output, the sum on standard error",
  ]) { $1 }

  /// `strata list --feed nowhere`
  static let failing = everywhere.merging([
    "ListArticles.callAsFunction": "looks for the feed that is meant, finds none, and throws `feedNotFound`; articles are not asked for",
    "StoredSubscriptionRepository.all": "asks its store, and succeeds: an unknown name is no error of the data side",
    "ArticleListPresenter.present": "has `ErrorWording` make a sentence and a hint of the error; the outcome is `failed`",
    "ArticleListTextDisplay.display": "writes the sentence on standard error; the outcome was noted before, and becomes exit code 1",
  ]) { $1 }

  private static let everywhere = [
    "ArticleListInteractor.perform": "takes the request of `ListCommand`, runs the use case, hands what happened to the presenter",
    "OPMLSubscriptionStore.all": "reads `subscriptions.opml`, on the thread for files",
  ]
}
