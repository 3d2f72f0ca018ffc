/// The two errors that all features with stored data share: the data is not accessible, or the work was cancelled.
///
/// Enum cases satisfy the requirements, so the data layer translates its errors once for all features.
public protocol PersistenceErrorConvertible: Error {
  /// The user's stored data cannot be read or written.
  static func store(_ problem: PersistenceError) -> Self
  /// The work was cancelled.
  static var cancelled: Self { get }
}
