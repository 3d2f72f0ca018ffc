import ComparisonStore
import SampleDomain

/// The actions of a session. Each `asked` leads to exactly one of `listed`, `opened`, `failed` and `overtaken`.
enum PictureAction: ReduxAction, Hashable {
  case asked(UserAction)
  case loading(UserAction)
  case listed(PictureState.Listed, UserAction)
  case opened(PictureDetails, UserAction)
  case failed(PictureError, UserAction)
  /// A later request for the list has overtaken the one that this user action caused.
  case overtaken(UserAction)
}

/// A request of the user. The filter is the current one of the list's page.
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
