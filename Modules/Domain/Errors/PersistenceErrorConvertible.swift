/// What the errors of all features that keep something have in common: their data may be out of reach, and they may be stopped.
///
/// The cases of an enum fulfil it, so that the data layer translates its errors once for all features.
public protocol PersistenceErrorConvertible: Error {
  /// The person's own data cannot be read or written.
  static func store(_ problem: PersistenceError) -> Self
  /// It was stopped before it was done.
  static var cancelled: Self { get }
}
