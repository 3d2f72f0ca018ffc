/// Something that is served at a path: its bytes as they are, the same bytes in gzip, and what both are called.
struct SitePage: Sendable {
  /// The value of `Content-Type`.
  let mediaType: String
  /// Whole seconds: HTTP knows no smaller unit.
  let lastModified: HTTPDate
  /// The bytes themselves.
  let plain: Representation
  /// Nil when gzip would not make it smaller, as with pictures.
  let compressed: Representation?

  init(_ bytes: [UInt8], mediaType: String, lastModified: HTTPDate) {
    self.mediaType = mediaType
    self.lastModified = lastModified
    plain = Representation(bytes: bytes)
    compressed = Gzip.compress(bytes).flatMap { $0.count < bytes.count ? Representation(bytes: $0) : nil }
  }

  /// The answer to a request for this document (RFC 9110 section 13): 304 when the client has this very representation, 200 otherwise.
  func response(to headers: [String: String]) -> SiteResponse {
    let isCompressed = compressed != nil && AcceptEncoding(headers["accept-encoding"]).allowsGzip
    let chosen = isCompressed ? compressed ?? plain : plain
    var fields = [
      "ETag": chosen.entityTag.text,
      "Last-Modified": lastModified.text,
      "Vary": "Accept-Encoding",
    ]
    if Precondition(headers).holdsAlready(chosen.entityTag, lastModified: lastModified) {
      // RFC 9110 section 8.6: a 304 may only name the length that the 200 would have had, never 0.
      fields["Content-Length"] = String(chosen.bytes.count)
      return SiteResponse(status: .notModified, headers: fields)
    }
    fields["Content-Type"] = mediaType
    if isCompressed { fields["Content-Encoding"] = "gzip" }
    return SiteResponse(status: .ok, headers: fields, body: chosen.bytes)
  }
}
