/// The situations in which a home cannot be kept, checked or moved as a person wishes.
public enum StorageMaintenanceError: PersistenceErrorConvertible, Hashable {
  /// Articles are kept in it in this way already, so another one cannot just be named.
  case decided(StorageKind)
  /// A file that is not of this home's kind has the name that a migration needs.
  case inTheWay(path: String)
  /// What was copied is not what was there; everything was left as it was.
  case differs(what: String)
  /// The home cannot be read or written.
  case store(PersistenceError)
  /// It was stopped before it was done.
  case cancelled
}
