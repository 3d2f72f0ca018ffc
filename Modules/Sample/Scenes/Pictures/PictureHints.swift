public import CoreScenes

/// The kind of text that hints tell the user to type: commands of the program, or lines of the dialogue.
public enum PictureHints: Sendable {
  case commands
  case dialogue

  var captionExample: MessageText { self == .commands ? "\(run: "picture say hello")" : "'type hello'" }
  var list: MessageText { self == .commands ? "\(run: "picture list")" : "'saved'" }

  /// What to type to get a picture.
  public var search: MessageText { self == .commands ? "\(run: "picture say TEXT") gets one" : "'type TEXT' and 'search' get one" }
  /// What to type to save the picture that was fetched last.
  public var save: MessageText { self == .commands ? "\(run: "picture save")" : "'keep'" }

  /// What to type to remove a picture.
  public func remove(_ id: String) -> MessageText { self == .commands ? "\(run: "picture remove \(id)")" : "'remove \(id)'" }
}
