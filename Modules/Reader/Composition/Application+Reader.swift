public import CoreComposition
public import CoreDomain
import CoreTerminal

extension ProgramIdentity {
  /// The feed reader. `you` in the URL is a placeholder, as in LayerRules.md: the release fills in the owner.
  public static let strata = ProgramIdentity(
    name: "strata", version: Version.number, schema: Version.schema, website: "https://github.com/you/strata")
}

/// What the features of the reader share.
extension Application {
  /// Creates what the scenes of the feed reader share.
  public convenience init(_ options: LaunchOptions, usesData: Bool = true) throws(LaunchError) {
    try self.init(.strata, settings: Self.readerSettings, options, usesData: usesData)
  }

  convenience init(_ options: LaunchOptions, usesData: Bool = true, terminal: TerminalOutput) throws(LaunchError) {
    try self.init(.strata, settings: Self.readerSettings, options, usesData: usesData, terminal: terminal)
  }

  var reading: ReadingFeature { part { ReadingFeature(on: platform, configuration: configuration.repository) } }
  var storage: StorageFeature { part { StorageFeature(on: platform) } }

  /// The settings of all features, in the order in which they are listed.
  public nonisolated static let readerSettings: [SettingKey] = [
    settingsOfSample,
    ReadingFeature.settings,
  ].flatMap(\.self)

  /// The settings of the program `sample`, which may use the same data directory.
  private nonisolated static let settingsOfSample: [SettingKey] = [
    .setting("quote.url", of: "sample"),
    .setting("picture.url", of: "sample"),
  ]
}
