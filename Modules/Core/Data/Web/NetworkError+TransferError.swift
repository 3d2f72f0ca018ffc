package import CoreDomain
package import Transfer

extension NetworkError {
  /// Translates a transfer error. No other code does so.
  package init(_ error: TransferError, asking url: WebURL) {
    switch error {
    case .hostNotFound(let host): self = .web(.hostNotFound(host: host))
    case .cannotConnect(let host): self = .web(.cannotConnect(host: host))
    case .proxyUnreachable(let proxy): self = .web(.proxyUnreachable(proxy: proxy))
    case .connectTimedOut(let seconds), .stalled(let seconds), .tookTooLong(let seconds): self = .web(.timedOut(seconds: seconds))
    case .bodyTooLarge(let limit), .headersTooLarge(let limit): self = .web(.tooLarge(bytes: limit))
    case .tooManyHeaderLines(let limit): self = .web(.invalidResponse(reason: "it has more than \(limit) header lines"))
    case .tooManyRedirects, .redirectLoop: self = .web(.tooManyRedirects)
    case .insecureConnection(let reason): self = .web(.insecure(reason: reason))
    case .unsupportedScheme(let scheme): self = .web(.unsupportedScheme(url: "\(scheme):"))
    case .invalidResponse(let reason): self = .web(.invalidResponse(reason: reason))
    case .privateTarget(let host):
      self = .web(.invalidResponse(reason: "it redirects from the public web into a private network, to \(host)"))
    case .privateHost(let host, isRedirected: true):
      self = .web(.invalidResponse(reason: "it redirects to another host in a private network, \(host)"))
    case .privateHost(let host, isRedirected: false): self = .web(.privateHost(host: host))
    case .unencryptedTarget(let host): self = .web(.insecure(reason: "\(host) would be asked without encryption"))
    case .invalidURL: self = .web(.invalidURL(url.shown))
    case .invalidTarget(let text): self = .web(.unsupportedScheme(url: URLRedaction.shown(text)))
    case .invalidHeader(let name): self = .web(.invalidResponse(reason: "the stored value of \(name) cannot be sent"))
    case .failed(let code, let reason): self = .web(.invalidResponse(reason: "\(reason) (libcurl \(code))"))
    case .libraryMissing(let reason): self = .web(.libraryMissing(reason: reason))
    case .cancelled: self = .cancelled
    }
  }
}
