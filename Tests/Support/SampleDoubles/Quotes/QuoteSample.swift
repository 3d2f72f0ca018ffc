package import CoreDomain
import DataDoubles
package import SampleDomain

/// Quotes for tests.
package enum QuoteSample {
  package static let url = StoreSample.url("https://quotes.example.org/random")

  package static func quote(_ number: Int = 1, text: String? = nil, seen: Timestamp = StoreSample.moment) -> Quote {
    guard let quote = Quote(id: "q\(number)", text: text ?? "Sentence \(number).", author: "Author \(number)", seen: seen) else {
      fatalError("a quote without a sentence")
    }
    return quote
  }
}
