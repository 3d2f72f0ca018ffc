internal import Domain

/// What the file of quotes holds.
struct QuotesDocument: RecordDocument {
  static let name = "quotes"
  static let brackets: RecordBrackets? = .array
  let quotes: [Quote]

  init(_ quotes: [Quote]) {
    self.quotes = quotes
  }

  init(reading reader: inout JSONReader) throws(JSONError) {
    quotes = try reader.array { (reader) throws(JSONError) in try QuoteRecord(reading: &reader).quote }
  }

  func write(to writer: inout JSONWriter) {
    writer.lines(quotes) { writer, quote in QuoteRecord(quote).write(to: &writer) }
  }
}
