import Foundation
import Testing

/// The built program, as a user or a script runs it.
enum StrataProcess {
  static var program: URL {
    get throws { try BuiltProgram.named("strata") }
  }

  /// The library that injects disk faults, built into the same folder.
  static var faultyDisk: URL {
    get throws {
      let library = folderOfTests.appending(path: "libFaultyDisk.so")
      try #require(
        FileManager.default.fileExists(atPath: library.path()), "There is no library at \(library.path()): run 'swift build' first.")
      return library
    }
  }

  /// Whether disk faults can be injected on this platform.
  static var meetsFaults: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  /// Runs the program and waits for its end.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String], folder: URL, output: ChildProcess.Output = .kept
  ) async throws -> Reply {
    try await start(arguments, input: input, environment: environment, folder: folder, output: output).reply
  }

  /// Starts the program without waiting for its end.
  static func start(
    _ arguments: [String], input: String = "", terminal: FileHandle? = nil, environment: [String: String], folder: URL,
    output: ChildProcess.Output = .kept
  ) throws -> ChildProcess {
    try ChildProcess.start(program, arguments, input: input, terminal: terminal, environment: environment, folder: folder, output: output)
  }

  /// The folder of the tests and of all built programs.
  static var folderOfTests: URL { BuiltProgram.folder }
}
