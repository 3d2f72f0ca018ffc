import Foundation

/// Another's program as a server, for as long as a closure runs.
actor ServerProcess {
  /// All that the program has said on standard output so far.
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

  /// Runs `body` with the server when it has said what `sign` finds in it, and stops it whatever happens.
  /// - Throws: what `body` throws, ``NotServing`` when the program ended before, and the system's error when it could not be started.
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
      // Read to its end, so that the server never waits for a reader.
      Task { for await line in lines { log += line } }
      return found
    }
    throw NotServing(words: log)
  }

  private func stop() {
    // The signal that asks is blocked on the threads that tasks share, and a child inherits that.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    words.fileHandleForReading.readabilityHandler = nil
  }
}

/// A server ended before it served, with what it said.
public struct NotServing: Error {
  /// The program's words.
  public let words: String
}
