/// A change of one view.
public enum ViewEdit: Hashable, Sendable {
  /// Gives a view this query, or adds the view at this position, from 0; nil for the end.
  case set(SavedView, at: Int? = nil)
  case remove(ViewName)
}
