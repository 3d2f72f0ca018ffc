public import ReaderDomain
public import ReaderScenes

extension ViewList {
  public enum Response: Hashable, Sendable {
    case listed(ListedViews, isBesideFeeds: Bool)
    case shown(ListedViews)
    case saved(SavedViewResult)
    case removed(SavedViewResult)
    case failed(ReaderError, isBesideFeeds: Bool = false)
  }
}
