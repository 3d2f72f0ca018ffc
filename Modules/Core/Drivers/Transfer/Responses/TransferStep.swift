/// The result of one request to one server.
public enum TransferStep<Answer: Sendable>: Sendable {
  /// The final response.
  case response(Answer)
  /// A redirect: the next request, and the IP address of the redirecting server, nil when the address is unknown. When a response has an
  /// unreadable `Content-Length`, the next request is the same request again, and ignores the field.
  case redirect(TransferRequest, server: String?)
  /// Nothing was sent, because as many transfers use the IP address of the server as ``TransferRequest/maximumPerAddress`` allows.
  case busy(server: String)
}

extension TransferStep {
  /// The same step with a transformed response.
  func map<Other>(_ make: (Answer) -> Other) -> TransferStep<Other> {
    switch self {
    case .response(let response): .response(make(response))
    case .redirect(let request, let server): .redirect(request, server: server)
    case .busy(let server): .busy(server: server)
    }
  }
}
