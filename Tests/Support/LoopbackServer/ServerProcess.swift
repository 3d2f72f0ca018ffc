public import Foundation
import Spawn

/// An external program that runs as a server while a closure runs.
public actor ServerProcess {
  /// The standard output of the program so far.
  public private(set) var log = ""

  private let process: pid_t
  private let words = Spawn.pipe()

  private init(_ program: URL?, _ arguments: [String], in folder: URL) throws {
    guard let program, let nowhere = FileHandle(forUpdatingAtPath: "/dev/null") else {
      throw Spawn.CannotStart(reason: "the server's program is not installed")
    }
    process = try Spawn.start(
      program, arguments, environment: ProcessInfo.processInfo.environment, folder: folder,
      files: [nowhere, words.fileHandleForWriting, nowhere])
    // The server has its own copy, so the pipe closes when it ends.
    try words.fileHandleForWriting.close()
  }

  /// Runs `body` once `sign` finds a value in the server's output, and always stops the server.
  /// - Throws: the error of `body`, ``NotServing`` when the program ends early, or the system's error when it cannot start.
  public static func running<Sign: Sendable, Result>(
    _ program: URL?, _ arguments: [String], in folder: URL, until sign: @Sendable (String) -> Sign?,
    _ body: (ServerProcess, Sign) async throws -> Result
  ) async throws -> Result {
    let server = try ServerProcess(program, arguments, in: folder)
    do {
      let result = try await body(server, server.started(until: sign))
      await server.stop()
      return result
    } catch {
      await server.stop()
      throw error
    }
  }

  private func started<Sign: Sendable>(until sign: @Sendable (String) -> Sign?) async throws -> Sign {
    let (lines, continuation) = AsyncStream<String>.makeStream()
    let output = words.fileHandleForReading
    // Taking away a `readabilityHandler` while the output ends crashes in Dispatch on Linux at times.
    Thread.detachNewThread {
      while case let data = output.availableData, !data.isEmpty { continuation.yield(String(decoding: data, as: UTF8.self)) }
      continuation.finish()
    }
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
    kill(process, SIGKILL)
    _ = Spawn.wait(for: process)
  }
}

/// A server ended before it was ready.
public struct NotServing: Error {
  /// The output of the program.
  public let words: String
}
