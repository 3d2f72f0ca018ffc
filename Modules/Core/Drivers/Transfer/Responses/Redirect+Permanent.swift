public import CoreDomain

extension [Redirect] {
  /// The target of the leading permanent redirects of a URL (RFC 9110 section 15.4). A permanent redirect after a temporary one does not change
  /// the URL.
  /// - Returns: nil when the URL stays as it is.
  public func permanentTarget(of url: WebURL) -> WebURL? {
    let permanent = prefix { [301, 308].contains($0.status) }
    guard let target = permanent.last.flatMap({ WebURL(validating: $0.target) }), target != url else { return nil }
    return target
  }
}
