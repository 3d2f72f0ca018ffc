/// Takes what a transfer brings, in this order, on the loop's thread.
protocol TransferReceiver: AnyObject {
  /// Takes the status and the header fields of the answer that counts. Once, before anything of the body.
  func begin(_ head: HTTPResponseHead)

  /// Whether more of the body waits than is good, so that the transfer is to pause.
  var isFull: Bool { get }

  /// Takes a piece of the body, decoded.
  func take(_ bytes: UnsafeRawBufferPointer)

  /// Takes the request that goes on where the server redirects to, in place of an answer. Nothing comes after it.
  func redirect(to request: TransferRequest, server: String?)

  /// Learns how the transfer has ended: nil when it is whole. Once, whether the answer has begun or not.
  func end(_ problem: TransferError?)
}
