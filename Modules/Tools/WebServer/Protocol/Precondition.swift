/// The preconditions of a request: `If-None-Match` and `If-Modified-Since` (RFC 9110, sections 13.1.2 and 13.1.3).
package struct Precondition: Sendable {
  private let ifNoneMatch: String?
  private let ifModifiedSince: HTTPDate?

  package init(_ headers: [String: String]) {
    ifNoneMatch = headers["if-none-match"]
    ifModifiedSince = headers["if-modified-since"].flatMap(HTTPDate.init)
  }

  /// Whether the client already has this representation. `If-None-Match` has precedence, because it is exact. An invalid date is ignored.
  package func holdsAlready(_ tag: EntityTag, lastModified: HTTPDate) -> Bool {
    if let ifNoneMatch { return tag.matches(ifNoneMatch: ifNoneMatch) }
    if let ifModifiedSince { return lastModified.secondsSince1970 <= ifModifiedSince.secondsSince1970 }
    return false
  }
}
