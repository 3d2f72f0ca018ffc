import ComparisonStore
import SampleDomain

/// The actions of a session. What the user asks for ends in exactly one of `listed`, `opened`, `failed` and `overtaken`.
enum PictureAction: ReduxAction, Hashable {
  case asked(UserAction)
  case loading(UserAction)
  case listed(PictureState.Listed, UserAction)
  case opened(PictureDetails, UserAction)
  case failed(PictureError, UserAction)
  /// A later list has overtaken the list that this user action has led to.
  case overtaken(UserAction)
}

/// What the user asks for. The filter is that of the list's page.
enum UserAction: Hashable, Sendable {
  case list(PictureFilter)
  case filter(PictureFilter)
  case star(PictureReference, PictureFilter)
  case toggle(PictureReference, PictureFilter)
  case open(PictureReference)

  var name: String {
    switch self {
    case .list: "list"
    case .filter: "filter"
    case .star: "star"
    case .toggle: "toggle"
    case .open: "open"
    }
  }
}
