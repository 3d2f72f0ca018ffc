/// The five parts of a URL (RFC 3986 section 3). Characters that the author did not escape are percent-encoded.
struct URIReference {
  var scheme: String?
  var authority: String?
  var path: String
  var query: String?
  var fragment: String?

  /// Splits a URL like the regular expression in RFC 3986 appendix B; nil when the authority is invalid.
  init?(_ text: String) {
    var rest = Self.trimmed(text)[...]
    fragment = Self.cut(&rest, from: "#").map { PercentEncoding.encoded($0, keeping: .queryOrFragment) }
    query = Self.cut(&rest, from: "?").map { PercentEncoding.encoded($0, keeping: .queryOrFragment) }
    scheme = Self.cutScheme(&rest)
    if rest.hasPrefix("//") {
      let end = rest.dropFirst(2).firstIndex(of: "/") ?? rest.endIndex
      let authority = PercentEncoding.encoded(rest[rest.index(rest.startIndex, offsetBy: 2)..<end], keeping: .authority)
      guard Self.isReadable(authority) else { return nil }
      self.authority = authority
      rest = rest[end...]
    }
    path = PercentEncoding.encoded(rest, keeping: .path)
  }

  /// The URL composed of its parts (section 5.3).
  var text: String {
    (scheme.map { $0 + ":" } ?? "") + (authority.map { "//" + $0 } ?? "") + path + (query.map { "?" + $0 } ?? "")
      + (fragment.map { "#" + $0 } ?? "")
  }

  /// White space and control characters around a link are ignored, and so are line breaks and tabs inside it (WHATWG URL section 4.4).
  private static func trimmed(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 <= 0x20 }) else { return text }
    var scalars = text.unicodeScalars[...]
    while let first = scalars.first, first.value <= 0x20 { scalars.removeFirst() }
    while let last = scalars.last, last.value <= 0x20 { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars.filter { $0 != "\n" && $0 != "\r" && $0 != "\t" }))
  }

  /// Removes the mark and the text after it, and returns that text.
  private static func cut(_ rest: inout Substring, from mark: Unicode.Scalar) -> Substring? {
    guard let index = rest.unicodeScalars.firstIndex(of: mark) else { return nil }
    let tail = rest[rest.unicodeScalars.index(after: index)...]
    rest = rest[..<index]
    return tail
  }

  /// scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." ), then a colon (section 3.1). Lower case is canonical.
  private static func cutScheme(_ rest: inout Substring) -> String? {
    guard let colon = rest.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = rest[..<colon]
    guard scheme.utf8.first.map(PercentEncoding.isLetter) == true,
      scheme.utf8.allSatisfy({ PercentEncoding.isLetter($0) || PercentEncoding.isDigit($0) || "+-.".utf8.contains($0) })
    else { return nil }
    rest = rest[rest.utf8.index(after: colon)...]
    return scheme.lowercased()
  }

  /// authority = [ userinfo "@" ] host [ ":" port ]. Brackets may only enclose an IPv6 address, and a port has only digits.
  private static func isReadable(_ authority: String) -> Bool {
    let host = authority.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false).last ?? authority.utf8[...]
    let bracket = host.lastIndex(of: UInt8(ascii: "]"))
    if host.contains(UInt8(ascii: "[")) != (bracket != nil) { return false }
    if bracket != nil && host.first != UInt8(ascii: "[") { return false }
    let afterURL = bracket.map { host[host.index(after: $0)...] } ?? host
    guard let colon = afterURL.firstIndex(of: UInt8(ascii: ":")) else { return bracket == nil || afterURL.isEmpty }
    return afterURL[afterURL.index(after: colon)...].allSatisfy(PercentEncoding.isDigit)
  }
}
