import Foundation

/// The exit code and output of a command.
struct Reply: Hashable, Sendable, CustomStringConvertible {
  /// The exit code, or 128 plus the number of the signal that ended the command.
  let status: Int32
  /// The standard output.
  let output: String
  /// The standard error.
  let error: String

  var description: String { "exit code \(status)\n--- output\n\(output)--- error\n\(error)" }

  /// The lines of the output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// The tab-separated fields of each output line.
  var fields: [[String]] {
    lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  /// The messages to the user. The terminal of the tests is wide enough that no message is wrapped.
  var sentences: [String] {
    error.split(separator: "\n").compactMap { line in
      ["strata: ", "sample: ", "compare: "].first(where: line.hasPrefix).map { String(line.dropFirst($0.count)) }
    }
  }

  /// The hints to the user.
  var hints: [String] {
    error.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) }
  }

  /// Whether the command failed as expected: with this exit code, nothing on standard output, and on standard error one sentence that contains the
  /// words, with one hint at most.
  func isOneSentence(_ expected: Int32, about words: String...) -> Bool {
    status == expected && output.isEmpty && sentences.count == 1 && hints.count <= 1
      && error.split(separator: "\n").count == sentences.count + hints.count
      && words.allSatisfy { sentences[0].contains($0) } && sentences[0].hasSuffix(".")
  }

  /// The output as one JSON value.
  func json() throws -> Any {
    try JSONSerialization.jsonObject(with: Data(output.utf8), options: .fragmentsAllowed)
  }

  /// The output as a JSON array of objects.
  func objects() throws -> [[String: Any]] {
    try Self.required(json() as? [[String: Any]], "an array of objects", output)
  }

  /// The output as one JSON object per line.
  func objectLines() throws -> [[String: Any]] {
    try lines.map { line in
      try Self.required(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "an object", line)
    }
  }

  /// The output does not have the expected form.
  struct Unexpected: Error {
    let expected: String
    let found: String
  }

  private static func required<Value>(_ value: Value?, _ expected: String, _ found: String) throws -> Value {
    guard let value else { throw Unexpected(expected: expected, found: found) }
    return value
  }
}
