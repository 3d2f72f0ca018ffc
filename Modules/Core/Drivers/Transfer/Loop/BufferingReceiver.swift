/// Collects a response until it is complete.
final class BufferingReceiver: TransferReceiver {
  private let waiting: CheckedContinuation<Result<TransferStep<TransferResponse>, TransferError>, Never>
  private var head: HTTPResponseHead?
  private var body: [UInt8] = []

  init(_ waiting: CheckedContinuation<Result<TransferStep<TransferResponse>, TransferError>, Never>) {
    self.waiting = waiting
  }

  /// The caller waits for the whole body, so the transfer never pauses.
  var isFull: Bool { false }

  func begin(_ head: HTTPResponseHead) {
    self.head = head
  }

  func take(_ bytes: UnsafeRawBufferPointer) {
    body.append(contentsOf: bytes)
  }

  func redirect(to request: TransferRequest, server: String?) {
    waiting.resume(returning: .success(.redirect(request, server: server)))
  }

  func busy(server: String) {
    waiting.resume(returning: .success(.busy(server: server)))
  }

  func end(_ problem: TransferError?) {
    if let problem { return waiting.resume(returning: .failure(problem)) }
    guard let head else { return waiting.resume(returning: .failure(.invalidResponse("the response has no header"))) }
    waiting.resume(returning: .success(.response(head.with(body: body))))
  }
}
