import CoreData
import CoreDomain
import DataDoubles
@testable import FeedServers
import Files
import LoopbackServer
import ReaderDomain
import Transfer

/// A feed server whose responses a test writes. Each call has its own, in order; the last one is repeated.
actor ScriptedFeedServer {
  private var answers: [String: [CannedResponse]]

  static let password = "p+w & ü%="
  static let login = CannedResponse(text: "SID=bob/6ca4\nLSID=null\nAuth=bob/6ca4\n")

  private init(_ answers: [String: [CannedResponse]]) {
    self.answers = ["accounts/ClientLogin": [Self.login], "token": [CannedResponse(text: "t0k\n")]].merging(answers) { $1 }
  }

  private func answer(to request: RecordedRequest) -> CannedResponse {
    let call = Self.call(of: request)
    guard var waiting = answers[call], let next = waiting.first else { return .notFound }
    if waiting.count > 1 {
      waiting.removeFirst()
      answers[call] = waiting
    }
    return next
  }

  private static func call(of request: RecordedRequest) -> String {
    String(request.path.dropFirst("/api/greader.php/".count)).replacing("reader/api/0/", with: "")
  }

  /// Runs `body` with a client and how to log in, and the server's address.
  @discardableResult
  static func serving<Result>(
    _ answers: [String: [CannedResponse]] = [:], _ body: (GoogleReaderServer, ServerLogin, LoopbackServer) async throws -> Result
  ) async throws -> Result {
    let script = ScriptedFeedServer(answers)
    return try await TemporaryFolder.with { folder in
      try await LoopbackServer.serving({ await script.answer(to: $0) }) { server in
        let login = ServerLogin(
          url: try WebURL("\(server.url)/api/greader.php/"), user: "bob", typed: Login(name: "bob", password: password))
        return try await body(client(folder), login, server)
      }
    }
  }

  static func client(_ folder: TemporaryFolder, secondsToFollow: Int = 600) -> GoogleReaderServer {
    GoogleReaderServer(
      client: .sample, directory: DataDirectory(path: folder.path("home"), now: { StoreSample.moment }),
      executor: FileExecutor(label: "strata.tests"), secondsToFollow: secondsToFollow)
  }

  /// Runs `body` in a contact. Its second argument lists the requests so far.
  @discardableResult
  static func contact<Result>(
    _ answers: [String: [CannedResponse]],
    _ body: (any FeedServerSession, _ requests: () async -> [String]) async throws -> Result
  ) async throws -> Result {
    try await serving(answers) { client, login, server in
      let session = try await client.logIn(login)
      return try await body(session) { await server.requests.map(text) }
    }
  }

  /// A request in one line: its call, its query and its form.
  static func text(_ request: RecordedRequest) -> String {
    let query = request.query.isEmpty ? "" : "?\(request.query)"
    return "\(call(of: request))\(query)" + (request.body.isEmpty ? "" : " \(String(decoding: request.body, as: UTF8.self))")
  }
}

extension ServerItemID {
  /// The name with a number.
  static func number(_ number: UInt64) -> ServerItemID { ServerItemID(number: number) }
}
