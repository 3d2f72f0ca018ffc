internal import ArticleText
internal import CoreData
internal import CoreDomain
internal import FeedDates
internal import ReaderDomain
internal import Transfer

/// Sends the requests of a contact, one at a time, and keeps its tokens, in memory only.
actor GoogleReaderConnection {
  nonisolated let login: ServerLogin
  private let client: WebClient
  private let now: CurrentTime
  private let secondsToFollow: Int
  /// The address below which the API is, without a slash at its end.
  private let base: String

  var password = ""
  /// What every request after the login carries; nil before the login.
  var loginToken: String?
  /// What every change carries; nil until the first one.
  var writeToken: String?
  /// Whether the server has refused the password. It is not sent again.
  var isRefused = false
  /// The feeds as the server has listed them last.
  private(set) var feeds: [GoogleReaderSubscription] = []
  /// The labels as the server has listed them last; nil before the first list.
  private(set) var labels: [ServerLabel]?
  /// The date of the last response; nil when the server sent none.
  private(set) var serverDate: Timestamp?
  /// What the requests for the content of articles have brought.
  private(set) var contents = GoogleReaderContents()
  /// The error of every reading call, once the server has told that few requests are left. Changes are still sent.
  private var exhaustion: ReaderError?

  /// The limits of a request that the server answers at once.
  private static let limits = TransferLimits(stallSeconds: 30, totalSeconds: 300)
  /// The seconds for a request during which the server fetches a feed.
  static let secondsToFollow = 120
  /// From this part of the permitted requests on, only changes are sent.
  private static let nearLimit = 0.95

  init(client: WebClient, login: ServerLogin, now: @escaping CurrentTime, secondsToFollow: Int) {
    self.secondsToFollow = secondsToFollow
    self.client = client
    self.login = login
    self.now = now
    var base = login.url.withoutCredentials.text.prefix { $0 != "?" && $0 != "#" }
    while base.last == "/" { base.removeLast() }
    self.base = String(base)
  }

  nonisolated var host: String { login.url.host }

  private nonisolated var plainHTTP: PlainHTTP { login.allowsHTTP ? .privateNetworks : .thisComputer }

  /// Checks the address before the password is read. The connection is checked again.
  nonisolated func checkAddress() throws(ReaderError) {
    guard login.url.isSecure || plainHTTP.permits(host: host) else { throw .server(.insecure(host: host)) }
  }

  /// The body of the response to a reading call.
  func read(_ call: String, _ query: URLEncodedForm) async throws(ReaderError) -> [UInt8] {
    if let exhaustion { throw exhaustion }
    let response = try await authorized { _ in request("reader/api/0/\(call)", query) }
    guard response.status == 200 else { throw problem(of: response) }
    return response.body
  }

  /// The body of the response to a reading call with a form, in front of which the token for changes stands.
  func read(_ call: String, form: (inout URLEncodedForm) -> Void) async throws(ReaderError) -> [UInt8] {
    if let exhaustion { throw exhaustion }
    let response = try await post(call, form: form)
    guard response.status == 200 else { throw problem(of: response) }
    return response.body
  }

  /// The response to a change, with any status but those that end the contact.
  /// - Parameter isSlow: whether the server fetches a feed before it answers.
  func post(
    _ call: String, isSlow: Bool = false, form: (inout URLEncodedForm) -> Void
  ) async throws(ReaderError) -> TransferResponse {
    let response = try await authorized(isChange: true) { token in
      var request = request("reader/api/0/\(call)", isSlow: isSlow)
      // PHP reads a limited number of fields, so that the token stands first.
      var fields = URLEncodedForm(["T": token])
      form(&fields)
      request.form = fields
      return request
    }
    switch response.status {
    case 300..<400, 401, 403, 429, 502...504: throw problem(of: response)
    default: return response
    }
  }

  func request(_ path: String, _ query: URLEncodedForm = URLEncodedForm(), isSlow: Bool = false) -> TransferRequest {
    let limits = isSlow ? TransferLimits(stallSeconds: secondsToFollow, totalSeconds: secondsToFollow) : Self.limits
    var request = client.limited(to: limits).request(for: login.url, accept: "*/*")
    request.url = "\(base)/\(path)" + (query.text.isEmpty ? "" : "?\(query.text)")
    request.plainHTTP = plainHTTP
    return request
  }

  func note(_ feeds: [GoogleReaderSubscription]) { self.feeds = feeds }

  func note(_ labels: [ServerLabel]) { self.labels = labels }

  func noteContent() { contents.noteContent() }

  func mayBeOfArticle(_ error: ReaderError) -> Bool { contents.mayBeOfArticle(error) }

  func send(_ request: TransferRequest) async throws(ReaderError) -> TransferResponse {
    do throws(NetworkError) {
      let response = try await client.response(to: request, from: login.url)
      noteUsage(response)
      serverDate = response.header("Date").flatMap(FeedDateParser.httpTimestamp)
      return response
    } catch {
      switch error {
      case .cancelled: throw .cancelled
      case .web(.insecure) where !login.url.isSecure: throw .server(.insecure(host: host))
      case .web(let problem): throw .server(.web(host: host, problem))
      case .unexpected(let found): throw invalid("login", found)
      }
    }
  }

  /// Some servers count requests and tell how many are left.
  private func noteUsage(_ response: TransferResponse) {
    let numbers = ["X-Reader-Zone1-Usage", "X-Reader-Zone1-Limit"].map { response.header($0).flatMap { Double($0) } ?? 0 }
    guard numbers[1] > 0, numbers[0] >= numbers[1] * Self.nearLimit else { return }
    exhaustion = .server(.busy(host: host, seconds: wait(in: "X-Reader-Limits-Reset-After", of: response)))
  }

  private func wait(in header: String, of response: TransferResponse) -> Int? {
    response.header(header).flatMap { RetryAfter.seconds($0, date: response.header("Date"), now: now()) }
  }

  /// The error of a response that is not the expected one.
  func problem(of response: TransferResponse) -> ReaderError {
    switch response.status {
    case 300..<400: .server(.moved(host: host, to: target(of: response)))
    case 401: refusal
    case 404, 405, 410, 501: .server(.noAPI(login.url, status: response.status))
    case 429, 503: .server(.busy(host: host, seconds: wait(in: "Retry-After", of: response)))
    default: .server(.web(host: host, .status(code: response.status)))
    }
  }

  /// Where a redirect leads, without its query, as users may see it.
  private func target(of response: TransferResponse) -> String {
    let url = RelativeLinkResolver(bases: [WebURL(validating: response.effectiveURL)]).url(response.header("Location"))
    return url.map { URLRedaction.shown(String($0.text.prefix { $0 != "?" && $0 != "#" })) } ?? "another address"
  }

  nonisolated func invalid(_ call: String, _ found: String) -> ReaderError {
    .server(.invalidAnswer(host: host, call: call, found: found))
  }
}
