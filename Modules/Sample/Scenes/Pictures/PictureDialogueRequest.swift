public import SampleDomain

/// A line of the picture dialogue.
public enum PictureDialogueRequest: Hashable, Sendable {
  /// Set the caption, and show the remarks on it.
  case type(String)
  /// Search for a picture with the caption, and open it in the preview.
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
