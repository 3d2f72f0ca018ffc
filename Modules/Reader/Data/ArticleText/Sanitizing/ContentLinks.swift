internal import CoreDomain

/// Checks the values of attributes and resolves links.
struct ContentLinks {
  /// The base of relative links; without a base, they stay relative.
  var base: WebURL?

  /// Sets the base, which may be relative to the current base. An invalid base is ignored.
  mutating func enter(_ base: String) {
    self.base = url(base).flatMap { WebURL(validating: $0) } ?? self.base
  }

  /// The safe form of a value; nil when the value is not allowed.
  func checked(_ value: String, as kind: SanitizerAllowlist.Value) -> String? {
    switch kind {
    case .text: value
    case .token: Self.token(value)
    case .number: HTMLLength(value).flatMap { $0.isPercent ? nil : "\($0.number)" }
    case .length: HTMLLength(value)?.text
    case .flag: ""
    case .link: link(value)
    case .url: url(value)
    case .pictures: Srcset(value).resolved(url)
    }
  }

  /// A link within the page is kept, because its target may be in the same fragment.
  private func link(_ value: String) -> String? {
    if let found = url(value) { return found }
    if let relative = WebReference.relative(value) {
      // An empty link resolves to the base (RFC 3986 section 4.4).
      if relative.isEmpty { return base?.link }
      if relative.hasPrefix("#") { return relative.count > 1 ? relative : nil }
    }
    return MailtoOrTelLink.shown(value)
  }

  func picture(_ value: String?) -> String? { value.flatMap(url) }

  private func url(_ value: String) -> String? {
    guard let relative = WebReference.relative(value) else { return RelativeLinkResolver(bases: []).url(value)?.text }
    guard !relative.isEmpty, !relative.hasPrefix("#") else { return nil }
    return base == nil ? relative : RelativeLinkResolver(bases: [base]).url(value)?.text
  }

  private static func token(_ value: String) -> String? {
    let token = value.trimmingWhitespace()
    let isToken = token.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80 || "-_.:+".utf8.contains(byte)
    }
    return isToken && !token.isEmpty ? token : nil
  }
}
