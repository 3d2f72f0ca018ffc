import Foundation

/// The programs `sample` and `compare`, in the data directory of the feed reader.
extension Person {
  /// Types a command of the small program, and waits for its end.
  @discardableResult
  func runs(
    _ arguments: String..., input: String = "", environment: [String: String] = [:], output: ChildProcess.Output = .kept
  ) async throws -> Reply {
    try await runs(arguments, input: input, environment: environment, output: output)
  }

  /// Types a command of the small program or of another one, and waits for its end.
  @discardableResult
  func runs(
    _ arguments: [String], of program: String = "sample", input: String = "", environment: [String: String] = [:],
    output: ChildProcess.Output = .kept
  ) async throws -> Reply {
    try await starts(arguments, of: program, input: input, environment: environment, output: output).reply
  }

  /// Types a command of the small program or of another one, and does not wait for its end.
  func starts(
    _ arguments: [String], of program: String = "sample", input: String = "", environment: [String: String] = [:],
    output: ChildProcess.Output = .kept
  ) throws -> ChildProcess {
    let surroundings = ["SAMPLE_HOME": home.path(), "COMPARE_HOME": home.path(), "COLUMNS": "1000", "TZ": "UTC0"]
    return try ChildProcess.start(
      StrataProcess.folderOfTests.appending(path: program), arguments, input: input,
      environment: surroundings.merging(environment) { $1 }, folder: folder, output: output)
  }
}
