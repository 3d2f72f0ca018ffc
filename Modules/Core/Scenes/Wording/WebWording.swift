public import CoreDomain

/// The sentences and hints for web errors.
public enum WebWording {
  /// A sentence that begins in lower case, to follow a URL or a name.
  public static func sentence(for problem: WebError) -> String {
    switch problem {
    case .hostNotFound(let host): "there is no server named \(host)."
    case .cannotConnect(let host): "cannot connect to \(host)."
    case .proxyUnreachable(let proxy): "the proxy \(proxy) cannot be reached."
    case .timedOut(let seconds): "almost no data arrived for \(CountWording.text(seconds, "second"))."
    case .insecure(let reason): "the TLS connection is not secure: \(reason)."
    case .status(let code): "the server answered \(code)\(meaning(of: code))."
    case .tooLarge(let bytes): "the response is larger than \(size(bytes))."
    case .tooManyRedirects: "there are too many redirects."
    case .unsupportedScheme(let url): "it redirects to \(URLRedaction.shown(url)), which is not a valid http or https URL."
    case .invalidResponse(let reason): "the response is incomplete or invalid: \(reason)."
    case .privateHost(let host): "no request was sent: \(host) is in a private network, and you did not name it."
    case .invalidURL(let url):
      "no request was sent: \(URLRedaction.shown(url)) has an invalid host, port, user name or password."
    case .libraryMissing(let reason): "libcurl cannot be loaded: \(reason)."
    }
  }

  /// What the user can do; nil when nothing can be done.
  public static func hint(for problem: WebError) -> MessageText? {
    switch problem {
    case .hostNotFound: "Check the URL and the network."
    case .proxyUnreachable: "Check the proxy, and the environment variable or the setting that names it."
    case .invalidURL: "A port is at most 65535, and an @ in a user name or password is written as %40."
    case .libraryMissing: "Install libcurl: on Debian and Ubuntu with 'apt-get install libcurl4', on a Mac with 'brew install curl'."
    default: nil
    }
  }

  /// Limits are whole numbers of a unit, which reads better than millions of bytes.
  private static func size(_ bytes: Int) -> String {
    if bytes.isMultiple(of: 1 << 30) { return "\(bytes >> 30) GiB" }
    if bytes.isMultiple(of: 1 << 20) { return "\(bytes >> 20) MiB" }
    if bytes.isMultiple(of: 1 << 10) { return "\(bytes >> 10) KiB" }
    return CountWording.text(bytes, "byte")
  }

  private static func meaning(of code: Int) -> String {
    switch code {
    case 401: " (login required)"
    case 403: " (forbidden)"
    case 404: " (not found)"
    case 410: " (gone)"
    case 429: " (too many requests)"
    case 500...599: " (server error)"
    default: ""
    }
  }
}
