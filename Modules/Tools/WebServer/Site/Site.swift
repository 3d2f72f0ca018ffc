/// The responses of the server, and a log of the requests. It does not depend on sockets.
package actor Site {
  private var endpoints: [any SiteEndpoint]
  private var visits: [String: RequestLog] = [:]

  /// - Parameter endpoints: The endpoints. The first one that returns a response handles a request.
  package init(endpoints: [any SiteEndpoint]) {
    self.endpoints = endpoints
  }

  /// Replaces the endpoints.
  func serve(_ endpoints: [any SiteEndpoint]) {
    self.endpoints = endpoints
  }

  /// Logs the request and returns its response.
  /// - Throws: `CancellationError` when the server stops during a delayed response.
  package func response(_ request: SiteRequest) async throws(CancellationError) -> SiteResponse {
    visits[request.path, default: RequestLog()].count += 1
    visits[request.path]?.lastHeaders = request.headers
    let response = answerAtOnce(request)
    if response.delay > .zero {
      do { try await Task.sleep(for: response.delay) } catch { throw CancellationError() }
    }
    return response
  }

  package func visits(to path: String) -> RequestLog {
    visits[path] ?? RequestLog()
  }

  private func answerAtOnce(_ request: SiteRequest) -> SiteResponse {
    guard request.method == "GET" || request.method == "HEAD" else {
      return .plain(.methodNotAllowed, headers: ["Allow": "GET, HEAD"])
    }
    for number in endpoints.indices { if let response = endpoints[number].response(request) { return response } }
    return .plain(.notFound)
  }
}
