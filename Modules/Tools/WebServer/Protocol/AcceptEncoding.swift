/// The content codings that a client accepts (RFC 9110, section 12.5.3).
package struct AcceptEncoding: Sendable {
  /// The weights by coding, in lower case. A weight of 0 means that the coding is not accepted.
  private let weights: [String: Double]

  /// - Parameter field: The header field; nil when the request has none, so that only uncompressed bytes may be sent.
  package init(_ field: String?) {
    var weights: [String: Double] = [:]
    for part in (field ?? "").lowercased().split(separator: ",") {
      let words = part.split { $0 == ";" || $0 == " " || $0 == "\t" }
      guard let coding = words.first else { continue }
      let weight = words.dropFirst().first { $0.hasPrefix("q=") }.map { Self.weight($0.dropFirst(2)) } ?? 1
      weights[String(coding)] = weight
    }
    self.weights = weights
  }

  /// A weight consists of digits and a point. Swift also accepts `nan`, `inf` and `0x1p3` as numbers, which are not weights.
  private static func weight(_ text: Substring) -> Double {
    text.utf8.allSatisfy { ".0123456789".utf8.contains($0) } ? Double(text) ?? 0 : 0
  }

  /// Whether the client accepts gzip: as `gzip`, by its old name `x-gzip` (section 8.4.1.3), or as `*`.
  package var allowsGzip: Bool {
    (weights["gzip"] ?? weights["x-gzip"] ?? weights["*"] ?? 0) > 0
  }
}
