public import CoreDomain

extension WebURL {
  /// The port, which is the scheme's default when the URL has none.
  public var port: Int {
    let authority = Self.authority(of: text.unicodeScalars[...].dropFirst(isSecure ? 8 : 7))
    let port = authority[Self.hostStart(in: authority)...].dropFirst(host.unicodeScalars.count + 1)
    return port.isEmpty ? Self.defaultPort(isSecure: isSecure) : Int(String(port)) ?? 0
  }

  public static func defaultPort(isSecure: Bool) -> Int { isSecure ? 443 : 80 }

  /// The text of the URL as its server receives it: without a fragment and the scheme's own port, and with a slash in place of an empty
  /// path (RFC 3986 section 6.2.3).
  public var normalized: String {
    let start = isSecure ? 8 : 7
    let afterScheme = text.unicodeScalars[...].dropFirst(start)
    let authority = Self.authority(of: afterScheme)
    let hostAndPort = authority[Self.hostStart(in: authority)...]
    let isUsualPort = port == Self.defaultPort(isSecure: isSecure)
    let kept = authority.dropLast(isUsualPort ? hostAndPort.count - host.unicodeScalars.count : 0)
    let rest = afterScheme[authority.endIndex...].prefix { $0 != "#" }
    return String(text.unicodeScalars.prefix(start)) + String(kept) + (rest.first == "/" ? "" : "/") + String(rest)
  }
}
