import Foundation

/// A program that the scaffold runs.
enum Tool {
  /// Runs a program and returns its standard output.
  static func run(_ command: [String], in folder: URL) throws(ScaffoldError) -> String {
    let (status, output) = try result(of: command, in: folder)
    guard status == 0 else {
      throw ScaffoldError("'\(command.prefix(2).joined(separator: " "))' failed: see its message above.")
    }
    return output
  }

  /// Runs a program whose exit code is an answer.
  static func result(of command: [String], in folder: URL) throws(ScaffoldError) -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    let bytes: Data?
    do {
      try process.run()
      bytes = try output.fileHandleForReading.readToEnd()
    } catch {
      throw ScaffoldError("\(command[0]) cannot be run: \(error.localizedDescription)")
    }
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes ?? Data(), as: UTF8.self))
  }
}
