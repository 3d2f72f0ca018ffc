import Dispatch
package import Foundation
import Spawn

/// A program that runs in parallel with the tests. Dedicated threads wait for it and read its output, never the threads that tasks share.
package struct ChildProcess: Sendable {
  /// Where a child's standard output goes.
  package enum Output {
    /// To the test, in the reply.
    case kept
    /// To an existing file, for example a device.
    case file(String)
    /// To a pipe whose reading end is closed.
    case closedPipe
    /// Nowhere: it is closed from the start, as by `>&-` in a shell.
    case closed
  }

  /// In bytes. A longer input would fill the pipe before the child reads it.
  private static let longestInput = 60 * 1024

  /// The process ID of the child.
  package let number: Int32
  private let ending: Task<Reply, Never>

  /// Starts a program with exactly this environment, without waiting for its end.
  /// - Parameters:
  ///   - input: The standard input, 60 KiB at most.
  ///   - terminal: Takes the place of `input`.
  package static func start(
    _ program: URL, _ arguments: [String], input: String, terminal: FileHandle? = nil, environment: [String: String], folder: URL,
    output: Output = .kept
  ) throws -> ChildProcess {
    let (kept, error) = (Spawn.pipe(), Spawn.pipe())
    let place: FileHandle
    switch output {
    case .kept, .closedPipe, .closed: place = kept.fileHandleForWriting
    case .file(let path):
      guard let file = FileHandle(forWritingAtPath: path) else { throw Spawn.CannotStart(reason: "\(path) takes no output") }
      place = file
    }
    if !output.isKept { try kept.fileHandleForReading.close() }
    let (program, arguments) = output.isClosed ? Self.closingOutput(program, arguments) : (program, arguments)
    let number = try Spawn.start(
      program, arguments, environment: environment, folder: folder,
      files: [try terminal ?? pipe(holding: input).fileHandleForReading, place, error.fileHandleForWriting])
    // The child has its own copies, so the pipes close when it ends.
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

  /// Waits for the child to end, and returns its exit code and output.
  package var reply: Reply {
    get async { await ending.value }
  }

  package func send(_ signal: Int32) {
    kill(number, signal)
  }

  private static func closingOutput(_ program: URL, _ arguments: [String]) -> (URL, [String]) {
    (URL(filePath: "/bin/sh"), ["-c", "exec \"$0\" \"$@\" >&-", program.path()] + arguments)
  }

  private static func pipe(holding input: String) throws -> Pipe {
    guard input.utf8.count <= longestInput else { throw Spawn.CannotStart(reason: "the input is longer than a pipe holds") }
    let pipe = Spawn.pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipe.fileHandleForWriting.close()
    return pipe
  }

  private static func content(of pipe: Pipe, isKept: Bool) async -> String {
    guard isKept else { return "" }
    return await withCheckedContinuation { continuation in
      DispatchQueue(label: "ProgramRuns.pipe").async {
        // An unreadable pipe counts as empty, and the test's expectations fail.
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

  fileprivate var isClosed: Bool {
    if case .closed = self { true } else { false }
  }
}
