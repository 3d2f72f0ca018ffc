extension WebURL {
  /// The URL of a link in a document, without user name, password and an empty fragment. Characters that a URL cannot contain are
  /// percent-encoded (RFC 3986).
  package var encodedLink: String {
    guard let reference = URIReference(link) else { return link }
    return reference.fragment == "" ? String(reference.text.dropLast()) : reference.text
  }
}
