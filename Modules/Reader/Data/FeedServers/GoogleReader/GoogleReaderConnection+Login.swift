internal import CoreData
internal import ReaderDomain
internal import Transfer

extension GoogleReaderConnection {
  func logIn(password: String) async throws(ReaderError) {
    self.password = password
    try await logIn()
  }

  private func logIn() async throws(ReaderError) {
    guard !isRefused else { throw refusal }
    writeToken = nil
    var request = request(GoogleReaderClientLogin.call)
    request.form = GoogleReaderClientLogin.form(user: login.user, password: password)
    let response = try await send(request)
    switch response.status {
    case 200: break
    // FreshRSS answers 400 to a name that no user can have.
    case 400, 401, 403:
      isRefused = true
      throw refusal
    // FreshRSS answers 503 while its API is switched off.
    case 503 where response.header("Retry-After") == nil: throw .server(.noAPI(login.url, status: 503))
    default: throw problem(of: response)
    }
    guard let token = GoogleReaderClientLogin.loginToken(in: response.body) else {
      throw invalid(GoogleReaderClientLogin.call, WebClient.foundType(of: response))
    }
    loginToken = token
  }

  /// Sends a request with the login's token, and once more with a new one if the server does not know it.
  /// - Parameter make: makes the request. Its argument is the token for changes; empty when the request is not a change.
  func authorized(
    isChange: Bool = false, _ make: (_ writeToken: String) -> TransferRequest
  ) async throws(ReaderError) -> TransferResponse {
    for isLast in [false, true] {
      if loginToken == nil { try await logIn() }
      guard let loginToken else { throw refusal }
      let request = make(isChange ? try await tokenForChanges(loginToken) : "")
      let response = try await send(authorizing(request, loginToken))
      guard response.status == 401 || isBadToken(response) else { return response }
      self.loginToken = nil
      if isLast { isRefused = true }
    }
    throw refusal
  }

  /// FreshRSS needs none, and Miniflux takes that of the login: it is used where a server has no other.
  private func tokenForChanges(_ loginToken: String) async throws(ReaderError) -> String {
    if let writeToken { return writeToken }
    let response = try await send(authorizing(request("reader/api/0/token"), loginToken))
    if response.status == 429 || response.status == 503 { throw problem(of: response) }
    let token = (response.status == 200 ? GoogleReaderClientLogin.token(in: response.body) : nil) ?? loginToken
    writeToken = token
    return token
  }

  /// Whether a server refuses a token with another status than 401, as Google Reader did when the token for changes had expired.
  private func isBadToken(_ response: TransferResponse) -> Bool {
    [400, 403].contains(response.status)
      && ["X-Reader-Google-Bad-Token", "Google-Bad-Token"].contains { response.header($0)?.lowercased() == "true" }
  }

  private func authorizing(_ request: TransferRequest, _ token: String) -> TransferRequest {
    var request = request
    request.headers = [GoogleReaderClientLogin.header(token)]
    return request
  }

  var refusal: ReaderError { .server(.refusedLogin(host: host, user: login.user)) }
}
