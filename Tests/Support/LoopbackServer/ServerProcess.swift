import Foundation

/// An external program that runs as a server while a closure runs.
actor ServerProcess {
  /// The standard output of the program so far.
  private(set) var log = ""

  private let process = Process()
  private let words = Pipe()

  private init(_ program: URL?, _ arguments: [String], in folder: URL) {
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = words
    process.standardError = FileHandle.nullDevice
  }

  /// Runs `body` once `sign` finds a value in the server's output, and always stops the server.
  /// - Throws: the error of `body`, ``NotServing`` when the program ends early, or the system's error when it cannot start.
  static func running<Sign: Sendable, Result>(
    _ program: URL?, _ arguments: [String], in folder: URL, until sign: @Sendable (String) -> Sign?,
    _ body: (ServerProcess, Sign) async throws -> Result
  ) async throws -> Result {
    let server = ServerProcess(program, arguments, in: folder)
    do {
      let result = try await body(server, server.start(until: sign))
      await server.stop()
      return result
    } catch {
      await server.stop()
      throw error
    }
  }

  private func start<Sign: Sendable>(until sign: @Sendable (String) -> Sign?) async throws -> Sign {
    let (lines, continuation) = AsyncStream<String>.makeStream()
    words.fileHandleForReading.readabilityHandler = { handle in
      let data = handle.availableData
      if data.isEmpty { continuation.finish() } else { continuation.yield(String(decoding: data, as: UTF8.self)) }
    }
    try process.run()
    for await line in lines {
      log += line
      guard let found = sign(log) else { continue }
      // Read to the end, so that the server never blocks on a full pipe.
      Task { for await line in lines { log += line } }
      return found
    }
    throw NotServing(words: log)
  }

  private func stop() {
    // SIGTERM is blocked on the threads of the task pool, and a child process inherits the mask.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    words.fileHandleForReading.readabilityHandler = nil
  }
}

/// A server ended before it was ready.
public struct NotServing: Error {
  /// The output of the program.
  public let words: String
}
