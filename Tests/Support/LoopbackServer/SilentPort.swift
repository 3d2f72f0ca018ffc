/// A port of 127.0.0.1 that refuses every connection. It stays reserved for the lifetime of this object.
public final class SilentPort: Sendable {
  private let socket: LoopbackSocket

  /// Reserves a port that the kernel chooses.
  /// - Throws: ``SocketError`` when no port is free.
  public init() throws(SocketError) {
    socket = try LoopbackSocket()
  }

  /// The port number.
  public var number: UInt16 { socket.port }
}
