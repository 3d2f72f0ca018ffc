public import CoreDomain

extension WebURL {
  /// The user name, without percent-encoding; nil when the URL has none.
  public var userName: String? {
    let authority = Self.authority(of: text.unicodeScalars[...].dropFirst(isSecure ? 8 : 7))
    let name = String(authority[..<Self.hostStart(in: authority)].dropLast().prefix { $0 != ":" })
    return name.isEmpty ? nil : String(decoding: PercentEncoding.decoded(name[...]), as: UTF8.self)
  }

  /// The same URL with the user name and password of another; unchanged when it has its own or the other has none.
  public func withCredentials(of other: WebURL) -> WebURL {
    guard !hasCredentials, other.hasCredentials else { return self }
    let authority = Self.authority(of: other.text.unicodeScalars[...].dropFirst(other.isSecure ? 8 : 7))
    let credentials = String(authority[..<Self.hostStart(in: authority)])
    let scheme = isSecure ? "https://" : "http://"
    return WebURL(validating: scheme + credentials + text.dropFirst(scheme.count)) ?? self
  }
}
