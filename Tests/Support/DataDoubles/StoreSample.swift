package import CoreDomain

/// Values that the tests of all stores share.
package enum StoreSample {
  /// 2026-03-01T08:30:00Z.
  package static let moment = Timestamp(seconds: 1_772_353_800)

  package static func url(_ text: String = "https://example.org/feed.xml") -> WebURL {
    do { return try WebURL(text) } catch { fatalError("'\(text)': \(error)") }
  }
}
