/// Texts that were given as addresses and are none, so that `WebAddress.shown` cannot speak for them.
public enum AddressWording {
  /// The text as people may see it: without what stands where a user name and a password would (RFC 3986 section 3.2.1).
  public static func shown(_ given: String) -> String {
    let scalars = given.unicodeScalars
    let colon = scalars.firstIndex(of: ":").flatMap { scalars[$0...].starts(with: "://".unicodeScalars) ? $0 : nil }
    let afterScheme = colon.map { scalars[$0...].dropFirst(3) } ?? scalars[...]
    let authority = afterScheme.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard let sign = authority.lastIndex(of: "@") else { return given }
    return String(scalars[..<afterScheme.startIndex]) + String(scalars[sign...].dropFirst())
  }
}
