package import CoreDomain

extension WebError {
  /// Every web error with its sentence.
  package static let sentences: [(WebError, sentence: String)] = [
    (.hostNotFound(host: "example.org"), "there is no server named example.org."),
    (.cannotConnect(host: "example.org"), "cannot connect to example.org."),
    (.proxyUnreachable(proxy: "127.0.0.1:9"), "the proxy 127.0.0.1:9 cannot be reached."),
    (.timedOut(seconds: 1), "almost no data arrived for 1 second."),
    (.timedOut(seconds: 30), "almost no data arrived for 30 seconds."),
    (.insecure(reason: "the certificate has expired"), "the TLS connection is not secure: the certificate has expired."),
    (.status(code: 401), "the server answered 401 (login required)."),
    (.status(code: 403), "the server answered 403 (forbidden)."),
    (.status(code: 404), "the server answered 404 (not found)."),
    (.status(code: 410), "the server answered 410 (gone)."),
    (.status(code: 418), "the server answered 418."),
    (.status(code: 429), "the server answered 429 (too many requests)."),
    (.status(code: 499), "the server answered 499."),
    (.status(code: 500), "the server answered 500 (server error)."),
    (.status(code: 599), "the server answered 599 (server error)."),
    (.status(code: 600), "the server answered 600."),
    (.tooLarge(bytes: 20_000_000), "the response is larger than 20,000,000 bytes."),
    (.tooLarge(bytes: 16 << 30), "the response is larger than 16 GiB."), (.tooLarge(bytes: 8 << 20), "the response is larger than 8 MiB."),
    (.tooLarge(bytes: 64 << 10), "the response is larger than 64 KiB."),
    (.tooManyRedirects, "there are too many redirects."),
    (.unsupportedScheme(url: "gopher://example.org"), "it redirects to gopher://example.org, which is not a valid http or https URL."),
    (.invalidResponse(reason: "it ended early"), "the response is incomplete or invalid: it ended early."),
    (.privateHost(host: "10.0.0.1:80"), "no request was sent: 10.0.0.1:80 is in a private network, and you did not name it."),
    (
      .invalidURL("http://user:secret@h:99999/f"),
      "no request was sent: http://h:99999/f has an invalid host, port, user name or password."
    ),
    (
      .libraryMissing(reason: "libcurl.so.4: no such file"),
      "libcurl cannot be loaded: libcurl.so.4: no such file."
    ),
  ]
}
