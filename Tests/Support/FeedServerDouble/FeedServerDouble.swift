import Foundation
public import LoopbackServer

/// A feed server on loopback that speaks the Google Reader API, with the habits of a real one. Tests change what it holds while it runs.
///
/// It has one user, `bob`, whose password is ``password``.
public actor FeedServerDouble {
  public static let user = "bob"
  /// Has each character that a form must encode.
  public static let password = "p+s &s=%w/ö1"

  public let habits: FeedServerHabits
  public private(set) var accounts = [user: ServedAccount(password: password)]
  /// Whether the API is switched on. Otherwise FreshRSS answers 503 to everything.
  private var isOn = true
  private var faults: [FeedServerFault] = []
  /// The feeds that the server can fetch, by URL.
  private var web: [String: PublishedFeed] = [:]
  private var requests: [LoggedRequest] = []
  /// How often the tokens of the logins have changed.
  private var tokenVersion = 0

  public init(_ habits: FeedServerHabits = .freshRSS) {
    self.habits = habits
  }

  /// Runs `body` with a server, and the URL of its API.
  @discardableResult
  public static func serving<Result>(
    _ habits: FeedServerHabits = .freshRSS, _ body: (FeedServerDouble, String) async throws -> Result
  ) async throws -> Result {
    let double = FeedServerDouble(habits)
    return try await LoopbackServer.serving({ await double.answer(to: $0) }) { try await body(double, $0.url + habits.apiPath) }
  }

  // MARK: What tests do

  /// Changes what the user has, as another client would.
  @discardableResult
  public func change<Result: Sendable>(_ user: String = user, _ work: @Sendable (inout ServedAccount) throws -> Result) rethrows -> Result {
    try work(&accounts[user, default: ServedAccount(password: Self.password)])
  }

  /// What the user has.
  public var account: ServedAccount { accounts[Self.user] ?? ServedAccount(password: Self.password) }

  /// Publishes a feed, or its further articles. Who follows it has them at once.
  public func publish(_ feed: PublishedFeed, at url: String) {
    web[url] = feed
    for user in accounts.keys {
      for followed in accounts[user]?.feeds ?? [] where followed.url == url { accounts[user]?.receive(feed.items, of: followed.number) }
    }
  }

  /// Lets the user follow a feed, and publishes it.
  @discardableResult
  public func follow(_ url: String, _ feed: PublishedFeed, folder: String = "") -> Int {
    web[url] = feed
    return change { $0.follow(url, feed, folder: folder) }
  }

  /// Replaces all faults.
  public func meets(_ faults: FeedServerFault...) { self.faults = faults }

  public func switchAPI(on isOn: Bool) { self.isOn = isOn }

  /// The requests since the last call of this function.
  public func takeRequests() -> [LoggedRequest] {
    defer { requests = [] }
    return requests
  }

  /// The number of requests since the last call of ``takeRequests()``.
  public var requestCount: Int { requests.count }

  // MARK: What clients ask

  /// The answer to a request.
  public func answer(to request: RecordedRequest) -> CannedResponse {
    guard let call = GoogleReaderCall(request, habits) else { return CannedResponse(status: 404, text: "Not Found") }
    requests.append(LoggedRequest(method: call.method, call: call.name, fields: call.allFields))
    let met = faults.indices.filter { faults[$0].meets(call.name) }.map { faults[$0].effect }
    for case .newTokens in met { tokenVersion += 1 }
    for case .answer(let status, let headers, let text) in met { return CannedResponse(status: status, headers: headers, text: text) }
    guard isOn else { return .refusal(503, "Service Unavailable!") }
    var answer = call.name == "accounts/ClientLogin" ? logIn(call) : answer(toUserOf: call)
    for effect in met { answer.suffer(effect) }
    return answer
  }

  private func logIn(_ call: GoogleReaderCall) -> CannedResponse {
    guard let name = call.form["Email"], let password = call.form["Passwd"], !name.isEmpty, !name.contains("/") else {
      return .refusal(400, "Bad Request!")
    }
    guard accounts[name]?.password == password else { return .refusal(401, "Unauthorized!") }
    return CannedResponse(text: "SID=\(token(of: name))\nLSID=null\nAuth=\(token(of: name))\n")
  }

  /// As real ones, it does not say more than the password and the name do.
  private func token(of user: String) -> String { "\(user)/token\(tokenVersion)of\(accounts[user]?.password.utf8.count ?? 0)" }

  /// What `T` must be.
  private func writeToken(of user: String) -> String {
    habits.readsHeaderOfPosts ? "write\(tokenVersion)".padding(toLength: 57, withPad: "Z", startingAt: 0) : token(of: user)
  }

  private func answer(toUserOf call: GoogleReaderCall) -> CannedResponse {
    let isPost = call.method == "POST"
    let sent = isPost && !habits.readsHeaderOfPosts ? call.form["T"] : call.login
    guard let user = accounts.keys.first(where: { token(of: $0) == sent }), var account = accounts[user] else { return .unauthorized }
    if isPost, habits.readsHeaderOfPosts, let written = call.form["T"], !["", "x", writeToken(of: user)].contains(written) {
      return .unauthorized
    }
    switch (call.method, call.name) {
    case ("GET", "token"): return CannedResponse(text: writeToken(of: user) + "\n")
    case ("GET", "user-info"): return .json(["userId": user, "userName": user, "userProfileId": user, "userEmail": ""])
    case ("GET", _):
      guard let answer = account.answer(to: call, habits) else { return unknown(call) }
      return answer
    case (_, "stream/items/contents"): return account.contents(of: call, habits)
    default:
      guard let answer = account.change(as: call, habits, web) else { return unknown(call) }
      accounts[user] = account
      return answer
    }
  }

  private func unknown(_ call: GoogleReaderCall) -> CannedResponse {
    habits.answersUnknownCalls ? CannedResponse(headers: CannedResponse.json, text: "[]") : .refusal(400, "Bad Request!")
  }
}
