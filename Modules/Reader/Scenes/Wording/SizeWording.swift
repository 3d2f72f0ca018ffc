internal import CoreScenes

/// Sizes of files in units of 1,000, as shops and browsers state them: `812 bytes`, `1.5 kB`, `73 MB`.
public enum SizeWording {
  private static let units = ["kB", "MB", "GB", "TB"]
  /// Larger than any file.
  private static let largest = 1 << 60

  /// The size, rounded, with a decimal below 10. A negative size is 0.
  public static func text(bytes: Int) -> String {
    let bytes = min(max(0, bytes), largest)
    guard bytes >= 1000 else { return CountWording.text(bytes, "byte") }
    var (size, unit) = (1000, 0)
    while unit < units.count - 1, (bytes + size / 2) / size >= 1000 { (size, unit) = (size * 1000, unit + 1) }
    let tenths = (bytes + size / 20) / (size / 10)
    guard tenths < 100 else { return "\(CountWording.number((bytes + size / 2) / size)) \(units[unit])" }
    return tenths.isMultiple(of: 10) ? "\(tenths / 10) \(units[unit])" : "\(tenths / 10).\(tenths % 10) \(units[unit])"
  }
}
