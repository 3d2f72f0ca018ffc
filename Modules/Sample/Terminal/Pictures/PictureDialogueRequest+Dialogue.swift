public import CoreTerminal
internal import SampleDomain
public import SampleScenes

extension PictureDialogueRequest: DialogueRequest {
  public static var vocabulary: [(words: String, meaning: String)] {
    [
      ("type TEXT", "set the caption, and show what is wrong with it"),
      ("search", "get a picture with the caption"),
      ("keep, unkeep", "save the shown picture, or revert that"),
      ("saved", "list the saved pictures"),
      ("show ID", "show a saved picture"),
      ("remove ID", "remove a picture and its file"),
    ]
  }

  public init?(_ line: DialogueLine) {
    switch (line.verb, line.arguments.count) {
    case ("type", _): self = .type(line.text)
    case ("search", 0): self = .search
    case ("keep", 0): self = .keep
    case ("unkeep", 0): self = .unkeep
    case ("saved", 0): self = .saved
    case ("show", 1): self = .show(PictureReference(line.text))
    case ("remove", 1): self = .remove(PictureReference(line.text))
    default: return nil
    }
  }
}
