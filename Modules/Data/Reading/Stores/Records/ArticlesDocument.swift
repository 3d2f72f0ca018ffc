/// What a file of articles holds.
struct ArticlesDocument: RecordDocument {
  static let name = "articles"
  let articles: [ArticleRecord]

  init(_ articles: [ArticleRecord]) {
    self.articles = articles
  }

  init(reading reader: inout JSONReader) throws(JSONDamage) {
    articles = try reader.array { (reader) throws(JSONDamage) in try ArticleRecord(reading: &reader) }
  }

  func write(to writer: inout JSONWriter) {
    writer.lines(articles) { writer, article in article.write(to: &writer) }
  }
}
