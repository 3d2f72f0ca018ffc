import Foundation

/// Lets threads wait for a socket and be called off meanwhile, over a pipe whose other end is closed to call them off.
final class StopSign: Sendable {
  private let readEnd: Int32
  private let writeEnd: Int32

  init() throws(SocketError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SocketError(code: errno) }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Calls off every wait, present and future.
  func raise() {
    var byte: UInt8 = 1
    let written = write(writeEnd, &byte, 1)  // nobody reads it, so that it is seen for ever
    precondition(written == 1, "an empty pipe takes a byte")
  }

  /// Waits until the socket is ready for `events`, or the time is up.
  /// - Returns: false when called off.
  func wait(for socket: LoopbackSocket?, _ events: Int32, milliseconds: Int32 = -1) -> Bool {
    var polled = [
      pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: socket?.descriptor ?? -1, events: Int16(events), revents: 0),
    ]
    while poll(&polled, nfds_t(polled.count), milliseconds) < 0, errno == EINTR {}
    return polled[0].revents == 0
  }
}
