import LoopbackServer

/// The responses of a server by path. They can change while it runs.
actor Site {
  private var answers: [String: CannedResponse]

  init(_ answers: [String: CannedResponse] = [:]) {
    self.answers = answers
  }

  /// Sets the response for a path; nil removes it.
  func put(_ response: CannedResponse?, at path: String) {
    answers[path] = response
  }

  /// The response for a path. A conditional request with a matching validator gets a 304.
  func response(to request: RecordedRequest) -> CannedResponse {
    guard let response = answers[request.path] else { return .notFound }
    let asked = (request.header("If-None-Match"), request.header("If-Modified-Since"))
    let isKnown = [(asked.0, response.headers["ETag"]), (asked.1, response.headers["Last-Modified"])].contains {
      $0.0 != nil && $0.0 == $0.1
    }
    return response.status == 200 && isKnown ? CannedResponse(status: 304, headers: response.headers) : response
  }
}

extension CannedResponse {
  /// A feed with one article per word, sent with these headers.
  static func feed(_ words: String..., headers: [String: String] = [:], channel: String = "") -> CannedResponse {
    let items = words.map { "<item><guid>\($0)</guid><title>\($0)</title><link>https://example.org/\($0)</link></item>" }
    return CannedResponse(
      headers: headers.merging(["Content-Type": "application/rss+xml"]) { own, _ in own },
      text: "<rss><channel><title>Tea</title>\(channel)\(items.joined())</channel></rss>")
  }
}
