import FlyingFox
import Foundation

/// Connects FlyingFox to the site: converts its requests and the site's responses.
struct SiteHandler: HTTPHandler {
  let site: Site

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let asked = SiteRequest(
      method: request.method.rawValue,
      path: SiteRequest.path(ofTarget: request.target.path()),
      query: Dictionary(request.query.map { ($0.name, $0.value) }) { first, _ in first },
      headers: Dictionary(request.headers.keys.map { ($0.rawValue.lowercased(), request.headers[$0] ?? "") }) { first, _ in first })
    let response = try await site.response(asked)

    var headers = HTTPHeaders()
    for (name, value) in response.headers { headers[HTTPHeader(name)] = value }
    headers[.date] = HTTPDate(secondsSince1970: Int(Date().timeIntervalSince1970)).text
    let isHead = request.method == .HEAD
    if isHead, headers[.contentLength] == nil { headers[.contentLength] = String(response.body.count) }
    return HTTPResponse(
      statusCode: HTTPStatusCode(response.status.rawValue, phrase: response.status.phrase),
      headers: headers,
      body: isHead ? Data() : Data(response.body))
  }
}
