/// Links as written in documents and pages.
package enum WebReference {
  /// Resolves a reference against the base URL of its document (RFC 3986 section 5).
  ///
  /// Surrounding white space is removed, and so are line breaks and tabs inside. Characters that a URL cannot contain (spaces, non-ASCII
  /// letters, a lone `%`) are percent-encoded. Existing escapes are kept: `a%2Fb` stays one segment (libxml2's xmlBuildURI would make two).
  /// A reference with a scheme needs no base.
  /// - Returns: nil when the host and port are invalid, or when a relative reference has a base without a scheme or hierarchy (`mailto:`).
  package static func resolve(_ reference: String, against base: String) -> String? { target(of: reference, against: base)?.text }

  /// Resolves like `resolve(_:against:)`, but does not percent-encode the host: `bücher.example` stays. Programs that open URLs cannot look
  /// up `b%C3%BCcher.example`, although it means the same (RFC 3986 section 3.2.2).
  package static func resolveWithPlainHost(_ reference: String, against base: String) -> String? {
    target(of: reference, against: base)?.withPlainHost.text
  }

  private static func target(of reference: String, against base: String) -> URIReference? {
    guard let reference = URIReference(reference) else { return nil }
    if reference.scheme != nil { return reference.withoutDots }
    guard let base = URIReference(base), base.isBase else { return nil }
    return base.resolved(reference)
  }

  /// A relative reference, percent-encoded as in `resolve(_:against:)` but not resolved. The result is empty for a reference to the same
  /// document.
  /// - Returns: nil when the reference has a scheme or could be read as if it had one, or when its host and port are invalid.
  package static func relative(_ reference: String) -> String? {
    guard let reference = URIReference(reference), reference.scheme == nil else { return nil }
    // A colon in the first segment would make the text before it a scheme (RFC 3986 section 4.2).
    let first = reference.path.utf8.prefix { $0 != UInt8(ascii: "/") }
    return reference.authority == nil && first.contains(UInt8(ascii: ":")) ? nil : reference.text
  }

  /// Any text as one path segment. Every byte that is not unreserved is percent-encoded (RFC 3986 section 2.3). The segments `.` and `..`
  /// would change the path (section 3.3), so they are percent-encoded too.
  package static func segment(_ text: String) -> String {
    [".", ".."].contains(text) ? text.replacing(".", with: "%2E") : PercentEncoding.encoded(text[...], keeping: .unreserved)
  }
}
