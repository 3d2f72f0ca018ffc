public import CoreComposition
public import CoreDomain

extension ProgramIdentity {
  /// The small program. `you` in the URL is a placeholder: the release fills in the owner.
  public static let sample = ProgramIdentity(
    name: "sample", version: "0.1.0", schema: 1, sharesData: true, website: "https://github.com/you/strata")
}

extension Application {
  /// The settings of all features, in the order in which they are listed.
  public nonisolated static let sampleSettings: [SettingKey] = [
    QuotesFeature.settings,
    PicturesFeature.settings,
  ].flatMap(\.self)
}
