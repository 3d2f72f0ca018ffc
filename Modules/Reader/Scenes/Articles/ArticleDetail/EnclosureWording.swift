public import ReaderDomain

/// What the publisher says about a file of an article.
public enum EnclosureWording {
  /// Type, playing time and size, as far as they are stated: `audio/mpeg, 10:39, 73 MB`; empty when nothing is.
  public static func notes(on enclosure: Enclosure) -> String {
    let length = enclosure.seconds.flatMap { $0 > 0 ? Self.length(seconds: $0) : nil }
    let size = enclosure.bytes.flatMap { $0 > 0 ? SizeWording.text(bytes: $0) : nil }
    return [enclosure.type, length, size].compactMap(\.self).joined(separator: ", ")
  }

  /// The playing time, as players show it: `0:09`, `10:39`, `1:02:03`.
  public static func length(seconds: Int) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    return hours > 0 ? "\(hours):\(padded(minutes)):\(padded(seconds))" : "\(minutes):\(padded(seconds))"
  }
}
