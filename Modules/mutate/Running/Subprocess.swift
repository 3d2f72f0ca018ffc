import Foundation

/// A program that runs with its output in a file.
struct Subprocess {
  let program: String
  let arguments: [String]
  var folder: URL
  var environment: [String: String] = [:]

  enum Ending: Equatable {
    case exit(Int32)
    /// A signal ended it.
    case crash
    /// It was stopped because its output has the text.
    case stopped
    /// It was killed because its time was over.
    case limit
  }

  private static let interval = Duration.milliseconds(4)

  /// Runs the program to its end, to the time limit, or until its output has the bytes `stop`.
  func run(output: URL, limit: Duration? = nil, stop: String? = nil) async throws(MutationError) -> Ending {
    guard FileManager.default.createFile(atPath: output.path(), contents: nil), let writing = FileHandle(forWritingAtPath: output.path()),
      let reading = FileHandle(forReadingAtPath: output.path())
    else { throw MutationError("\(output.path()) cannot be written.") }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = writing
    process.standardError = writing
    let start = ContinuousClock.now
    do { try process.run() } catch { throw MutationError("\(program) cannot be started: \(error.localizedDescription)") }
    var search = Search(stop)
    while process.isRunning {
      if let limit, ContinuousClock.now - start > limit { return Self.end(process, as: .limit) }
      if search.isFound(in: reading) { return Self.end(process, as: .stopped) }
      // A cancelled sleep returns at once; the next turn then waits again.
      try? await Task.sleep(for: Self.interval)
    }
    process.waitUntilExit()
    if search.isFound(in: reading) { return .stopped }
    return process.terminationReason == .uncaughtSignal ? .crash : .exit(process.terminationStatus)
  }

  private static func end(_ process: Process, as ending: Ending) -> Ending {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return ending
  }

  /// Looks for a text in a file that grows.
  private struct Search {
    private let bytes: Data
    private var rest = Data()

    init(_ text: String?) { bytes = Data((text ?? "").utf8) }

    mutating func isFound(in file: FileHandle) -> Bool {
      guard !bytes.isEmpty else { return false }
      rest += file.availableData
      if rest.range(of: bytes) != nil { return true }
      rest = rest.suffix(bytes.count)
      return false
    }
  }
}
