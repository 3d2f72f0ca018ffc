/// Why no action can be undone or redone.
public enum UndoError: Hashable, Sendable {
  /// There is no action to undo.
  case nothingToUndo
  /// Nothing was undone, or something was done after the undo.
  case nothingToRedo
}
