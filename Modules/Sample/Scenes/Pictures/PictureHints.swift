public import CoreScenes

/// What a hint tells the user to type: a command of the program, or a line of the dialogue.
public enum PictureHints: Sendable {
  case commands
  case dialogue

  var captionExample: MessageText { self == .commands ? "\(run: "picture say hello")" : "'type hello'" }
  var list: MessageText { self == .commands ? "\(run: "picture list")" : "'saved'" }

  /// What gets a picture.
  public var search: MessageText { self == .commands ? "\(run: "picture say TEXT") gets one" : "'type TEXT' and 'search' get one" }
  /// What saves the picture that was fetched last.
  public var save: MessageText { self == .commands ? "\(run: "picture save")" : "'keep'" }

  /// What removes a picture.
  public func remove(_ id: String) -> MessageText { self == .commands ? "\(run: "picture remove \(id)")" : "'remove \(id)'" }
}
