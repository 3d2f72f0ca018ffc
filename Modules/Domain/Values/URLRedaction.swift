/// What of an address is between a person and a server alone, and is shown to nobody: user name and password, and the tokens by which a
/// server knows whose feed it gives.
///
/// Everything that is printed about a feed goes through here: sentences, errors, traces, and `--json` and `--plain` too, for their output
/// ends up in logs and in reports of bugs. A part that is hidden is a `…`, which no program takes for a whole address. Whole addresses stand
/// in two places: in the files of the person's home, and in the OPML that `export` gives out, which is of no use without them. The links of
/// articles lose their credentials only (`WebURL.link`): they are what the person asked to read, and a link with a hole leads nowhere.
public enum URLRedaction {
  private static let hole = "…"

  /// A text that is an address, or was meant as one, as people may see it.
  public static func shown(_ text: String) -> String {
    let text = withoutCredentials(text)
    let query = text.firstIndex { $0 == "?" || $0 == "#" } ?? text.endIndex
    let pathStart = text[..<query].firstRange(of: "://")?.upperBound ?? text.startIndex
    return String(text[..<pathStart]) + masked(path: text[pathStart..<query]) + masked(query: text[query...])
  }

  /// A text without what stands where a user name and a password would (RFC 3986 section 3.2.1).
  public static func withoutCredentials(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let colon = scalars.firstIndex(of: ":").flatMap { scalars[$0...].starts(with: "://".unicodeScalars) ? $0 : nil }
    let afterScheme = colon.map { scalars[$0...].dropFirst(3) } ?? scalars[...]
    let authority = afterScheme.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard let sign = authority.lastIndex(of: "@") else { return text }
    return String(scalars[..<afterScheme.startIndex]) + String(scalars[sign...].dropFirst())
  }

  /// The first segment is the host, which is no secret.
  private static func masked(path: Substring) -> String {
    let segments = path.split(separator: "/", omittingEmptySubsequences: false)
    return segments.enumerated().map { $0 > 0 && isOpaque($1) ? hole : String($1) }.joined(separator: "/")
  }

  /// A query, a fragment or both, each with the sign in front of it.
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

  /// Whether nobody could have written it by hand: a long run of letters and digits mixed, or as long a number in hexadecimal, with or without
  /// hyphens. The name of a channel is one too, which is why a value is shown whose name says that it is an id.
  private static func isOpaque(_ text: Substring) -> Bool {
    // Most parts of an address are shorter, and a refresh shows hundreds.
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
