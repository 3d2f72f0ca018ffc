/// Short, hand-written descriptions of the calls in a walk. A key is a call, alone, with the number of its step before it, or with the first
/// word of its input behind it. Scripts/update-docs writes them into README.md and Architecture.md.
enum StepDescriptions {
  /// `sample quote`
  static let quote = quoteEverywhere.merging([
    "QuoteRepository.quote": "asks the server, then stores the answer",
    "WebQuoteStore.quote": "asks the server, and turns its JSON into a `Quote`",
    "JSONQuoteStore.add lock": "locks the data directory, on the file thread",
    "JSONQuoteStore.add read": "file access: reads `quotes.json`",
    "JSONQuoteStore.add replace": "file access: replaces `quotes.json`; the new quote is the first one in it",
    "1.1 RandomQuotePresenter.present": "makes the view model of the loading state",
    "1.1.1 RandomQuoteTextDisplay.display": "prints a temporary loading line",
    "1.3 RandomQuotePresenter.present": "makes the view model of the quote: its text, its author, and the fields for `--json`",
    "1.3.1 RandomQuoteTextDisplay.display": "prints the quote",
  ]) { $1 }

  /// `sample quote`, when no server answers and no quote is stored
  static let failing = quoteEverywhere.merging([
    "QuoteRepository.quote": "asks the server, which fails; finds no earlier quote, and throws the error",
    "WebQuoteStore.quote": "gets a `NetworkError`, and throws a `QuoteError` with the URL",
    "JSONQuoteStore.all": "reads `quotes.json`, which does not exist yet",
    "RandomQuotePresenter.present": "makes the view model: first a loading state, then a sentence and a hint from `QuoteWording`",
    "RandomQuoteTextDisplay.display": "prints the view model: first the loading line, then the sentence on standard error",
  ]) { $1 }

  /// `strata list --starred`
  static let list = [
    "ArticleListInteractor.perform": "takes the request from `ListCommand`, runs the use case, passes the response to the presenter",
    "ListArticles.callAsFunction": "resolves the feeds, fetches the matching articles, returns models for presentation",
    "SubscriptionRepository.all": "lists the feeds on the web, and then those from programs and files, if there are any",
    "RecordSync.catchUp": "looks in `sync.json` whether other devices share subscriptions",
    "OPMLSubscriptionStore.all": "reads `subscriptions.opml`, on the file thread",
    "ArticleRepository.page": "asks the store that joins articles and statuses, and translates its errors",
    "StorageSelector.kind": "looks in `store.json` for the data directory's format: JSON files or SQLite",
    "StorageSelector.otherSide": "looks in `sync.json` whether other devices or a feed server share marks",
    "JSONListingStore.page": "finds the articles in the indexes and reads only their lines, on the file thread",
    "ArticleFile.readIndex": "reads the index of a feed's articles",
    "JSONLinesStack.readable": "reads the latest marks, in `statuses.recent.jsonl`",
    "StatusFile.statuses": "reads the other marks, in `statuses.json`",
    "ArticleFile.lines": "reads the lines of the articles that are shown",
    "ArticleListPresenter.present": "makes the view model: rows as text and as exported values, the total, the outcome",
    "ArticleListTextDisplay.display": "prints the loading line, then the rows on standard output and the total on standard error",
  ]

  private static let quoteEverywhere = [
    "RandomQuoteInteractor.perform": "takes the request from `QuoteCommand`, runs the use case, passes the response to the presenter",
    "ShowQuote.callAsFunction": "reads the server's URL from the settings, gets a quote, returns a model for presentation",
    "ConfigurationRepository.configuration": "turns stored text into typed settings",
    "JSONConfigurationStore.all": "reads `config.json`, on the file thread",
  ]
}
