public import CoreScenes
public import ReaderDomain

/// The messages when no action can be undone or redone.
public enum UndoErrorWording {
  public static func message(for error: UndoError) -> Message {
    switch error {
    case .nothingToUndo:
      Message(
        .failure, "There is nothing to undo.",
        hint: "\(run: "undo") reverts stars, tags, read marks, removed feeds and changed views.")
    case .nothingToRedo:
      Message(
        .failure, "There is nothing to redo.",
        hint: "\(run: "redo") does again what \(run: "undo") reverted last, until the next change that can be undone.")
    }
  }
}
