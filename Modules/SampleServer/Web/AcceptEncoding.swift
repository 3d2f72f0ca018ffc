/// The codings a client takes (RFC 9110 section 12.5.3).
struct AcceptEncoding: Sendable {
  /// Weights by coding in lower case, 0 meaning never.
  private let weights: [String: Double]

  /// - Parameter field: the header field, nil when the request has none: then only the bytes themselves are sent.
  init(_ field: String?) {
    var weights: [String: Double] = [:]
    for part in (field ?? "").lowercased().split(separator: ",") {
      let words = part.split { $0 == ";" || $0 == " " || $0 == "\t" }
      guard let coding = words.first else { continue }
      let weight = words.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      weights[String(coding)] = weight
    }
    self.weights = weights
  }

  /// Whether gzip may be sent: named by itself or by its old name (section 8.4.1.3), or by the star.
  var allowsGzip: Bool {
    (weights["gzip"] ?? weights["x-gzip"] ?? weights["*"] ?? 0) > 0
  }
}
