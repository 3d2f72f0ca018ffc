public import CoreDomain

/// Whether pictures are fetched from their servers, which then learn who reads what, and when.
public enum RemoteImages: String, Hashable, Sendable, CaseIterable {
  /// When the user asks for them.
  case ask
  /// With each article that is shown.
  case yes
  /// Never.
  case no
}

extension SettingKey {
  /// Whether pictures are fetched. By default, when the user asks for them.
  public static let remoteImages = word(
    "images.remote", among: RemoteImages.allCases.map(\.rawValue), standard: RemoteImages.ask.rawValue)
}

extension Configuration {
  /// Whether pictures are fetched.
  public var remoteImages: RemoteImages { words(.remoteImages).first.flatMap(RemoteImages.init) ?? .ask }
}
