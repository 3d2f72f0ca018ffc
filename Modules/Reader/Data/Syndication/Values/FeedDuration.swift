internal import RecordJSON
internal import TextEncoding

/// Parses durations as feeds write them, such as `itunes:duration`.
enum FeedDuration {
  /// The seconds of the units, by their names in lower case.
  private static let units: [Substring: Double] = [
    "h": 3600, "hr": 3600, "hrs": 3600, "hour": 3600, "hours": 3600, "m": 60, "min": 60, "mins": 60, "minute": 60, "minutes": 60,
    "s": 1, "sec": 1, "secs": 1, "second": 1, "seconds": 1,
  ]

  /// A duration in seconds, from `90`, `1:30`, `0:01:30`, `90.5`, `1h 2m`, `1 hour, 5 minutes` or `PT1H2M3S` (ISO 8601); nil for any other
  /// text. No recording lasts less than a second: zero means that the publisher does not know.
  static func seconds(_ text: String?) -> Int? {
    guard let text = text?.nonBlank, let seconds = onClock(text) ?? inUnits(text), seconds >= 1 else { return nil }
    return Int(exactly: seconds.rounded(.down))
  }

  private static func onClock(_ text: String) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Double(decimal: $0) }
    guard (1...3).contains(parts.count) else { return nil }
    var seconds = 0.0
    for part in parts {
      guard let part, part >= 0, part < 1e9 else { return nil }
      seconds = seconds * 60 + part
    }
    return seconds
  }

  /// Each unit comes behind its number, and the longer ones come first.
  private static func inUnits(_ text: String) -> Double? {
    var rest = text.lowercased()[...]
    if rest.hasPrefix("pt") { rest = rest.dropFirst(2) }
    var seconds = 0.0
    var last = Double.infinity
    while !rest.isEmpty {
      let number = rest.prefix { $0.isNumber || $0 == "." }
      let behind = rest[number.endIndex...].drop(while: \.isWhitespace)
      let name = behind.prefix(while: \.isLetter)
      guard let count = Double(decimal: number), count < 1e9, let unit = units[name], unit < last else { return nil }
      seconds += count * unit
      last = unit
      rest = behind[name.endIndex...].drop { $0.isWhitespace || $0 == "," || $0 == "." }
    }
    return seconds
  }
}
