public import CoreDomain

/// What a feed on this computer is read from: the output of a program, a file, or the output of a program that gets what a server sends.
///
/// A user writes it as Newsboat has it (https://newsboat.org/releases/2.21/docs/newsboat.html#_scripts_and_filters_snownews_extensions):
/// `exec:COMMAND`, `filter:COMMAND:URL` and `file:PATH`.
///
/// A source is only ever read from what the user types, from the file of sources and from the history of undo. Nothing that comes from a
/// server, a feed or a list of subscriptions becomes one.
public struct LocalSource: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The program prints the feed.
    case program(SourceCommand)
    /// The program reads the document from the server on its standard input, and prints the feed.
    case filter(SourceCommand, WebURL)
    /// The file contains the feed. The path is absolute, or begins with `~/`.
    case file(path: String)
  }

  public let kind: Kind
  /// The source as the user writes it. It may contain secrets; use `shown` for output.
  public let text: String
  /// The command as the user writes it; nil for a file.
  public let command: String?

  /// The maximum length of the text in bytes. Each byte takes up to three in `url`.
  public static let maximumBytes = 2000

  private static let (program, filter, file) = ("exec:", "filter:", "file:")

  /// Whether the text is meant as a source.
  public static func isSource(_ text: String) -> Bool {
    let text = text.trimmingWhitespace()
    return [program, filter, file].contains { text.hasPrefix($0) }
  }

  public init(_ given: String) throws(LocalSourceError) {
    let given = given.trimmingWhitespace()
    guard given.utf8.count <= Self.maximumBytes else { throw .tooLong }
    guard given.withoutControls == given else { throw .unprintable }
    if let rest = given.rest(after: Self.program) {
      let command = rest.trimmingWhitespace()
      (kind, text, self.command) = (.program(try SourceCommand(command)), Self.program + command, command)
    } else if let rest = given.rest(after: Self.filter) {
      let (command, url) = try Self.parts(ofFilter: rest)
      (kind, text, self.command) = (.filter(try SourceCommand(command), url), "\(Self.filter)\(command):\(url.text)", command)
    } else if let rest = given.rest(after: Self.file) {
      // Newsboat writes a URL, `file:///path`, and does not decode it.
      let path = rest.rest(after: "//") ?? rest
      guard Self.isIndependent(path) else { throw .relativePath(path) }
      (kind, text, command) = (.file(path: path), Self.file + path, nil)
    } else {
      throw .unknownKind
    }
  }

  /// Reads a line of Newsboat, whose shell runs every command. A command that has a meaning for a shell keeps one.
  public init(newsboat given: String) throws(LocalSourceError) {
    let source = try LocalSource(given)
    guard let command = source.command, command.contains(where: Self.shellCharacters.contains) else {
      self = source
      return
    }
    let kind = source.serverURL == nil ? Self.program : Self.filter
    try self.init(String(given.trimmingWhitespace().replacing(kind, with: "\(kind)shell ", maxReplacements: 1)))
  }

  private static let shellCharacters = Set("|&;<>()$`*?[]{}!#=")

  /// The command may contain colons, so the URL begins at the first one before a scheme.
  private static func parts(ofFilter rest: String) throws(LocalSourceError) -> (command: String, url: WebURL) {
    let starts = [":https://", ":http://"].compactMap { rest.firstRange(of: $0)?.lowerBound }
    guard let start = starts.min() else { throw .noURL }
    do throws(WebURL.ParseError) {
      return (String(rest[..<start]).trimmingWhitespace(), try WebURL(typedFeed: String(rest[start...].dropFirst())))
    } catch {
      throw .badURL(error)
    }
  }

  /// Whether the path means the same file in every current folder.
  static func isIndependent(_ path: String) -> Bool { path.hasPrefix("/") || path.hasPrefix("~/") }

  /// The URL that a filter is fetched from; nil when no server is asked.
  public var serverURL: WebURL? {
    if case .filter(_, let url) = kind { url } else { nil }
  }

  /// The text as users may see it: without what looks like a secret (`URLRedaction`).
  public var shown: String {
    switch kind {
    case .program: "\(Self.program)\(Self.redacted(command ?? ""))"
    case .filter(_, let url): "\(Self.filter)\(Self.redacted(command ?? "")):\(url.shown)"
    case .file: text
    }
  }

  /// A command without what looks like a secret: in URLs, in `name=value`, and behind an option such as `--password`.
  public static func redacted(_ command: String) -> String {
    var former = ""
    return command.split(separator: " ", omittingEmptySubsequences: false).map { word in
      defer { former = String(word) }
      if word.contains("://") { return URLRedaction.shown(String(word)) }
      if former.hasPrefix("-"), URLRedaction.isRedacted(URLRedaction.shown("?\(former)=\(word)")) { return URLRedaction.hole }
      return String(URLRedaction.shown("?\(word)").dropFirst())
    }.joined(separator: " ")
  }

  // MARK: The URL in place of one

  /// A URL that stands for the source where a feed needs one. It is never requested, and leads nowhere: no host ends in `invalid` (RFC 6761
  /// section 6.4). Each source has a host of its own, because requests to one host are limited.
  ///
  /// Never change it: the identity of the feed is derived from it. A test pins it.
  public var url: WebURL {
    let digits = SHA256.hexadecimal(of: ["source", text], digits: 10)
    return WebURL(host: "\(digits)\(Self.placeholderEnd)", path: "/\(PercentEncoding.encoded(text[...], keeping: .unreserved))")
  }

  private static let placeholderEnd = ".source.invalid"

  /// The source that a URL stands for; nil for any other URL. A server can send such a URL too, so this is for messages alone.
  fileprivate init?(standingBehind url: WebURL) {
    guard url.isPlaceholder, let path = url.text.firstRange(of: "\(Self.placeholderEnd)/") else { return nil }
    let text = String(decoding: PercentEncoding.decoded(url.text[path.upperBound...]), as: UTF8.self)
    do throws(LocalSourceError) { try self.init(text) } catch { return nil }
    guard self.url == url else { return nil }
  }

  fileprivate static func isPlaceholder(_ url: WebURL) -> Bool { url.host.hasSuffix(placeholderEnd) }
}

extension WebURL {
  /// Whether the URL only stands for a program or a file (`LocalSource.url`).
  public var isPlaceholder: Bool { LocalSource.isPlaceholder(self) }

  /// The URL of a feed as users may see it, or the source that it stands for.
  public var address: String { isPlaceholder ? LocalSource(standingBehind: self)?.shown ?? shown : shown }
}

extension String {
  /// The text after this beginning; nil when it begins otherwise.
  fileprivate func rest(after beginning: String) -> String? { hasPrefix(beginning) ? String(dropFirst(beginning.count)) : nil }
}
