/// What asking one server comes to.
public enum TransferStep<Answer: Sendable>: Sendable {
  /// The answer that counts.
  case response(Answer)
  /// It sends us on: the request that goes there, and the IP address of the server that said so, nil where that is not known.
  case redirect(TransferRequest, server: String?)
}

extension TransferStep {
  /// The same step with something else made of the answer.
  func map<Other>(_ make: (Answer) -> Other) -> TransferStep<Other> {
    switch self {
    case .response(let response): .response(make(response))
    case .redirect(let request, let server): .redirect(request, server: server)
    }
  }
}
