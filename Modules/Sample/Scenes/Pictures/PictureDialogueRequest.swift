public import SampleDomain

/// A line of the picture dialogue.
public enum PictureDialogueRequest: Hashable, Sendable {
  /// Edit the caption. Its remarks are shown at once.
  case type(String)
  /// Search a picture with the caption, and open it in the preview.
  case search
  /// Save the picture in the preview.
  case keep
  /// Remove the picture in the preview from the saved ones.
  case unkeep
  /// List the saved pictures.
  case saved
  /// Open a saved picture in the preview.
  case show(PictureReference)
  case remove(PictureReference)
  /// The user typed an unknown command.
  case notUnderstood(String)
}
