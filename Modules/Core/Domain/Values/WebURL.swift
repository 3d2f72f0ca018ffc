/// A valid `http` or `https` URL (RFC 9110 section 4.2), kept as given.
///
/// Missing parts are never guessed. Only the case of scheme and host is normalised: the standard defines such URLs as equivalent, and
/// servers never see the difference.
public struct WebURL: Hashable, Sendable, CustomStringConvertible {
  /// The complete URL, as sent to servers. It may contain a password or a token; use `shown` for output.
  public let text: String
  /// The host in lower case, without port or credentials.
  public let host: String

  /// Why a text is not a valid web URL.
  public enum ParseError: Error, Hashable, Sendable {
    case empty
    /// The text has no `scheme://` at its start.
    case noScheme
    /// The scheme is neither http nor https.
    case unsupportedScheme(String)
    /// The host after the scheme is missing.
    case noHost
    /// The text contains a space, a control character, or a character that is not allowed in user or host; or the port is not a number.
    case invalidCharacters
    /// The text is longer than `maximumBytes`.
    case tooLong
    /// The host contains an invisible character, so it looks like another host.
    case invisibleInHost
    /// The text is a redacted URL (`URLRedaction`).
    case redacted
  }

  /// The maximum length of a URL in bytes. Servers refuse longer ones (RFC 9110 section 4.1 recommends at least 8,000).
  public static let maximumBytes = 8192

  /// Validates a URL. White space around it is dropped.
  public init(_ given: String) throws(ParseError) {
    try self.init(stored: given)
    guard !hasInvisibleHost else { throw .invisibleInHost }
  }

  /// Validates a stored URL. It may have invisible characters in the host, which earlier versions accepted.
  public init(stored given: String) throws(ParseError) {
    if let host = Self.plainHost(in: given) {
      (text, self.host) = (given, host)
      return
    }
    let trimmed = given.trimmingWhitespace()
    guard !trimmed.isEmpty else { throw .empty }
    // The code works on scalars, as servers and browsers do. A slash with a combining accent still ends the host.
    let scalars = trimmed.unicodeScalars
    guard trimmed.utf8.count <= Self.maximumBytes else { throw .tooLong }
    guard scalars.allSatisfy({ $0.value > 0x20 && !(0x7F...0x9F).contains($0.value) }) else {
      throw .invalidCharacters
    }
    guard let colon = scalars.firstIndex(of: ":"), scalars[colon...].starts(with: "://".unicodeScalars) else { throw .noScheme }
    let scheme = String(scalars[..<colon]).lowercased()
    guard scheme == "http" || scheme == "https" else { throw .unsupportedScheme(scheme) }
    let afterScheme = scalars[colon...].dropFirst(3)
    let authority = Self.authority(of: afterScheme)
    let hostStart = Self.hostStart(in: authority)
    guard !authority[..<hostStart].contains(where: Self.forbidden.contains) else { throw .invalidCharacters }
    let hostAndPort = String(authority[hostStart...]).lowercased()
    host = try Self.host(in: hostAndPort)
    text = "\(scheme)://" + String(authority[..<hostStart]) + hostAndPort + String(afterScheme[authority.endIndex...])
    // The lower-case form can be longer, and a stored URL must be valid when it is read back.
    guard text.utf8.count <= Self.maximumBytes else { throw .tooLong }
  }

  /// Validates a URL that a user typed. A redacted URL is not valid.
  public init(typed text: String) throws(ParseError) {
    guard !URLRedaction.isRedacted(text) else { throw .redacted }
    try self.init(text)
  }

  /// Validates a URL; nil when the text is not an http or https URL.
  public init?(validating text: String) {
    do throws(ParseError) { try self.init(text) } catch { return nil }
  }

  /// Creates an https URL from constants in the program, without validation. A test validates these URLs.
  public init(host: String, path: String) {
    self.host = host
    text = "https://\(host)\(path)"
  }

  /// Whether the scheme is https.
  public var isSecure: Bool { text.hasPrefix("https:") }

  /// Whether the URL contains a user name or a password.
  public var hasCredentials: Bool { link != text }

  /// The redacted URL, as users may see it (`URLRedaction`).
  public var shown: String { URLRedaction.shown(text) }

  /// The URL as a link for the user, without user name and password. The rest stays complete, because otherwise the link would lead
  /// nowhere.
  public var link: String { URLRedaction.withoutCredentials(text) }

  /// Whether the host contains an invisible character: a space, a control character, or a zero-width or directional character.
  public var hasInvisibleHost: Bool {
    // Nearly all hosts are plain ASCII.
    if host.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "%") }) { return false }
    return String(decoding: PercentEncoding.decoded(host[...]), as: UTF8.self).unicodeScalars.contains { scalar in
      let properties = scalar.properties
      if properties.isDefaultIgnorableCodePoint || properties.isWhitespace || scalar == Self.blankBraille { return true }
      return [.format, .control, .spaceSeparator].contains(properties.generalCategory)
    }
  }

  /// A letter that looks like a space.
  private static let blankBraille: Unicode.Scalar = "\u{2800}"

  /// The same URL without user name and password.
  public var withoutCredentials: WebURL { WebURL(checked: link, host: host) }

  private init(checked text: String, host: String) {
    (self.text, self.host) = (text, host)
  }

  public var description: String { shown }

  /// The host of a URL that needs no normalisation: ASCII only, scheme and host in lower case, no user, like nearly all URLs. Nil means
  /// that the URL needs the full check.
  private static func plainHost(in given: String) -> String? {
    var given = given
    return given.withUTF8(plainHost)
  }

  private static func plainHost(in bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let scheme = bytes.starts(with: "https://".utf8) ? 8 : bytes.starts(with: "http://".utf8) ? 7 : 0
    guard scheme > 0, bytes.count <= maximumBytes, bytes.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    let afterScheme = bytes.dropFirst(scheme)
    let authority = afterScheme.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let host = authority.prefix {
      (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
    }
    let port = authority.dropFirst(host.count)
    let isPort = port.isEmpty || (port.first == UInt8(ascii: ":") && port.dropFirst().allSatisfy { (0x30...0x39).contains($0) })
    return isPort && !host.isEmpty ? String(decoding: host, as: UTF8.self) : nil
  }

  /// Scalars that are not allowed in user names and hosts. A browser reads a backslash as a slash, so it would contact a host other than
  /// the one shown.
  private static let forbidden = Set("<>\"{}|\\^`[]".unicodeScalars)

  /// The user, host and port (RFC 3986 section 3.2) at the start of the text after `://`.
  package static func authority(of afterScheme: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
    afterScheme.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
  }

  /// Where the host begins, after the user name and password.
  package static func hostStart(in authority: Substring.UnicodeScalarView) -> String.Index {
    authority.lastIndex(of: "@").map(authority.index(after:)) ?? authority.startIndex
  }

  private static func host(in hostAndPort: String) throws(ParseError) -> String {
    let scalars = hostAndPort.unicodeScalars
    let isBracketed = scalars.first == "["
    let end = isBracketed ? scalars.firstIndex(of: "]").map(scalars.index(after:)) : scalars.firstIndex(of: ":")
    let host = scalars[..<(end ?? scalars.endIndex)]
    let port = scalars[host.endIndex...]
    guard !host.isEmpty, String(host) != "[]" else { throw .noHost }
    guard port.isEmpty || (port.first == ":" && port.dropFirst().allSatisfy { ("0"..."9").contains($0) }) else { throw .invalidCharacters }
    let name = isBracketed ? host.dropFirst().dropLast() : host
    guard !isBracketed || host.last == "]", !name.contains(where: forbidden.contains) else { throw .invalidCharacters }
    return String(host)
  }
}
