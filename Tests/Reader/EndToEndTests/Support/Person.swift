import Foundation
import SampleServer

/// A user of the program with a separate data directory and a local server. The files of the user who runs the tests are neither read nor changed.
struct Person: Sendable {
  /// The local server.
  let web: SampleServer
  /// The working directory of the commands. It contains the data directory.
  let folder: URL

  /// The data directory.
  var home: URL { folder.appending(path: "home") }

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

  private static func withFolder(_ work: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strata-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { discard(folder) }
    try await work(folder)
  }

  private static func discard(_ folder: URL) {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      // A folder that remains in the system's temporary folder does no harm.
    }
  }
}
