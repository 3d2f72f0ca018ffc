internal import CoreDomain
internal import ReaderDomain
internal import Transfer

extension OriginBoundHeaders {
  /// `If-None-Match` with the stored `ETag`, and `If-Modified-Since` with the stored `Last-Modified`; nil without validators.
  init?(for request: FeedNetworkRequest) {
    guard let validators = request.validators else { return nil }
    var fields: [HeaderField] = []
    if let etag = OpaqueValue.bytes(of: validators.etag) { fields.append(HeaderField(name: "If-None-Match", bytes: etag)) }
    if let date = OpaqueValue.bytes(of: validators.lastModified) { fields.append(HeaderField(name: "If-Modified-Since", bytes: date)) }
    self.init(fields: fields, origin: Origin(validators.source?.text ?? request.url.text))
  }
}
