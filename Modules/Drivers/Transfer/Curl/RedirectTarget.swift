import CLibCurl

/// Where a redirect leads.
struct RedirectTarget {
  /// The absolute address, with the name and password of the one that redirects when both have one origin, and without any otherwise.
  let target: String
  let parts: CurlURLParts

  /// - Parameters:
  ///   - reference: a whole or a relative address, as a server sent it.
  ///   - base: the absolute address that was asked.
  /// - Returns: nil when it leads nowhere.
  init?(_ reference: [UInt8], from base: String) {
    guard let start = CurlURL(Array(base.utf8)), let text = CurlURL(Array(base.utf8)), text.follow(reference),
      let parts = CurlURLParts(text)
    else { return nil }
    let stays = CurlURLParts(start).flatMap(Origin.init) == Origin(parts)
    text[CURLUPART_USER] = stays ? start[CURLUPART_USER] : nil
    text[CURLUPART_PASSWORD] = stays ? start[CURLUPART_PASSWORD] : nil
    if text[CURLUPART_FRAGMENT] == nil, let fragment = start[CURLUPART_FRAGMENT] { text[CURLUPART_FRAGMENT] = fragment }
    guard let target = text[CURLUPART_URL] else { return nil }
    self.target = target
    self.parts = parts
  }
}
