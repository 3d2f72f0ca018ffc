import Foundation

/// Bodies compressed with `gzip -9`.
enum GzipSamples {
  /// `<rss>é</rss>`
  static let small: [UInt8] = [
    31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 179, 41, 42, 46, 182, 59, 188, 210, 70, 31, 68, 3, 0, 254, 60, 74, 130, 13, 0, 0, 0,
  ]

  /// 326 bytes that decompress to 300,000 times the letter A.
  static func bomb() throws -> [UInt8] {
    let text = "H4sIAAAAAAACA+3BAQ0AAADCoGzvX8oeDig" + String(repeating: "A", count: 386) + "PgxezrjVuCTBAA="
    guard let bytes = Data(base64Encoded: text) else { throw CocoaError(.coderInvalidValue) }
    return Array(bytes)
  }
}
