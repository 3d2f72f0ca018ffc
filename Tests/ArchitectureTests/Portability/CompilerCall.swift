import Foundation

/// One run of the Swift compiler.
struct CompilerCall {
  struct Outcome: Sendable {
    let status: Int32
    let output: String
  }

  let arguments: [String]
  /// Receives what the compiler prints, because a full pipe would block it.
  let log: URL

  @concurrent func outcome() async throws -> Outcome {
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    process.standardOutput = handle
    process.standardError = handle
    let status = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int32, any Error>) in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    return Outcome(status: status, output: try String(contentsOf: log, encoding: .utf8))
  }
}
