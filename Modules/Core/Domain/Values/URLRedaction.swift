/// Removes the secrets from a URL: the user name, the password, and tokens with which a server identifies the user.
///
/// Every URL in output is redacted: in messages, errors and traces, and also in `--json` and `--plain`, because their output ends up in
/// logs and bug reports. A `…` replaces each hidden part; no program takes it for a part of a URL. Complete URLs exist only in the files of
/// the data directory and in exports, which would be useless without them. Links that the user can open lose only their credentials
/// (`WebURL.link`), because a redacted link would lead nowhere.
public enum URLRedaction {
  /// What stands in place of a hidden part.
  package static let hole = "…"

  /// Whether a text contains the `…` of a redacted URL.
  public static func isRedacted(_ text: String) -> Bool { text.contains(hole) }

  /// Returns the redacted form of a URL, or of a text that was meant as a URL. A text that is too long for a URL is cut.
  public static func shown(_ text: String) -> String {
    if isPlain(text) { return text }
    let whole = withoutCredentials(text)
    guard whole.utf8.count > WebURL.maximumBytes else { return shown(withoutCredentials: whole) }
    return shown(withoutCredentials: String(whole.unicodeScalars.prefix(maximumScalarsOfLongText))) + hole
  }

  /// Enough to recognize a text that is too long for a URL.
  private static let maximumScalarsOfLongText = 200

  /// Whether nothing of a text can be secret: it has no user name, query or fragment, and only short words. Most URLs are like this, and
  /// thousands are redacted in a row.
  private static func isPlain(_ text: String) -> Bool {
    guard text.utf8.count <= WebURL.maximumBytes else { return false }
    let isOfWeb = text.hasPrefix("https://") || text.hasPrefix("http://")
    var slashes = 0
    var word = 0
    for byte in text.utf8 {
      switch byte {
      case 0x80...0xFF, UInt8(ascii: "@"), UInt8(ascii: "?"), UInt8(ascii: "#"): return false
      case UInt8(ascii: "/"): (slashes, word) = (slashes + 1, 0)
      default: word += 1
      }
      let isHost = isOfWeb && slashes == 2
      if word > longestWord, !isHost { return false }
    }
    return true
  }

  private static func shown(withoutCredentials text: String) -> String {
    let query = text.firstIndex { $0 == "?" || $0 == "#" } ?? text.endIndex
    let pathStart = text[..<query].firstRange(of: "://")?.upperBound ?? text.startIndex
    return String(text[..<pathStart]) + masked(path: text[pathStart..<query]) + masked(query: text[query...])
  }

  /// Returns a text without user name and password in the position that RFC 3986 section 3.2.1 defines.
  public static func withoutCredentials(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let colon = scalars.firstIndex(of: ":").flatMap { scalars[$0...].starts(with: "://".unicodeScalars) ? $0 : nil }
    let afterScheme = colon.map { scalars[$0...].dropFirst(3) } ?? scalars[...]
    let authority = WebURL.authority(of: afterScheme)
    guard let sign = authority.lastIndex(of: "@") else { return text }
    return String(scalars[..<afterScheme.startIndex]) + String(scalars[sign...].dropFirst())
  }

  /// The first segment is the host, which is not secret.
  private static func masked(path: Substring) -> String {
    let segments = path.split(separator: "/", omittingEmptySubsequences: false)
    return segments.enumerated().map { $0 > 0 && isOpaque($1) ? hole : String($1) }.joined(separator: "/")
  }

  /// Redacts a query, a fragment or both. Each includes its leading `?` or `#`.
  private static func masked(query: Substring) -> String {
    var masked = ""
    var pair = query.startIndex
    for index in query.indices where "?#&;".contains(query[index]) {
      masked += shown(pair: query[pair..<index]) + String(query[index])
      pair = query.index(after: index)
    }
    return masked + shown(pair: query[pair...])
  }

  private static func shown(pair: Substring) -> String {
    guard let sign = pair.firstIndex(of: "=") else { return isOpaque(pair) ? hole : String(pair) }
    let (name, value) = (pair[..<sign].lowercased(), pair[sign...].dropFirst())
    guard !value.isEmpty, isPrivate(name) || (isOpaque(value) && !name.hasSuffix("id")) else { return String(pair) }
    return "\(pair[...sign])\(hole)"
  }

  private static let privateNames: Set<String> = [
    "access", "credentials", "hash", "jwt", "login", "pass", "passwd", "private", "pw", "pwd", "sessionid", "sid", "sig",
  ]
  private static let privateEndings = ["auth", "key", "password", "secret", "session", "signature", "token"]

  private static func isPrivate(_ name: String) -> Bool {
    privateNames.contains(name) || privateEndings.contains { name.hasSuffix($0) }
  }

  private static let longestWord = 15
  private static let hexadecimalDigits = 20

  /// Whether the text looks generated: a long run of mixed letters and digits, or a long hexadecimal number with or without hyphens. Public
  /// identifiers look the same, so a value is shown when its name ends in `id`.
  private static func isOpaque(_ text: Substring) -> Bool {
    // Most parts of a URL are shorter, and a list shows hundreds of URLs.
    guard text.utf8.count > longestWord else { return false }
    let runs = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    if runs.contains(where: { $0.count > longestWord && isMixed($0) }) { return true }
    let all = runs.joined()
    return all.count >= hexadecimalDigits && all.allSatisfy(\.isHexDigit) && isMixed(all[...])
  }

  private static func isMixed(_ text: Substring) -> Bool {
    text.count(where: \.isNumber) > 1 && text.count(where: \.isLetter) > 1
  }
}
