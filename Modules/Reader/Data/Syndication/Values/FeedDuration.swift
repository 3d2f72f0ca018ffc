internal import RecordJSON
internal import TextEncoding

/// Parses durations as feeds write them, such as `itunes:duration`.
enum FeedDuration {
  /// A duration in seconds, from `90`, `1:30`, `0:01:30` or `90.5`; nil for any other text.
  static func seconds(_ text: String?) -> Int? {
    guard let text = text?.nonBlank else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Double(decimal: $0) }
    guard (1...3).contains(parts.count) else { return nil }
    var seconds = 0.0
    for part in parts {
      guard let part, part >= 0, part < 1e9 else { return nil }
      seconds = seconds * 60 + part
    }
    return Int(exactly: seconds.rounded(.down))
  }
}
