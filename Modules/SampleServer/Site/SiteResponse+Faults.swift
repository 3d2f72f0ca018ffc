extension SiteResponse {
  /// What a login page between client and server does: a page with status 200, whatever was asked for.
  static let strayPage = SiteResponse(
    status: .ok,
    headers: ["Content-Type": MediaType.ofFile(named: "page.html"), "Cache-Control": "no-store"],
    body: Array("<!DOCTYPE html>\n<title>Welcome aboard</title>\n<p>Buy a ticket to use the ferry's network.</p>\n".utf8))

  /// The same answer with the first half of its body alone, and a `Content-Length` that agrees with it.
  var brokenOff: SiteResponse {
    var response = self
    response.body.removeLast(body.count - body.count / 2)
    return response
  }
}
