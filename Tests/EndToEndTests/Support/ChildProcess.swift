import Foundation

/// A program that runs beside the tests. Waiting for it and reading what it says is done on threads of their own, never on those that
/// tasks share.
struct ChildProcess: Sendable {
  /// Where a child's standard output goes.
  enum Output {
    /// To the test, which finds it in the reply.
    case kept
    /// To a file that is there already, a device for example.
    case file(String)
    /// To a pipe that nobody reads any more.
    case closedPipe
  }

  /// The child could not be started.
  struct CannotStart: Error {
    let reason: String
  }

  /// More would fill the pipe before the child reads it.
  private static let longestInput = 60 * 1024

  /// The system's number of the child.
  let number: Int32
  private let ending: Task<Reply, Never>

  /// Starts a program with exactly this environment and waits for nothing.
  /// - Parameter input: what it reads from standard input, 60 KiB at most.
  static func start(
    _ program: URL, _ arguments: [String], input: String, environment: [String: String], folder: URL, output: Output = .kept
  ) throws -> ChildProcess {
    let (kept, error) = (Pipe(), Pipe())
    let place: FileHandle
    switch output {
    case .kept, .closedPipe: place = kept.fileHandleForWriting
    case .file(let path):
      guard let file = FileHandle(forWritingAtPath: path) else { throw CannotStart(reason: "\(path) takes no output") }
      place = file
    }
    if !output.isKept { try kept.fileHandleForReading.close() }
    let number = try Spawn.start(
      program, arguments, environment: environment, folder: folder,
      files: [try pipe(holding: input).fileHandleForReading, place, error.fileHandleForWriting])
    // The child has its own: the pipes end when it does.
    try kept.fileHandleForWriting.close()
    try error.fileHandleForWriting.close()
    let ending = Task {
      async let status = Spawn.ending(of: number)
      async let said = content(of: kept, isKept: output.isKept)
      async let complaints = content(of: error, isKept: true)
      return await Reply(status: status, output: said, error: complaints)
    }
    return ChildProcess(number: number, ending: ending)
  }

  /// How it ended and what it said.
  var reply: Reply {
    get async { await ending.value }
  }

  /// Sends it a signal.
  func send(_ signal: Int32) {
    kill(number, signal)
  }

  private static func pipe(holding input: String) throws -> Pipe {
    guard input.utf8.count <= longestInput else { throw CannotStart(reason: "the input is longer than a pipe holds") }
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipe.fileHandleForWriting.close()
    return pipe
  }

  private static func content(of pipe: Pipe, isKept: Bool) async -> String {
    guard isKept else { return "" }
    return await withCheckedContinuation { continuation in
      DispatchQueue(label: "EndToEndTests.pipe").async {
        // A pipe that cannot be read has nothing for the test, whose expectations say so.
        let bytes = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
        continuation.resume(returning: String(decoding: bytes, as: UTF8.self))
      }
    }
  }
}

extension ChildProcess.Output {
  fileprivate var isKept: Bool {
    if case .kept = self { true } else { false }
  }
}
