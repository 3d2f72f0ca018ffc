import Foundation
import SampleServer

/// Somebody who uses the program in a home of their own, before a small web. Nothing of who runs the tests is seen or touched.
struct Person: Sendable {
  /// The web.
  let web: SampleServer
  /// A folder for files, in which commands are typed. The home is in it.
  let folder: URL

  /// Where the program keeps everything.
  var home: URL { folder.appending(path: "home") }

  /// Wide enough that no message is wrapped, so that a sentence is a line.
  private static let columns = "1000"

  /// One web for all who only read it: it takes a while to start. It ends with the process.
  private static let sharedWeb = Task { try await SampleServer.start() }

  /// Gives a test a person. Everything of theirs is gone afterwards.
  static func atWork(_ work: (Person) async throws -> Void) async throws {
    let web = try await sharedWeb.value
    try await Places.shared.taking { try await withFolder { try await work(Person(web: web, folder: $0)) } }
  }

  /// Gives a test a person whose web nobody else sees: it may be counted there who asks, and feeds may grow.
  static func withWebOfTheirOwn(_ work: (Person) async throws -> Void) async throws {
    try await Places.shared.taking {
      let web = try await SampleServer.start()
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

  /// Types a command and goes on while it works.
  func begins(_ arguments: String...) throws -> ChildProcess {
    try begins(arguments)
  }

  /// Types a command and goes on while it works.
  func begins(_ arguments: [String], output: ChildProcess.Output = .kept) throws -> ChildProcess {
    try StrataProcess.start(arguments, environment: surroundings, folder: folder, output: output)
  }

  private var surroundings: [String: String] {
    ["STRATA_HOME": home.path(), "COLUMNS": Self.columns]
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
      // Nothing is lost with a folder that the system's temporary folder keeps a little longer.
    }
  }
}
