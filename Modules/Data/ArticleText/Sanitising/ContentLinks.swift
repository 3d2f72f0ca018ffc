internal import Domain
internal import Markup

/// Checks the values of attributes, and resolves the links among them.
struct ContentLinks {
  /// What relative links are relative to; without one they stay relative.
  var base: WebURL?

  /// Schemes that a click may lead to besides http and https: they open a program that the reader has chosen, and fetch nothing.
  private static let schemes = ["mailto:", "tel:"]

  /// Takes a base that is relative to the one so far; one that leads nowhere is ignored.
  mutating func enter(_ base: String) {
    self.base = url(base).flatMap { WebURL(validating: $0) } ?? self.base
  }

  /// The value as it may stand; nil when it may not.
  func checked(_ value: String, as kind: SafeHTML.Value) -> String? {
    switch kind {
    case .text: value
    case .token: Self.token(value)
    case .number: HTMLLength(value).flatMap { $0.isPercent ? nil : "\($0.number)" }
    case .length: HTMLLength(value)?.text
    case .flag: ""
    case .link: link(value)
    case .url: url(value)
    case .pictures: PictureSet(value).resolved(url)
    }
  }

  /// A link within the page stays one: its target may stand in the same fragment.
  private func link(_ value: String) -> String? {
    if let found = url(value) { return found }
    if let relative = WebReference.relative(value) {
      // One with nothing in it leads to the base (RFC 3986 section 4.4).
      if relative.isEmpty { return base?.text }
      if relative.hasPrefix("#") { return relative.count > 1 ? relative : nil }
    }
    let absolute = WebReference.resolve(value, against: "")
    return absolute.flatMap { text in Self.schemes.contains { text.hasPrefix($0) } ? text : nil }
  }

  private func url(_ value: String) -> String? {
    guard let relative = WebReference.relative(value) else { return LinkResolver(bases: []).url(value)?.text }
    guard !relative.isEmpty, !relative.hasPrefix("#") else { return nil }
    return base == nil ? relative : LinkResolver(bases: [base]).url(value)?.text
  }

  private static func token(_ value: String) -> String? {
    let token = value.trimmingWhitespace()
    let isToken = token.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || "-_.:".utf8.contains(byte)
    }
    return isToken && !token.isEmpty ? token : nil
  }
}
