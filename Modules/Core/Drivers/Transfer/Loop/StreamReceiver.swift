/// Receives the result of a transfer, on the loop's thread. Passes on the response as soon as its header fields arrive, and buffers body bytes until the
/// consumer takes them.
final class StreamReceiver {
  /// The number of buffered bytes at which the transfer pauses: enough to parse while more bytes arrive, and little memory for a hundred
  /// bodies at once.
  private static let maximumWaiting = 16 << 10

  private var waitingForHead: CheckedContinuation<Result<TransferStep<HTTPResponseHead>, TransferError>, Never>?
  private var consumers: [CheckedContinuation<Result<[UInt8]?, TransferError>, Never>] = []
  /// The bytes that no consumer has taken. They are decoded when a consumer takes them, because that makes them several times as long.
  private var bytes: [UInt8] = []
  /// Decodes the body; nil when libcurl decodes it, or when it has no coding.
  var decoder: BodyDecoder?
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

  /// Whether the body cannot be delivered, so that the transfer should end.
  var hasFailed: Bool {
    if case .failure = ending { true } else { false }
  }

  /// Receives the status and the header fields of the final response. Called once, before the body.
  func begin(_ head: HTTPResponseHead) {
    waitingForHead?.resume(returning: .success(.response(head)))
    waitingForHead = nil
  }

  /// Receives a chunk of the body.
  func take(_ bytes: UnsafeRawBufferPointer) {
    // Nothing can be decoded behind damage.
    if !hasFailed { self.bytes.append(contentsOf: bytes) }
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
    if !hasFailed { ending = problem.map { .failure($0) } ?? .success(nil) }
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
    while !consumers.isEmpty, let chunk = nextChunk() { consumers.removeFirst().resume(returning: chunk) }
  }

  /// All buffered bytes, decoded, or the ending; nil while both are missing.
  private func nextChunk() -> Result<[UInt8]?, TransferError>? {
    let received = bytes
    bytes = []
    guard let decoder, !received.isEmpty else { return received.isEmpty ? ending : .success(received) }
    var chunk: [UInt8] = []
    do throws(TransferError) {
      try decoder.decode(received, to: &chunk)
    } catch {
      ending = .failure(error)
    }
    return chunk.isEmpty ? ending : .success(chunk)
  }
}
