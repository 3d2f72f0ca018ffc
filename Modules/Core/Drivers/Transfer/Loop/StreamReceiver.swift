/// Receives the result of a transfer, on the loop's thread. Passes on the response as soon as its header fields arrive, and buffers body bytes until the
/// consumer takes them.
final class StreamReceiver {
  /// The number of buffered bytes at which the transfer pauses: enough to parse while more bytes arrive, and little memory for a hundred
  /// bodies at once.
  private static let maximumWaiting = 16 << 10

  private var waitingForHead: CheckedContinuation<Result<TransferStep<HTTPResponseHead>, TransferError>, Never>?
  private var consumers: [CheckedContinuation<Result<[UInt8]?, TransferError>, Never>] = []
  private var bytes: [UInt8] = []
  /// The result of the transfer; nil while it runs.
  private var ending: Result<[UInt8]?, TransferError>?

  init(_ waiting: CheckedContinuation<Result<TransferStep<HTTPResponseHead>, TransferError>, Never>) {
    waitingForHead = waiting
  }

  /// Whether the buffer is full, so that the transfer should pause.
  var isFull: Bool { bytes.count >= Self.maximumWaiting }

  /// Whether the caller has the response, or never gets one.
  var hasBegun: Bool { waitingForHead == nil }

  /// Whether the body is complete and all its bytes are taken.
  var isAtEnd: Bool {
    if case .success = ending { bytes.isEmpty } else { false }
  }

  /// Receives the status and the header fields of the final response. Called once, before the body.
  func begin(_ head: HTTPResponseHead) {
    waitingForHead?.resume(returning: .success(.response(head)))
    waitingForHead = nil
  }

  /// Receives a chunk of the decoded body.
  func take(_ bytes: UnsafeRawBufferPointer) {
    self.bytes.append(contentsOf: bytes)
  }

  /// Receives the next request in place of a response, after a redirect or an unreadable response. No other call follows.
  func redirect(to request: TransferRequest, server: String?) {
    waitingForHead?.resume(returning: .success(.redirect(request, server: server)))
    waitingForHead = nil
  }

  /// Receives the IP address of a server to which nothing was sent, because other transfers use the address. No other call follows.
  func busy(server: String) {
    waitingForHead?.resume(returning: .success(.busy(server: server)))
    waitingForHead = nil
  }

  /// Receives the end of the transfer: nil when the response is complete. Called once, even if the response has not begun.
  func end(_ problem: TransferError?) {
    ending = problem.map { .failure($0) } ?? .success(nil)
    if let problem { waitingForHead?.resume(returning: .failure(problem)) }
    waitingForHead = nil
    serve()
  }

  /// Adds a consumer. It receives the next chunk as soon as one is available.
  func ask(_ consumer: CheckedContinuation<Result<[UInt8]?, TransferError>, Never>) {
    consumers.append(consumer)
    serve()
  }

  /// Passes all buffered bytes to the consumer that has waited longest.
  func serve() {
    while !consumers.isEmpty, let chunk = bytes.isEmpty ? ending : .success(bytes) {
      bytes = []
      consumers.removeFirst().resume(returning: chunk)
    }
  }
}
