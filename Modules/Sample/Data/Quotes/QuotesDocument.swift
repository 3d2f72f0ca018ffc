package import CoreData
package import RecordJSON
package import SampleDomain

/// The file of quotes as a JSON document.
package struct QuotesDocument: RecordDocument {
  package static let name = "quotes"
  package static let brackets: RecordBrackets? = .array
  package let quotes: [Quote]

  package init(_ quotes: [Quote]) {
    self.quotes = quotes
  }

  package init(reading reader: inout JSONReader) throws(JSONError) {
    quotes = try reader.array { (reader) throws(JSONError) in try QuoteRecord(reading: &reader).quote }
  }

  package func write(to writer: inout JSONWriter) {
    writer.lines(quotes) { writer, quote in QuoteRecord(quote).write(to: &writer) }
  }
}
