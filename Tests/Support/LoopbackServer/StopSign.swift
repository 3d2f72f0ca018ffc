import Foundation

/// Lets threads wait for a socket. A byte in a pipe cancels all waits.
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

  /// Cancels all current and future waits.
  func raise() {
    var byte: UInt8 = 1
    let written = write(writeEnd, &byte, 1)  // never read, so every later wait sees it
    precondition(written == 1, "an empty pipe takes a byte")
  }

  /// Waits until the socket is ready for `events`, or until the timeout.
  /// - Returns: false when the wait is cancelled.
  func wait(for socket: LoopbackSocket?, _ events: Int32, milliseconds: Int32 = -1) -> Bool {
    var polled = [
      pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: socket?.descriptor ?? -1, events: Int16(events), revents: 0),
    ]
    while poll(&polled, nfds_t(polled.count), milliseconds) < 0, errno == EINTR {}
    return polled[0].revents == 0
  }
}
