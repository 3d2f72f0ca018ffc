extension WebURL {
  /// The URL of a link in a document, without user name and password: as given, but with the characters percent-encoded that a URL cannot
  /// contain (RFC 3986), and without an empty fragment.
  package var encodedLink: String {
    guard let reference = URIReference(link) else { return link }
    return reference.fragment == "" ? String(reference.text.dropLast()) : reference.text
  }
}
