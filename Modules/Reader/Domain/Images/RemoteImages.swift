/// Whether pictures are fetched from their servers, which then learn who reads what, and when.
public enum RemoteImages: String, Hashable, Sendable, CaseIterable {
  /// When the user asks for them.
  case ask
  /// With each article that is shown.
  case yes
  /// Never.
  case no
}
