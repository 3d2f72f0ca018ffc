public import CoreDomain

extension SettingKey {
  /// Whether pictures are fetched. By default, when the user asks for them.
  public static let remoteImages = word(
    "images.remote", among: RemoteImages.allCases.map(\.rawValue), defaultValue: RemoteImages.ask.rawValue)
  /// The command that shows images instead of the terminal; not set by default.
  public static let imageViewer = command("images.viewer", placeholders: ImageViewerCommand.placeholders, example: "feh")
}

extension Configuration {
  /// Whether pictures are fetched.
  public var remoteImages: RemoteImages { words(.remoteImages).first.flatMap(RemoteImages.init) ?? .ask }
}
