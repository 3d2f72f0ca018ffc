/// Receives the result of a transfer, in the order of these methods, on the loop's thread.
protocol TransferReceiver: AnyObject {
  /// Receives the status and the header fields of the final response. Called once, before the body.
  func begin(_ head: HTTPResponseHead)

  /// Whether the buffer is full, so that the transfer should pause.
  var isFull: Bool { get }

  /// Receives a chunk of the decoded body.
  func take(_ bytes: UnsafeRawBufferPointer)

  /// Receives the next request in place of a response, after a redirect or an unreadable response. No other call follows.
  func redirect(to request: TransferRequest, server: String?)

  /// Receives the IP address of a server to which nothing was sent, because other transfers use the address. No other call follows.
  func busy(server: String)

  /// Receives the end of the transfer: nil when the response is complete. Called once, even if the response has not begun.
  func end(_ problem: TransferError?)
}
