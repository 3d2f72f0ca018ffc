import Foundation

/// A TCP socket on an address of this computer, or one of its connections. It is closed on deinit.
final class LoopbackSocket: Sendable {
  let descriptor: Int32

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// A socket bound to a port that the kernel chooses. It refuses connections before `listen`.
  /// - Parameter host: the last number of the address, 127.0.0.1 by default.
  init(host: UInt8 = 1) throws(SocketError) {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = (UInt32(0x7F00_0000) | UInt32(host)).bigEndian
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
    guard descriptor >= 0, bound == 0 else { throw SocketError(code: errno) }
  }

  deinit { close(descriptor) }

  /// The port that the kernel chose.
  var port: UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    precondition(result == 0, "a bound socket has a name")
    return UInt16(bigEndian: address.sin_port)
  }

  func listen() throws(SocketError) {
    guard Foundation.listen(descriptor, 128) == 0 else { throw SocketError(code: errno) }
  }

  /// Accepts the next connection, which must be pending.
  func accept() -> LoopbackSocket? {
    let connection = Foundation.accept(descriptor, nil, nil)
    guard connection >= 0 else { return nil }
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return LoopbackSocket(descriptor: connection)
  }

  /// Receives at most 4096 bytes; empty when the peer has closed or reset the connection.
  func receive() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      count = max(0, recv(descriptor, buffer.baseAddress, buffer.count, 0))
    }
  }

  /// Sends as many bytes as possible without blocking.
  /// - Returns: the number of sent bytes; nil when the connection is broken.
  func sendSome(_ bytes: ArraySlice<UInt8>) -> Int? {
    #if os(Linux)
      let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
    #else
      let flags = MSG_DONTWAIT
    #endif
    let count = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EINTR ? 0 : nil
  }
}

/// A socket could not be created.
public struct SocketError: Error, Hashable {
  /// The value of `errno`.
  public let code: Int32
}
