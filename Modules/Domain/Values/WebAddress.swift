/// The address of something on the web: valid `http` or `https` text (RFC 9110 section 4.2), kept as it was given.
///
/// Nothing is guessed and nothing is normalised but what the standard calls equivalent and servers never see: the case of scheme and host.
public struct WebAddress: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The whole address, to be sent to servers. It may hold a password or a token: show `shown` to people.
  public let text: String
  /// The host in lower case, without port or credentials.
  public let host: String

  /// Why a text is no web address.
  public enum Problem: Error, Hashable, Sendable {
    /// Nothing was given.
    case empty
    /// There is no `scheme://` in front.
    case noScheme
    /// The scheme is neither http nor https.
    case unsupportedScheme(String)
    /// There is no host behind the scheme.
    case noHost
    /// White space or a control character stands inside, or the port is no number.
    case invalidCharacters
  }

  /// The longest address that is accepted, in bytes. Servers refuse longer ones (RFC 9110 section 4.1 recommends at least 8,000).
  public static let maximumBytes = 8192

  /// Checks and keeps an address. White space around it is dropped.
  public init(_ given: String) throws(Problem) {
    let trimmed = given.trimmingWhitespace()
    guard !trimmed.isEmpty else { throw .empty }
    guard trimmed.utf8.count <= Self.maximumBytes, trimmed.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F }) else {
      throw .invalidCharacters
    }
    guard let colon = trimmed.firstIndex(of: ":"), trimmed[colon...].hasPrefix("://") else { throw .noScheme }
    let scheme = trimmed[..<colon].lowercased()
    guard scheme == "http" || scheme == "https" else { throw .unsupportedScheme(scheme) }
    let afterScheme = trimmed[colon...].dropFirst(3)
    let authority = afterScheme.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let credentials = authority.lastIndex(of: "@").map { authority[...$0] } ?? ""
    let hostAndPort = authority.dropFirst(credentials.count).lowercased()
    host = try Self.host(in: hostAndPort)
    text = "\(scheme)://\(credentials)\(hostAndPort)\(afterScheme.dropFirst(authority.count))"
  }

  /// The address as people may see it: without user name and password.
  public var shown: String {
    guard let start = text.firstRange(of: "://")?.upperBound else { return text }
    let authority = text[start...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard let at = authority.lastIndex(of: "@") else { return text }
    return String(text[..<start] + text[text.index(after: at)...])
  }

  public var description: String { shown }

  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    do {
      self = try WebAddress(text)
    } catch {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no web address: \(error)"))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  private static func host(in hostAndPort: String) throws(Problem) -> String {
    let isBracketed = hostAndPort.hasPrefix("[")
    let end = isBracketed ? hostAndPort.firstIndex(of: "]").map(hostAndPort.index(after:)) : hostAndPort.firstIndex(of: ":")
    let host = hostAndPort[..<(end ?? hostAndPort.endIndex)]
    let port = hostAndPort[host.endIndex...]
    guard !host.isEmpty, host != "[]" else { throw .noHost }
    guard port.isEmpty || (port.hasPrefix(":") && port.dropFirst().utf8.allSatisfy { (48...57).contains($0) }) else {
      throw .invalidCharacters
    }
    guard isBracketed || !host.contains(where: { "<>\"{}|\\^`[]".contains($0) }) else { throw .invalidCharacters }
    return String(host)
  }
}
