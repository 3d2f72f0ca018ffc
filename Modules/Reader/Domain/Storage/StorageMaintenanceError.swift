public import CoreDomain

/// Why a data directory cannot be used, verified or migrated.
public enum StorageMaintenanceError: PersistenceErrorConvertible, Hashable {
  /// The data directory already holds articles in this format, so another format cannot simply be chosen.
  case decided(StorageKind)
  /// A foreign file has the name that a migration needs.
  case inTheWay(path: String)
  /// This folder has no articles of these feeds, at least one, although some were stored. Nothing was changed.
  case articlesAreMissing(folder: String, feeds: [FeedID])
  /// The copy differs from the original. Nothing was changed.
  case differs(what: String)
  /// The articles have been migrated to this format, but the files of the former one are not all removed.
  case leftover(after: StorageKind, PersistenceError)
  /// The data directory cannot be read or written.
  case store(PersistenceError)
  /// The work was cancelled.
  case cancelled
}
