import Deflate

/// A document at a path: its bytes, the same bytes in gzip, and the entity tags of both.
package struct SitePage: Sendable {
  package let mediaType: String
  /// The modification date in whole seconds, because HTTP dates have no smaller unit.
  package let lastModified: HTTPDate
  /// The uncompressed bytes.
  package let plain: Representation
  /// The bytes in gzip; nil when gzip does not make them smaller, as with pictures.
  package let compressed: Representation?

  package init(_ bytes: [UInt8], mediaType: String, lastModified: HTTPDate) {
    self.mediaType = mediaType
    self.lastModified = lastModified
    plain = Representation(bytes: bytes)
    compressed = GzipCompression.compress(bytes).flatMap { $0.count < bytes.count ? Representation(bytes: $0) : nil }
  }

  /// The response to a request for this document (RFC 9110, section 13): 304 when the client has this representation, otherwise 200.
  package func response(to headers: [String: String]) -> SiteResponse {
    let compressed = acceptsGzip(headers) ? compressed : nil
    let chosen = compressed ?? plain
    var fields = [
      "ETag": chosen.entityTag.text,
      "Last-Modified": lastModified.text,
      "Vary": "Accept-Encoding",
    ]
    if isHeld(chosen.entityTag, by: headers) {
      // RFC 9110, section 8.6: the Content-Length of a 304 must be the length that a 200 would have, and not 0.
      fields["Content-Length"] = String(chosen.bytes.count)
      return SiteResponse(status: .notModified, headers: fields)
    }
    fields["Content-Type"] = mediaType
    if compressed != nil { fields["Content-Encoding"] = "gzip" }
    return SiteResponse(status: .ok, headers: fields, body: chosen.bytes)
  }

  /// Whether the client lists gzip. The weights (RFC 9110, section 12.4.2) are ignored, because the clients of this server list no coding that they refuse.
  private func acceptsGzip(_ headers: [String: String]) -> Bool {
    headers["accept-encoding"]?.lowercased().split { ",; ".contains($0) }.contains("gzip") ?? false
  }

  /// Whether the client already has this representation (RFC 9110, sections 13.1.2 and 13.1.3). `If-None-Match` has precedence, because it is
  /// exact. An invalid date is ignored.
  private func isHeld(_ tag: EntityTag, by headers: [String: String]) -> Bool {
    if let tags = headers["if-none-match"] { return tag.matches(ifNoneMatch: tags) }
    guard let date = headers["if-modified-since"].flatMap(HTTPDate.init) else { return false }
    return lastModified.secondsSince1970 <= date.secondsSince1970
  }
}
