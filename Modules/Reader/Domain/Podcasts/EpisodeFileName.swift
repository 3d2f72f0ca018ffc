import CoreDomain

/// The names of downloaded files: the date and the title of the article, and the ending of a known format. The title comes from a feed, so nothing of it
/// can leave the folder, hide the file, look like an option or make it executable by its ending.
public enum EpisodeFileName {
  /// File systems allow 255 bytes; this leaves room for a number and for copies elsewhere.
  private static let maximumTitleBytes = 160

  /// The name without the ending, such as `2026-03-01 Fog`.
  public static func stem(of episode: Episode) -> String {
    let title = cleaned(episode.title).limited(toBytes: maximumTitleBytes)
    // The cut may have left a space or a dot at the end, which some file systems drop.
    let trimmed = trimmed(title)
    return "\(episode.date.rfc3339.prefix(dateLength)) \(trimmed.isEmpty ? "episode" : trimmed)"
  }

  /// The ending, such as `mp3`.
  /// - Parameters:
  ///   - episode: the episode, whose feed states a type, too.
  ///   - type: the media type that the server states; nil for none.
  public static func ending(of episode: Episode, type: String?) -> String {
    for type in [episode.file.type, type] {
      let name = type?.lowercased().prefix { $0 != ";" }.filter { $0 != " " } ?? ""
      if let ending = endings[name] { return ending }
    }
    let path = episode.file.url.text.prefix { $0 != "?" && $0 != "#" }
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return endings.values.contains(ending) || otherEndings.contains(ending) ? ending : "media"
  }

  /// Whether the type is one of something else than a recording or a film: a page, a message of a server.
  public static func isForeign(type: String?) -> Bool {
    let name = type?.lowercased() ?? ""
    return ["text/", "image/", "application/json", "application/xhtml", "application/xml"].contains { name.hasPrefix($0) }
  }

  /// Whether a file begins as a page or another text in XML: with `<`, perhaps behind white space. No recording or film does so.
  public static func isPage(beginning bytes: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    return text.first { !" \t\n\u{C}\r".utf8.contains($0) } == UInt8(ascii: "<")
  }

  /// `2026-03-01` in RFC 3339.
  private static let dateLength = 10

  private static let endings = [
    "audio/mpeg": "mp3", "audio/mp3": "mp3", "audio/x-mp3": "mp3", "audio/mp4": "m4a", "audio/x-m4a": "m4a", "audio/m4a": "m4a",
    "audio/aac": "aac", "audio/aacp": "aac", "audio/ogg": "ogg", "audio/opus": "opus", "audio/flac": "flac", "audio/x-flac": "flac",
    "audio/wav": "wav", "audio/x-wav": "wav", "audio/webm": "webm", "video/mp4": "mp4", "video/x-m4v": "m4v", "video/mpeg": "mpg",
    "video/quicktime": "mov", "video/webm": "webm", "video/ogg": "ogv", "video/x-matroska": "mkv",
  ]
  private static let otherEndings: Set<String> = ["m4b", "oga", "mka", "avi", "mpeg"]

  /// The title in one line, without what has a meaning in paths, or none that is visible.
  private static func cleaned(_ title: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in title.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .format where joiners.contains(scalar): text.append(scalar)
      case .format where scalar == softHyphen: continue
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: text.append(" ")
      default: text.append(forbidden.contains(scalar) ? "-" : scalar.properties.isWhitespace ? " " : scalar)
      }
    }
    return trimmed(String(text).split(separator: " ").joined(separator: " "))
  }

  /// What changes the letters beside it, as in Persian, or makes one emoji of several.
  private static let joiners: [Unicode.Scalar] = ["\u{200C}", "\u{200D}"]
  private static let softHyphen: Unicode.Scalar = "\u{AD}"

  private static func trimmed(_ title: String) -> String {
    var scalars = title.unicodeScalars[...]
    while let first = scalars.first, (" .-".unicodeScalars + joiners).contains(first) { scalars.removeFirst() }
    while let last = scalars.last, (" .".unicodeScalars + joiners).contains(last) { scalars.removeLast() }
    return String(scalars)
  }

  /// What separates folders, or is not allowed in names on the file systems of memory cards.
  private static let forbidden = Set("/\\:*?\"<>|".unicodeScalars)
}
