public import CoreComposition
public import CoreDomain

/// What moved from the reader to the program `sample`, which may use the same data directory: its settings stay in the file, and its commands are named.
public struct MovedFeature: Feature {
  public static let settings: [SettingKey] = [
    .setting("quote.url", of: "sample"),
    .setting("picture.url", of: "sample"),
  ]
}
