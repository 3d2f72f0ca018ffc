/// Links as feeds and pages write them.
public enum WebReference {
  /// The address that a reference means where `base` is the address of the document it stands in, by RFC 3986 section 5.
  ///
  /// White space around either is dropped, line breaks and tabs inside as well; what an address cannot hold (spaces,
  /// letters beyond ASCII, a lone `%`) is percent-encoded. Escapes that are there stay as they are: `a%2Fb` is one
  /// segment, which libxml2's xmlBuildURI would make two. A reference with a scheme needs no base. Nil when the host and
  /// port are unreadable, or when a relative reference meets a base without scheme or hierarchy (`mailto:`).
  public static func resolve(_ reference: String, against base: String) -> String? {
    guard let reference = URIReference(reference) else { return nil }
    if reference.scheme != nil { return reference.withoutDots.text }
    guard let base = URIReference(base), base.isBase else { return nil }
    return base.resolved(reference).text
  }

  /// A reference that is relative, percent-encoded as above but not resolved: `""` for one to the same document. Nil when it has a scheme or
  /// might be taken for one that has, or when its host and port are unreadable.
  public static func relative(_ reference: String) -> String? {
    guard let reference = URIReference(reference), reference.scheme == nil else { return nil }
    // RFC 3986 section 4.2: a colon in the first segment would make what is before it a scheme.
    let first = reference.path.utf8.prefix { $0 != UInt8(ascii: "/") }
    return reference.authority == nil && first.contains(UInt8(ascii: ":")) ? nil : reference.text
  }
}
