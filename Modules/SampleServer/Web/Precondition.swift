/// What a client says it has: `If-None-Match` and `If-Modified-Since` of a request (RFC 9110 sections 13.1.2 and 13.1.3).
struct Precondition: Sendable {
  private let ifNoneMatch: String?
  private let ifModifiedSince: HTTPDate?

  init(_ headers: [String: String]) {
    ifNoneMatch = headers["if-none-match"]
    ifModifiedSince = headers["if-modified-since"].flatMap(HTTPDate.init)
  }

  /// Whether the client has this representation already. `If-None-Match` wins, since it is exact; a date that cannot be read is ignored.
  func holdsAlready(_ tag: EntityTag, lastModified: HTTPDate) -> Bool {
    if let ifNoneMatch { return tag.matches(ifNoneMatch: ifNoneMatch) }
    if let ifModifiedSince { return lastModified.secondsSince1970 <= ifModifiedSince.secondsSince1970 }
    return false
  }
}
