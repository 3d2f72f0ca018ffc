public import CoreScenes

extension MessageText {
  /// The text as the program `strata` shows it.
  public var text: String { text(for: "strata") }
}
