import Foundation

/// The exit code and output of a command.
package struct Reply: Hashable, Sendable, CustomStringConvertible {
  /// The exit code, or 128 plus the number of the signal that ended the command.
  package let status: Int32
  /// The standard output.
  package let output: String
  /// The standard error.
  package let error: String

  package var description: String { "exit code \(status)\n--- output\n\(output)--- error\n\(error)" }

  /// The lines of the output.
  package var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// The tab-separated fields of each output line.
  package var fields: [[String]] {
    lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  /// The messages to the user, without the name of the program. The terminal of the tests is wide enough that no message is wrapped.
  package var sentences: [String] {
    error.split(separator: "\n").compactMap { line in
      let name = line.prefix { $0.isLowercase }
      return !name.isEmpty && line.dropFirst(name.count).hasPrefix(": ") ? String(line.dropFirst(name.count + 2)) : nil
    }
  }

  /// The hints to the user.
  package var hints: [String] {
    error.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) }
  }

  /// Whether the command failed as expected: with this exit code, nothing on standard output, and on standard error one sentence that contains the
  /// words, with one hint at most.
  package func isOneSentence(_ expected: Int32, about words: String...) -> Bool {
    status == expected && output.isEmpty && sentences.count == 1 && hints.count <= 1
      && error.split(separator: "\n").count == sentences.count + hints.count
      && words.allSatisfy { sentences[0].contains($0) } && sentences[0].hasSuffix(".")
  }

  /// The output as one JSON value.
  package func json() throws -> Any {
    try JSONSerialization.jsonObject(with: Data(output.utf8), options: .fragmentsAllowed)
  }

  /// The output as a JSON array of objects.
  package func objects() throws -> [[String: Any]] {
    try Self.required(json() as? [[String: Any]], "an array of objects", output)
  }

  /// The output as one JSON object per line.
  package func objectLines() throws -> [[String: Any]] {
    try lines.map { line in
      try Self.required(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "an object", line)
    }
  }

  /// The output does not have the expected form.
  package struct Unexpected: Error {
    let expected: String
    let found: String
  }

  private static func required<Value>(_ value: Value?, _ expected: String, _ found: String) throws -> Value {
    guard let value else { throw Unexpected(expected: expected, found: found) }
    return value
  }
}
