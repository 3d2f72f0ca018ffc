/// Why nothing can be undone or redone.
public enum UndoError: Hashable, Sendable {
  /// There is no action to undo.
  case nothingToUndo
  /// No action was undone, or another action followed the undo.
  case nothingToRedo
}
