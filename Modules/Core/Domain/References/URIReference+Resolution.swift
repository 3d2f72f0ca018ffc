/// Resolves references (RFC 3986 section 5.2).
extension URIReference {
  /// Whether a relative reference can be resolved against this URL.
  var isBase: Bool { scheme != nil && (authority != nil || path.hasPrefix("/")) }

  /// The URL without `.` and `..` segments. A URL without a host, such as `mailto:`, has no hierarchy and is unchanged.
  var withoutDots: URIReference {
    guard authority != nil else { return self }
    var target = self
    target.path = Self.removingDots(path)
    return target
  }

  /// The URL with a host that is not percent-encoded; unchanged when the bytes of the host are not UTF-8.
  var withPlainHost: URIReference {
    guard let authority, authority.utf8.contains(UInt8(ascii: "%")) else { return self }
    let start = authority.lastIndex(of: "@").map(authority.index(after:)) ?? authority.startIndex
    guard let host = String(validating: PercentEncoding.decoded(authority[start...]), as: UTF8.self) else { return self }
    var target = self
    target.authority = authority[..<start] + host
    return target
  }

  /// Resolves a reference against this URL (section 5.2.2).
  func resolved(_ reference: URIReference) -> URIReference {
    var target = reference
    target.scheme = scheme
    if reference.authority != nil { return target.withoutDots }
    target.authority = authority
    if reference.path.isEmpty {
      target.path = path
      target.query = reference.query ?? query
    } else {
      target.path = Self.removingDots(reference.path.hasPrefix("/") ? reference.path : merged(reference.path))
    }
    return target
  }

  /// The path with the reference in place of the text after the last slash (section 5.2.3).
  private func merged(_ reference: String) -> String {
    if authority != nil && path.isEmpty { return "/" + reference }
    guard let slash = path.lastIndex(of: "/") else { return reference }
    return path[...slash] + reference
  }

  /// Removes dot segments (section 5.2.4): `.` is removed, and `..` is removed with the segment before it. Either segment at the end leaves
  /// a closing slash.
  private static func removingDots(_ path: String) -> String {
    let segments = path.split(separator: "/", omittingEmptySubsequences: false)
    guard segments.contains(where: { $0 == "." || $0 == ".." }) else { return path }
    var kept: [Substring] = []
    for (index, segment) in segments.enumerated() {
      let isDots = segment == "." || segment == ".."
      // The first segment of an absolute path is the empty text before its slash and is never removed.
      if segment == ".." && kept.count > 1 { kept.removeLast() }
      if !isDots { kept.append(segment) }
      if isDots && index == segments.count - 1 { kept.append("") }
    }
    return kept.joined(separator: "/")
  }
}
