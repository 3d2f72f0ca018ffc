internal import CoreDomain
internal import ReaderDomain

extension Enclosure {
  var knownType: String? { Self.known(type) }

  /// The type; nil for one that says nothing: white space, any bytes (RFC 2046 section 4.5.1), a kind alone, and a word such as `mp3`.
  static func known(_ type: String?) -> String? {
    type.flatMap { !$0.contains("/") || $0.hasSuffix("/*") || $0.lowercased() == "application/octet-stream" ? nil : $0 }
  }

  /// Whether the file is a picture, by its type.
  var isPicture: Bool { type?.lowercased().hasPrefix("image/") == true }

  /// The file with the type that the ending of its URL stands for, if the feed states none, or a kind alone, such as `image/*`.
  var withTypeOfEnding: Enclosure {
    guard knownType == nil, let ending = Self.ending(of: url), let found = Self.types[ending] else { return self }
    if let type, type.hasSuffix("/*"), !found.hasPrefix(type.dropLast()) { return self }
    return Enclosure(url: url, type: found, bytes: bytes, seconds: seconds)
  }

  /// The media range for the `medium` attribute of Media RSS, such as `image/*`; nil unless it is `image`, `video` or `audio`.
  static func kind(ofMedium medium: String?) -> String? {
    medium.map { $0.trimmingWhitespace().lowercased() }.flatMap { ["image", "video", "audio"].contains($0) ? "\($0)/*" : nil }
  }

  /// The file extension in the path, in lower case, such as `mp3`; nil without one.
  static func ending(of url: WebURL) -> String? {
    // The first part is the scheme, the second the host, which may look like a file.
    let parts = url.text.prefix { $0 != "?" && $0 != "#" }.split(separator: "/", maxSplits: 2)
    guard parts.count == 3, let name = parts[2].split(separator: "/").last, let dot = name.lastIndex(of: ".") else { return nil }
    return name[dot...].dropFirst().lowercased()
  }

  private static let types = [
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "gif": "image/gif", "webp": "image/webp", "avif": "image/avif",
    "mp3": "audio/mpeg", "m4a": "audio/mp4", "m4b": "audio/x-m4b", "aac": "audio/aac", "ogg": "audio/ogg", "oga": "audio/ogg",
    "opus": "audio/opus", "flac": "audio/flac", "wav": "audio/wav", "mp4": "video/mp4", "m4v": "video/x-m4v", "mov": "video/quicktime",
    "webm": "video/webm", "ogv": "video/ogg", "mkv": "video/x-matroska", "pdf": "application/pdf",
  ]
}
