import WebServer

/// A quote in the JSON format of quotable (github.com/lukePeavey/quotable, `GET /random`).
struct QuoteRecord: Sendable, Encodable {
  let id: String
  /// The sentence; nil omits the key.
  var content: String?
  let author: String
  let tags: [String]
  /// The length of the sentence in characters.
  let length: Int

  init(_ quote: SampleQuote) {
    id = HTTPFingerprint(of: quote.content.utf8).text
    content = quote.content
    author = quote.author
    tags = quote.tags
    length = quote.content.count
  }

  private enum CodingKeys: String, CodingKey {
    case id = "_id"
    case content, author, tags, length
  }
}
