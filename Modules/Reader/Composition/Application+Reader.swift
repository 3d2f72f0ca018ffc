public import CoreComposition

extension ProgramIdentity {
  /// The feed reader. `you` in the URL is a placeholder, as in LayerRules.md: the release fills in the owner.
  public static let strata = ProgramIdentity(
    name: "strata", version: Version.number, schema: Version.schema, website: "https://github.com/you/strata")
}

/// What the features of the reader share.
extension Application {
  var reading: ReadingFeature { part { ReadingFeature(on: platform, configuration: configuration.repository) } }
  var storage: StorageFeature { part { StorageFeature(on: platform) } }
}
