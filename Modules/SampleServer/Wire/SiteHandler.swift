import FlyingFox
import Foundation

/// The site as FlyingFox sees it: its requests in, its responses out.
struct SiteHandler: HTTPHandler {
  let site: Site

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let asked = SiteRequest(
      method: request.method.rawValue,
      path: request.target.path(),
      query: Dictionary(request.query.map { ($0.name, $0.value) }) { first, _ in first },
      headers: Dictionary(request.headers.keys.map { ($0.rawValue.lowercased(), request.headers[$0] ?? "") }) { first, _ in first })
    let answer = try await site.answer(asked)

    var headers = HTTPHeaders()
    for (name, value) in answer.headers { headers[HTTPHeader(name)] = value }
    headers[.date] = HTTPDate(secondsSince1970: Int(Date().timeIntervalSince1970)).text
    let isHead = request.method == .HEAD
    if isHead, headers[.contentLength] == nil { headers[.contentLength] = String(answer.body.count) }
    return HTTPResponse(
      statusCode: HTTPStatusCode(answer.status.rawValue, phrase: answer.status.phrase),
      headers: headers,
      body: isHead ? Data() : Data(answer.body))
  }
}
