/// Why the saved views cannot be changed.
public enum ViewError: Error, Hashable, Sendable {
  case badName(String, ViewNameError)
  /// No view has this name.
  case unknown(ViewName, known: [String])
  /// A view with this name already exists.
  case exists(SavedView)
  case emptyQuery(ViewName)
  case badQuery(ViewName, QueryError)
  /// There would be more than `SavedViews.maximum` views.
  case tooMany
  /// The file would have more than this number of bytes.
  case tooLarge(maximumBytes: Int)
}
