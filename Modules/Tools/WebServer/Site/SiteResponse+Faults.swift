extension SiteResponse {
  /// The response of a captive portal: a login page with status 200 for every request.
  package static let strayPage = SiteResponse(
    status: .ok,
    headers: ["Content-Type": MediaType.ofFile(named: "page.html"), "Cache-Control": "no-store"],
    body: Array("<!DOCTYPE html>\n<title>Welcome aboard</title>\n<p>Buy a ticket to use the ferry's network.</p>\n".utf8))

  /// The response with only the first half of its body, and a matching `Content-Length`.
  package var brokenOff: SiteResponse {
    var response = self
    response.body.removeLast(body.count - body.count / 2)
    return response
  }
}
