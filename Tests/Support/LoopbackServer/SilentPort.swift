/// A port of 127.0.0.1 that refuses every connection, and that nobody else gets, for as long as this lives.
public final class SilentPort: Sendable {
  private let socket: LoopbackSocket

  /// Takes a port that the kernel chooses.
  /// - Throws: ``SocketError`` when there is none.
  public init() throws(SocketError) {
    socket = try LoopbackSocket()
  }

  /// The port's number.
  public var number: UInt16 { socket.port }
}
