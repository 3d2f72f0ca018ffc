public import CoreDomain

/// Why a data directory cannot be used, verified or migrated.
public enum StorageMaintenanceError: PersistenceErrorConvertible, Hashable {
  /// The data directory already holds articles in this format, so another format cannot simply be chosen.
  case decided(StorageKind)
  /// A foreign file has the name that a migration needs.
  case inTheWay(path: String)
  /// No articles are stored in this folder, but those of this number of feeds were. Nothing was changed.
  case articlesAreMissing(folder: String, feeds: Int)
  /// The copy differs from the original. Nothing was changed.
  case differs(what: String)
  /// The articles have been migrated to this format, but the files of the former one are not all removed.
  case leftover(after: StorageKind, PersistenceError)
  /// The data directory cannot be read or written.
  case store(PersistenceError)
  /// The work was cancelled.
  case cancelled
}
