/// What each call of the walks in README.md does, in a few words: kept by hand, printed by Scripts/update-docs.
enum UndoEntries {
  /// `strata quote`
  static let quote = quoteEverywhere.merging([
    "StoredQuoteRepository.quote": "asks the server, and has the answer remembered",
    "WebQuoteStore.quote": "makes a `Quote` of the server's JSON",
    "JSONQuoteStore.remember": "puts it first in `quotes.json`, on the thread for files",
    "RandomQuotePresenter.present": "makes the view model: first that something is on its way, then the sentence and who said it",
    "RandomQuoteTextDisplay.display": "draws it on standard output; what is on its way is a line that goes again",
  ]) { $1 }

  /// `strata quote`, where no server answers and nothing is remembered
  static let failing = quoteEverywhere.merging([
    "StoredQuoteRepository.quote": "looks among the quotes seen before, finds none, and throws why the server gave none",
    "WebQuoteStore.quote": "meets a `TransferError` and makes a `NetworkError` of it",
    "JSONQuoteStore.all": "reads `quotes.json`, which is not there",
    "RandomQuotePresenter.present": "has `QuoteWording` make a sentence and a hint of the error; the outcome is `failed`",
    "RandomQuoteTextDisplay.display": "writes the sentence on standard error; the outcome was noted before, and becomes exit code 1",
  ]) { $1 }

  /// `strata list --starred`
  static let list = [
    "ArticleListInteractor.perform": "takes the request of `ListCommand`, runs the use case, hands what happened to the presenter",
    "ListArticles.callAsFunction":
      "finds out which feeds are meant, has their articles matched, and makes of entities what presentation needs",
    "StoredSubscriptionRepository.all": "asks its store; would turn a store's error into one of Domain's",
    "OPMLSubscriptionStore.all": "reads `subscriptions.opml`, on the thread for files",
    "StoredArticleRepository.articles": "asks the store that knows articles and statuses at once",
    "JSONListingStore.entries": "looks in the indexes which articles are meant, and opens their lines, on the thread for files",
    "ArticleListPresenter.present": "makes the view model: rows as texts and as values for programs, the sum, the outcome",
    "ArticleListTextDisplay.display": "draws the rows on standard output, the sum on standard error",
  ]

  private static let quoteEverywhere = [
    "RandomQuoteInteractor.perform": "takes the request of `QuoteCommand`, runs the use case, hands what happened to the presenter",
    "ShowQuote.callAsFunction": "finds out where quotes come from, has one from there, and makes what presentation needs",
    "StoredConfigurationRepository.configuration": "makes settings of the texts in its store",
    "JSONConfigurationStore.all": "reads `config.json`, on the thread for files",
  ]
}
