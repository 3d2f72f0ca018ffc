import Foundation

extension Person {
  /// Runs the small program in the home of the feed reader, and waits for its end.
  @discardableResult
  func runs(_ arguments: String...) async throws -> Reply { try await runs(arguments) }

  @discardableResult
  func runs(_ arguments: [String]) async throws -> Reply {
    try await ChildProcess.start(
      StrataProcess.folderOfTests.appending(path: "sample"), arguments, input: "",
      environment: ["SAMPLE_HOME": home.path(), "COLUMNS": "100", "TZ": "UTC0"], folder: folder
    ).reply
  }
}
