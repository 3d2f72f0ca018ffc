/// Converts a served quote into the model of the presentation layer.
enum QuoteTranslator {
  static func summary(of served: ServedQuote) -> QuoteSummary {
    QuoteSummary(
      id: served.quote.id, text: served.quote.text, author: served.quote.author, seen: served.quote.seen,
      isRemembered: served.isRemembered, problem: served.problem)
  }
}
