internal import Domain
internal import Transfer

extension FeedNetworkProblem {
  /// The situation behind a transfer's error: the one place where these are translated.
  init(_ error: TransferError, asking address: WebAddress) {
    switch error {
    case .hostNotFound(let host): self = .fetch(.hostNotFound(host: host))
    case .cannotConnect(let host): self = .fetch(.cannotConnect(host: host))
    case .connectTimedOut(let seconds), .stalled(let seconds): self = .fetch(.timedOut(seconds: seconds))
    case .bodyTooLarge(let limit), .headersTooLarge(let limit): self = .fetch(.tooLarge(bytes: limit))
    case .tooManyRedirects: self = .fetch(.tooManyRedirects)
    case .insecureConnection(let reason): self = .fetch(.insecure(reason: reason))
    case .unsupportedScheme(let scheme): self = .fetch(.unsupportedScheme(address: "\(scheme):"))
    case .brokenAnswer(let reason): self = .fetch(.brokenAnswer(reason: reason))
    case .invalidAddress(let text):
      self = .fetch(.brokenAnswer(reason: "'\(FeedLinks.address(text)?.shown ?? address.shown)' is no address"))
    case .invalidHeader(let name): self = .fetch(.brokenAnswer(reason: "the value kept for \(name) cannot be sent"))
    case .failed(let code, let reason): self = .fetch(.brokenAnswer(reason: "\(reason) (libcurl \(code))"))
    case .cancelled: self = .cancelled
    }
  }
}
