extension TransferRequest {
  /// The next request after a redirect.
  ///
  /// When the redirect leaves the origin, its secrets are removed: the user's own header fields, and the name and password in the URL. They
  /// are kept for a redirect to https on the same host. A name and password in `location` are ignored, because their author is not trusted
  /// (RFC 9110 section 4.2.4). A fragment is kept until a `location` has its own (section 10.2.2).
  /// - Parameters:
  ///   - location: the value of the Location field, as received.
  ///   - chain: the state of the redirect chain, including the redirected request.
  /// - Throws: `tooManyRedirects`, `redirectLoop`, `invalidTarget` and `unsupportedScheme`.
  func redirected(status: Int, to location: [UInt8], after chain: RedirectChain) throws(TransferError) -> TransferRequest {
    guard chain.redirects.count < limits.maximumRedirects else { throw .tooManyRedirects(limit: limits.maximumRedirects) }
    guard let reference = RedirectTarget(location, from: url) else {
      throw .invalidTarget(String(decoding: location, as: UTF8.self))
    }
    guard !reference.parts.hasInvisibleHost else { throw .invalidTarget(String(decoding: location, as: UTF8.self)) }
    guard reference.parts.isOfWeb else { throw .unsupportedScheme(reference.parts.scheme) }
    var next = self
    next.chain = chain
    next.ignoresLength = false
    next.chain.asked.insert(Self.withoutFragment(url))
    next.url = reference.target
    next.reach = reach.redirected(from: CurlURLParts(url)?.host, to: reference.parts.host)
    if !reference.mayReceiveSecrets { next.headers = [] }
    guard !next.chain.asked.contains(Self.withoutFragment(next.url)) else { throw .redirectLoop(next.url) }
    next.chain.redirects.append(Redirect(status: status, target: next.url))
    return next
  }

  /// The same request again, after a response with an unreadable `Content-Length`, which browsers ignore.
  func ignoringLength(after chain: RedirectChain) -> TransferRequest {
    var next = self
    next.chain = chain
    next.ignoresLength = true
    return next
  }

  private static func withoutFragment(_ url: String) -> String {
    url.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).first.map { String($0) } ?? url
  }
}
