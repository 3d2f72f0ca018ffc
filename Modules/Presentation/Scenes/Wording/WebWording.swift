public import Domain

/// The sentences and hints for web errors.
public enum WebWording {
  /// A sentence that begins in lower case, to follow a URL or a feed's name.
  public static func sentence(for problem: WebError) -> String {
    switch problem {
    case .hostNotFound(let host): "no server is called \(host)."
    case .cannotConnect(let host): "\(host) takes no connection."
    case .timedOut(let seconds): "hardly anything came for \(CountWording.text(seconds, "second"))."
    case .insecure(let reason): "the secure connection cannot be trusted: \(reason)."
    case .status(let code): "the server answered \(code)\(meaning(of: code))."
    case .tooLarge(let bytes): "the answer is larger than \(CountWording.text(bytes, "byte"))."
    case .tooManyRedirects: "the server sends from one place to another without end."
    case .unsupportedScheme(let url): "it leads to \(URLRedaction.shown(url)), which is neither http nor https."
    case .brokenAnswer(let reason): "the answer broke off or made no sense: \(reason)."
    case .libraryMissing(let reason): "it was not asked, for libcurl cannot be loaded: \(reason)."
    }
  }

  /// What the user can do; nil when nothing can be done.
  public static func hint(for problem: WebError) -> String? {
    switch problem {
    case .hostNotFound: "Check the address and the network."
    case .libraryMissing: "Install libcurl: on Debian and Ubuntu with 'apt-get install libcurl4'."
    default: nil
    }
  }

  private static func meaning(of code: Int) -> String {
    switch code {
    case 401: " (it wants a login)"
    case 403: " (it does not allow this)"
    case 404: " (there is nothing at this address)"
    case 429: " (it was asked too often)"
    case 500...599: " (it has a fault)"
    default: ""
    }
  }
}
