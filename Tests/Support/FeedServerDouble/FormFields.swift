import Foundation

/// The fields of a form or a query, in their order. A name may come several times.
struct FormFields {
  private(set) var fields: [(name: String, value: String)] = []

  init(_ text: some StringProtocol) {
    for part in text.split(separator: "&") {
      let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      fields.append((Self.decoded(words[0]), words.count == 2 ? Self.decoded(words[1]) : ""))
    }
  }

  /// The last value of a name: as PHP, which is what FreshRSS is written in.
  subscript(name: String) -> String? { fields.last { $0.name == name }?.value }

  func all(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

  func prefix(_ count: Int) -> FormFields {
    var first = self
    first.fields = Array(fields.prefix(count))
    return first
  }

  private static func decoded(_ text: some StringProtocol) -> String {
    let spaced = String(text).replacing("+", with: " ")
    return spaced.removingPercentEncoding ?? spaced
  }
}
