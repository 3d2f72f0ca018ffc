public import CoreDomain
import ReaderDomain
import SampleDomain

extension [SettingKey] {
  /// A setting of each kind.
  public static let samples: [SettingKey] = [.quoteURL, .pictureURL, .keepArticles, .keepDays]
}
