import CoreData
import CoreDomain
import DataDoubles
import FeedServers
import LoopbackServer
import ReaderDomain
import Synchronization
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("Logins at feed servers")
struct GoogleReaderClientLoginTests {
  private static let encoded = "Email=bob&Passwd=p%2Bw+%26+%C3%BC%25%3D"

  @Test("the password goes into the form of the login, and the token into the header of every other request")
  func login() async throws {
    try await ScriptedFeedServer.serving(["user-info": [CannedResponse(text: #"{"userId":"bob"}"#)]]) { client, login, server in
      let session = try await client.logIn(login)
      #expect(try await session.userID() == "bob")
      #expect(await server.requests.map(ScriptedFeedServer.text) == ["accounts/ClientLogin \(Self.encoded)", "user-info?output=json"])
      #expect(await server.requests.map { $0.header("Authorization") } == [nil, "GoogleLogin auth=bob/6ca4"])
      #expect(!"\(session) \(login)".contains("6ca4") && !"\(session) \(login)".contains("p+w"))
    }
  }

  @Test("a trace shows the method and the path of a request, and neither its query nor its form")
  func trace() async throws {
    try await ScriptedFeedServer.serving(["tag/list": [CannedResponse(text: #"{"tags":[]}"#)]]) { client, login, server in
      let places = Mutex<[String]>([])
      let trace = StoreTrace { _, _, place in
        places.withLock { $0.append(place) }
        return StoreTrace.Step(below: StoreTrace { _, _, _ in preconditionFailure("A request asks nothing else.") }) { _ in }
      }
      try await StoreTrace.$current.withValue(trace) {
        let session = try await client.logIn(login)
        _ = try await session.labels()
      }
      let base = "\(server.url)/api/greader.php"
      #expect(places.withLock { $0 } == ["POST \(base)/accounts/ClientLogin", "GET \(base)/reader/api/0/tag/list"])
    }
  }

  @Test(
    "each unusable response to a login has its own error",
    arguments: [
      (CannedResponse(status: 401, text: "Unauthorized!"), "refused"), (CannedResponse(status: 400), "refused"),
      (CannedResponse(status: 403), "refused"), (CannedResponse(status: 503), "noAPI 503"), (.notFound, "noAPI 404"),
      (CannedResponse(status: 503, headers: ["Retry-After": "60"]), "busy 60"),
      (CannedResponse(status: 429, headers: ["Retry-After": "Sun, 01 Mar 2026 08:31:30 GMT"]), "busy 90"),
      (
        CannedResponse(
          status: 429, headers: ["Retry-After": "Mon, 02 Mar 2026 08:31:30 GMT", "Date": "Mon, 02 Mar 2026 08:31:00 GMT"]), "busy 30"
      ),
      (CannedResponse(status: 500), "status 500"),
      (.redirect(301, to: "https://me:pw@new.example/api/?t=1"), "moved https://new.example/api/"),
      (CannedResponse(text: "OK"), "no answer"), (CannedResponse(text: "Auth="), "no answer"),
      (CannedResponse(text: "Auth=a b"), "no answer"),
      (CannedResponse(headers: ["Content-Type": "text/html"], text: "<html>Welcome to the hotel"), "no answer"),
    ])
  func unusable(answer: CannedResponse, expected: String) async throws {
    try await ScriptedFeedServer.serving(["accounts/ClientLogin": [answer]]) { client, login, server in
      #expect(await Self.problem { _ = try await client.logIn(login) } == expected)
      #expect(await server.requests.count == 1)
    }
  }

  @Test("a password that the server refused is not sent again")
  func refusedOnce() async throws {
    let answers = [
      "accounts/ClientLogin": [ScriptedFeedServer.login, CannedResponse(status: 401)], "user-info": [CannedResponse(status: 401)],
    ]
    try await ScriptedFeedServer.contact(answers) { session, requests in
      for _ in 1...2 { #expect(await Self.problem { _ = try await session.userID() } == "refused") }
      #expect(await requests().map { $0.prefix(9) } == ["accounts/", "user-info", "accounts/"])
    }
  }

  @Test("a token that becomes invalid is renewed once, and the request repeated once", arguments: [1, 2])
  func renewed(refusals: Int) async throws {
    let refused = [CannedResponse](repeating: CannedResponse(status: 401), count: refusals)
    let answers = ["edit-tag": refused + [CannedResponse(text: "OK")]]
    try await ScriptedFeedServer.contact(answers) { session, requests in
      let problem = await Self.problem { _ = try await session.set(.read, to: true, for: [.number(1)]) }
      #expect(problem == (refusals == 1 ? nil : "refused"))
      let calls = await requests().map { $0.split(separator: " ")[0] }
      #expect(calls == ["accounts/ClientLogin", "token", "edit-tag", "accounts/ClientLogin", "token", "edit-tag"])
    }
  }

  @Test(
    "a token that the server calls bad is renewed, whatever the status",
    arguments: [(400, "X-Reader-Google-Bad-Token"), (403, "X-Reader-Google-Bad-Token"), (400, "Google-Bad-Token")])
  func badToken(status: Int, header: String) async throws {
    let refused = CannedResponse(status: status, headers: [header: "true"])
    try await ScriptedFeedServer.contact(["edit-tag": [refused, CannedResponse(text: "OK")]]) { session, requests in
      let refusedItems = try await session.set(.starred, to: true, for: [.number(1)]).refused
      #expect(refusedItems.isEmpty)
      let calls = await requests().map { $0.split(separator: " ")[0] }
      #expect(calls == ["accounts/ClientLogin", "token", "edit-tag", "accounts/ClientLogin", "token", "edit-tag"])
    }
  }

  @Test(
    "a server without a token for changes gets that of the login",
    arguments: [
      (CannedResponse(text: "t0k\n"), "t0k"), (.notFound, "bob%2F6ca4"), (CannedResponse(text: "<html>no"), "bob%2F6ca4"),
      (CannedResponse(), "bob%2F6ca4"),
    ])
  func token(answer: CannedResponse, token: String) async throws {
    try await ScriptedFeedServer.contact(["token": [answer], "edit-tag": [CannedResponse(text: "OK\n")]]) { session, requests in
      for _ in 1...2 { _ = try await session.set(.starred, to: false, for: [.number(1)]) }
      let form =
        "edit-tag T=\(token)&r=user%2F-%2Fstate%2Fcom.google%2Fstarred&i=tag%3Agoogle.com%2C2005%3Areader%2Fitem%2F0000000000000001"
      #expect(await Array(requests().dropFirst()) == ["token", form, form])
    }
  }

  @Test("an address that everyone on the way could read is not asked, and its password is not looked up", arguments: [false, true])
  func insecure(allowsHTTP: Bool) async throws {
    try await TemporaryFolder.with { folder in
      let login = ServerLogin(
        url: try WebURL(allowsHTTP ? "http://9.9.9.9/" : "http://192.168.1.4/"), user: "bob", allowsHTTP: allowsHTTP)
      await #expect(throws: ReaderError.server(.insecure(host: login.url.host))) {
        try await ScriptedFeedServer.client(folder).logIn(login)
      }
    }
  }

  @Test(
    "the password is that of the host and the name",
    arguments: [
      ("machine 127.0.0.1 login ann password 1\nmachine 127.0.0.1 login bob password \"p+w & ü%=\"\n", nil),
      ("machine 127.0.0.1 login ann password 1\nmachine other.example login bob password 2\n", "no password"), (nil, "no password"),
    ] as [(String?, String?)])
  func stored(text: String?, expected: String?) async throws {
    try await Self.withFile(text) { client, login, _, server in
      #expect(await Self.problem { _ = try await client.logIn(login) } == expected)
      #expect(await server.requests.map(ScriptedFeedServer.text) == (expected == nil ? ["accounts/ClientLogin \(Self.encoded)"] : []))
    }
  }

  @Test("a file that others may read is not used")
  func openFile() async throws {
    try await Self.withFile("machine 127.0.0.1 login bob password 1\n") { client, login, folder, server in
      chmod(folder.path("home/credentials"), 0o644)
      #expect(await Self.problem { _ = try await client.logIn(login) }?.hasPrefix("credentials") == true)
      #expect(await server.requests.isEmpty)
    }
  }

  @Test("a typed password is stored for the name alone, in a file of its owner alone")
  func stores() async throws {
    let others = "machine 127.0.0.1 login ann password 1\n"
    try await Self.withFile(others) { client, login, folder, _ in
      var typed = login
      for password in ["one", "two"] {
        typed.typed = Login(name: "bob", password: password)
        try await client.store(typed)
      }
      try await client.store(login)
      #expect(try folder.text("home/credentials") == others + "machine 127.0.0.1 login bob password two\n")
      #expect(try folder.permissions("home/credentials") == 0o600)
    }
  }

  /// Runs `body` with a file of logins and a login without a typed password.
  private static func withFile(
    _ text: String?, _ body: (GoogleReaderServer, ServerLogin, TemporaryFolder, LoopbackServer) async throws -> Void
  ) async throws {
    try await TemporaryFolder.with { folder in
      if let text {
        try folder.put(text, "home/credentials")
        chmod(folder.path("home/credentials"), 0o600)
      }
      try await ScriptedFeedServer.serving { _, login, server in
        try await body(ScriptedFeedServer.client(folder), ServerLogin(url: login.url, user: "bob"), folder, server)
      }
    }
  }

  /// The error of `work` in short.
  static func problem(_ work: () async throws -> Void) async -> String? {
    do { try await work() } catch {
      guard case ReaderError.server(let problem) = error else { return "\(error)" }
      return switch problem {
      case .refusedLogin: "refused"
      case .noPassword: "no password"
      case .noAPI(_, let status): "noAPI \(status)"
      case .busy(_, let seconds): "busy \(seconds.map { "\($0)" } ?? "-")"
      case .web(_, .status(let code)): "status \(code)"
      case .moved(_, let target): "moved \(target)"
      case .invalidAnswer: "no answer"
      case .credentials(let reason): "credentials \(reason)"
      default: "\(problem)"
      }
    }
    return nil
  }
}
