import Domain
import DomainDoubles

extension QuoteError {
  /// Every situation that asking for a quote can end in.
  static let all: [QuoteError] = [
    .server(.sample("https://example.org/random"), .status(code: 500)),
    .notAQuote(.sample("https://example.org/random"), found: "a web page"),
    .configuration(.store(.malformed(path: "/home/me/config.json", line: 3, reason: "no JSON"))),
    .store(.locked(byProcess: 42)),
    .cancelled,
  ]
}
