import LoopbackServer

/// What a server has at its paths, to be changed while it serves.
actor Site {
  private var answers: [String: CannedResponse]

  init(_ answers: [String: CannedResponse] = [:]) {
    self.answers = answers
  }

  /// Puts something else at a path; nil takes it away.
  func put(_ response: CannedResponse?, at path: String) {
    answers[path] = response
  }

  /// What stands at a path. Who asks "has it changed?" with the validator that stands there is told that it has not.
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
  /// A feed with an article for each of these words, and these lines of headers.
  static func feed(_ words: String..., headers: [String: String] = [:], channel: String = "") -> CannedResponse {
    let items = words.map { "<item><guid>\($0)</guid><title>\($0)</title><link>https://example.org/\($0)</link></item>" }
    return CannedResponse(
      headers: headers.merging(["Content-Type": "application/rss+xml"]) { own, _ in own },
      text: "<rss><channel><title>Tea</title>\(channel)\(items.joined())</channel></rss>")
  }
}
