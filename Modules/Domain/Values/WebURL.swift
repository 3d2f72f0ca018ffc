/// The address of something on the web: valid `http` or `https` text (RFC 9110 section 4.2), kept as it was given.
///
/// Nothing is guessed and nothing is normalised but what the standard calls equivalent and servers never see: the case of scheme and host.
public struct WebURL: Hashable, Sendable, CustomStringConvertible {
  /// The whole address, to be sent to servers. It may hold a password or a token: show `shown` to people.
  public let text: String
  /// The host in lower case, without port or credentials.
  public let host: String

  /// Why a text is no web address.
  public enum ParseError: Error, Hashable, Sendable {
    /// Nothing was given.
    case empty
    /// There is no `scheme://` in front.
    case noScheme
    /// The scheme is neither http nor https.
    case unsupportedScheme(String)
    /// There is no host behind the scheme.
    case noHost
    /// A space, a control character, or in user or host another character that may not stand there; or the port is no number; or it is too long.
    case invalidCharacters
  }

  /// The longest address that is accepted, in bytes. Servers refuse longer ones (RFC 9110 section 4.1 recommends at least 8,000).
  public static let maximumBytes = 8192

  /// Checks and keeps an address. White space around it is dropped.
  public init(_ given: String) throws(ParseError) {
    if let host = Self.plainHost(in: given) {
      (text, self.host) = (given, host)
      return
    }
    let trimmed = given.trimmingWhitespace()
    guard !trimmed.isEmpty else { throw .empty }
    // By scalars, as servers and browsers read it: an accent that combines with a slash must not make the slash part of the host.
    let scalars = trimmed.unicodeScalars
    guard trimmed.utf8.count <= Self.maximumBytes, scalars.allSatisfy({ $0.value > 0x20 && !(0x7F...0x9F).contains($0.value) }) else {
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
    // Lower case can be longer, and what is kept must be taken again when it is read back.
    guard text.utf8.count <= Self.maximumBytes else { throw .invalidCharacters }
  }

  /// The same; nil when the text is not a URL of http or https.
  public init?(validating text: String) {
    do throws(ParseError) { try self.init(text) } catch { return nil }
  }

  /// An https address that the program itself names: not checked here but by a test.
  init(host: String, path: String) {
    self.host = host
    text = "https://\(host)\(path)"
  }

  /// Whether the connection is secured (https).
  public var isSecure: Bool { text.hasPrefix("https:") }

  /// Whether a user name or a password stands in it.
  public var hasCredentials: Bool { link != text }

  /// The address as people may see it: without what is between them and the server alone (`URLRedaction`).
  public var shown: String { URLRedaction.shown(text) }

  /// The address of something that the person reads or opens, without user name and password: whole but for these, or it would lead nowhere.
  public var link: String { URLRedaction.withoutCredentials(text) }

  public var description: String { shown }

  /// The host of an address that is to be kept as it is: of ASCII alone, with scheme and host in lower case, no user and no port. Nearly all
  /// are so; nil says nothing about any other.
  private static func plainHost(in given: String) -> String? {
    var given = given
    return given.withUTF8(plainHost)
  }

  private static func plainHost(in bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let scheme = bytes.starts(with: "https://".utf8) ? 8 : bytes.starts(with: "http://".utf8) ? 7 : 0
    guard scheme > 0, bytes.count <= maximumBytes, bytes.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    let afterScheme = bytes.dropFirst(scheme)
    let authority = afterScheme.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let isPlain = authority.allSatisfy {
      (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
    }
    return isPlain && !authority.isEmpty ? String(decoding: authority, as: UTF8.self) : nil
  }

  /// Scalars that stand in no user name and no host. A browser reads a backslash as a slash, and so would go to another host than is shown.
  private static let forbidden = Set("<>\"{}|\\^`[]".unicodeScalars)

  /// User, host and port (RFC 3986 section 3.2), from the front of what follows the `://`.
  private static func authority(of afterScheme: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
    afterScheme.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
  }

  private static func hostStart(in authority: Substring.UnicodeScalarView) -> String.Index {
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
