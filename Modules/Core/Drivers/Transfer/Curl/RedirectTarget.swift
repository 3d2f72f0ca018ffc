import CLibCurl

struct RedirectTarget {
  /// The absolute URL. It keeps the name and password of the redirecting URL if it may receive its secrets, and has none otherwise.
  let target: String
  let parts: CurlURLParts
  /// Whether the secrets of the redirecting URL's origin may be sent to the target.
  let mayReceiveSecrets: Bool

  /// Resolves a redirect.
  /// - Parameters:
  ///   - reference: an absolute or relative URL, as received from a server.
  ///   - base: the absolute URL of the redirected request.
  /// - Returns: nil when the reference is invalid.
  init?(_ reference: [UInt8], from base: String) {
    guard let start = CurlURL(Array(base.utf8)), let text = CurlURL(Array(base.utf8)), text.follow(reference),
      let parts = CurlURLParts(text)
    else { return nil }
    let origin = CurlURLParts(start).flatMap(Origin.init)
    mayReceiveSecrets = origin.flatMap { origin in Origin(parts)?.mayReceiveSecrets(of: origin) } ?? false
    text[CURLUPART_USER] = mayReceiveSecrets ? start[CURLUPART_USER] : nil
    text[CURLUPART_PASSWORD] = mayReceiveSecrets ? start[CURLUPART_PASSWORD] : nil
    if text[CURLUPART_FRAGMENT] == nil, let fragment = start[CURLUPART_FRAGMENT] { text[CURLUPART_FRAGMENT] = fragment }
    guard let target = text[CURLUPART_URL] else { return nil }
    self.target = target
    self.parts = parts
  }
}
