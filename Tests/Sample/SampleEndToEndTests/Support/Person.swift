import Foundation
import ProgramRuns
import SampleEndpoints
import WebServer

/// A user of the program with a server of this machine.
struct Person: TestUser {
  let web: WebServer
  let folder: URL

  /// Runs a test with a new user, whose files are deleted afterwards. The server is the user's own, so that the test can count requests.
  static func atWork(_ work: (Person) async throws -> Void) async throws {
    try await Places.shared.taking {
      let web = try await WebServer.start()
      await web.serve(SampleEndpoints.all(url: web.url))
      do {
        try await withFolder { try await work(Person(web: web, folder: $0)) }
        await web.stop()
      } catch {
        await web.stop()
        throw error
      }
    }
  }

  /// The URL of a path on the user's server.
  func url(_ path: String) -> String { web.url + path }

  /// Runs the program and waits for its end.
  @discardableResult
  func runs(_ arguments: String..., input: String = "", environment: [String: String] = [:]) async throws -> Reply {
    try await runs(arguments, input: input, environment: environment)
  }

  /// Runs the program and waits for its end.
  @discardableResult
  func runs(_ arguments: [String], input: String = "", environment: [String: String] = [:]) async throws -> Reply {
    try await starts(arguments, input: input, environment: environment).reply
  }

  /// Starts the program and does not wait for its end.
  /// - Parameter terminal: what the user types on; nil for `input`.
  func starts(
    _ arguments: [String], input: String = "", terminal: FileHandle? = nil, environment: [String: String] = [:],
    output: ChildProcess.Output = .kept
  ) throws -> ChildProcess {
    // Wide enough that no message is wrapped, so that each sentence is one line.
    let surroundings = ["SAMPLE_HOME": home.path(), "COLUMNS": "1000", "TZ": "UTC0"]
    return try ChildProcess.start(
      BuiltProgram.named("sample"), arguments, input: input, terminal: terminal, environment: surroundings.merging(environment) { $1 },
      folder: folder, output: output)
  }
}
