import FlyingFox
import FlyingSocks

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A socket pool whose sockets send at once (TCP_NODELAY).
///
/// FlyingFox writes an answer's head and its body one after the other. With Nagle's algorithm (RFC 896) the body waits until the client has acknowledged
/// the head, which a client puts off: 44 ms for every answer on a kept connection, measured, against 1 ms.
struct UndelayedPool: AsyncSocketPool {
  private let pool: any AsyncSocketPool

  init(_ pool: any AsyncSocketPool) {
    self.pool = pool
  }

  func prepare() async throws { try await pool.prepare() }

  func run() async throws { try await pool.run() }

  /// The listening socket comes here first, before anybody has connected, and accepted sockets inherit the option from it.
  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    // A peer that is gone already makes this fail on Darwin; whoever reads from the socket next is told that better.
    try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
    try await pool.suspendSocket(socket, untilReadyFor: events)
  }
}
