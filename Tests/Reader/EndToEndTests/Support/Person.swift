import Foundation
import SampleServer
import Testing

/// A user of the feed reader with a local server.
struct Person: TestUser {
  /// The local server.
  let web: SampleServer
  let folder: URL

  /// Wide enough that no message is wrapped, so that each sentence is one line.
  private static let columns = "1000"

  /// One server for all tests that only read from it, because it takes a while to start. It ends with the process.
  private static let sharedWeb = Task { try await SampleServer.start() }

  /// Runs a test with a new user, whose files are deleted afterwards.
  static func atWork(_ work: (Person) async throws -> Void) async throws {
    let web = try await sharedWeb.value
    try await Places.shared.taking { try await withFolder { try await work(Person(web: web, folder: $0)) } }
  }

  /// Runs a test with a new user who has a private server, so that the test can count requests and make feeds grow.
  /// - Parameter publicURL: The server's URL in its documents, for a user who reaches it as a proxy.
  static func withWebOfTheirOwn(publicURL: String? = nil, _ work: (Person) async throws -> Void) async throws {
    try await Places.shared.taking {
      let web = try await SampleServer.start(publicURL: publicURL)
      do {
        try await withFolder { try await work(Person(web: web, folder: $0)) }
        await web.stop()
      } catch {
        await web.stop()
        throw error
      }
    }
  }

  /// Types a command and waits for its end.
  @discardableResult
  func types(
    _ arguments: String..., input: String = "", environment: [String: String] = [:], output: ChildProcess.Output = .kept
  ) async throws -> Reply {
    try await types(arguments, input: input, environment: environment, output: output)
  }

  /// Types a command and waits for its end.
  @discardableResult
  func types(
    _ arguments: [String], input: String = "", environment: [String: String] = [:], output: ChildProcess.Output = .kept
  ) async throws -> Reply {
    try await StrataProcess.run(
      arguments, input: input, environment: surroundings.merging(environment) { $1 }, folder: folder, output: output)
  }

  /// Types a command that must succeed. If it fails, the test ends with the command and its reply.
  @discardableResult
  func does(
    _ arguments: String..., input: String = "", environment: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Reply {
    try await does(arguments, input: input, environment: environment, sourceLocation: sourceLocation)
  }

  /// Types a command that must succeed. If it fails, the test ends with the command and its reply.
  @discardableResult
  func does(
    _ arguments: [String], input: String = "", environment: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Reply {
    let reply = try await types(arguments, input: input, environment: environment)
    try #require(reply.status == 0, "\(arguments): \(reply)", sourceLocation: sourceLocation)
    return reply
  }

  /// Types a command and does not wait for its end.
  func begins(_ arguments: String...) throws -> ChildProcess {
    try begins(arguments)
  }

  /// Types a command and does not wait for its end.
  func begins(
    _ arguments: [String], input: String = "", terminal: FileHandle? = nil, environment: [String: String] = [:],
    output: ChildProcess.Output = .kept
  ) throws -> ChildProcess {
    try StrataProcess.start(
      arguments, input: input, terminal: terminal, environment: surroundings.merging(environment) { $1 }, folder: folder, output: output)
  }

  private var surroundings: [String: String] {
    ["STRATA_HOME": home.path(), "COLUMNS": Self.columns, "TZ": "UTC0"]
  }
}
