import CoreDomain
import CoreDoubles
import SampleDomain

extension QuoteError {
  /// The errors with which getting a quote can fail.
  static let all: [QuoteError] = [
    .server(.sample("https://example.org/random"), .status(code: 500)),
    .notAQuote(.sample("https://example.org/random"), found: "a web page"),
    .configuration(.store(.malformed(path: "/home/me/config.json", line: 3, reason: "no JSON"))),
    .store(.locked(byProcess: 42)),
    .cancelled,
  ]
}
