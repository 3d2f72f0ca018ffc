/// Gives an answer's head away as soon as it is there, and keeps of the body what the consumer has not taken.
final class StreamReceiver: TransferReceiver {
  /// The transfer is to pause when so many bytes wait: enough to parse from while more come, little enough for a hundred bodies at once.
  private static let mostWaiting = 16 << 10

  private var waitingForHead: CheckedContinuation<Result<TransferStep<HTTPResponseHead>, TransferError>, Never>?
  private var consumers: [CheckedContinuation<Result<[UInt8]?, TransferError>, Never>] = []
  private var bytes: [UInt8] = []
  /// How the transfer has ended; nil while it runs.
  private var ending: Result<[UInt8]?, TransferError>?

  init(_ waiting: CheckedContinuation<Result<TransferStep<HTTPResponseHead>, TransferError>, Never>) {
    waitingForHead = waiting
  }

  var isFull: Bool { bytes.count >= Self.mostWaiting }

  func begin(_ head: HTTPResponseHead) {
    waitingForHead?.resume(returning: .success(.response(head)))
    waitingForHead = nil
  }

  func take(_ bytes: UnsafeRawBufferPointer) {
    self.bytes.append(contentsOf: bytes)
  }

  func redirect(to request: TransferRequest, server: String?) {
    waitingForHead?.resume(returning: .success(.redirect(request, server: server)))
    waitingForHead = nil
  }

  func end(_ problem: TransferError?) {
    ending = problem.map { .failure($0) } ?? .success(nil)
    if let problem { waitingForHead?.resume(returning: .failure(problem)) }
    waitingForHead = nil
    serve()
  }

  /// Takes a consumer, who gets a piece at once if there is one, or as soon as there is.
  func ask(_ consumer: CheckedContinuation<Result<[UInt8]?, TransferError>, Never>) {
    consumers.append(consumer)
    serve()
  }

  /// Gives all that has come to the consumer who has waited longest.
  func serve() {
    while !consumers.isEmpty, let chunk = bytes.isEmpty ? ending : .success(bytes) {
      bytes = []
      consumers.removeFirst().resume(returning: chunk)
    }
  }
}
