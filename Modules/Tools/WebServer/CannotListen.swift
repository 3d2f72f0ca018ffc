/// The port cannot be bound: another program uses it, or this user may not use it.
package struct CannotListen: Error, Equatable, CustomStringConvertible {
  package let port: UInt16
  /// The system's own text.
  package let reason: String

  /// One sentence for the user.
  package var description: String { "Cannot listen on 127.0.0.1 port \(port): \(reason)." }
}
