import Foundation

/// The lines of the working tree that differ from a commit, by file.
struct ChangedLines {
  let lines: [String: Set<Int>]

  /// Reads the output of `git diff --unified=0`.
  init(diff: String) {
    var lines: [String: Set<Int>] = [:]
    var file = ""
    for line in diff.split(separator: "\n") {
      if line.hasPrefix("+++ ") {
        file = String(line.dropFirst(line.hasPrefix("+++ b/") ? 6 : 4))
      } else if line.hasPrefix("@@ "), let added = line.split(separator: " ").first(where: { $0.hasPrefix("+") }) {
        let numbers = added.dropFirst().split(separator: ",").compactMap { Int($0) }
        guard let first = numbers.first else { continue }
        let count = numbers.count > 1 ? numbers[1] : 1
        lines[file, default: []].formUnion(first..<first + count)
      }
    }
    self.lines = lines
  }

  static func since(_ reference: String, root: URL, output: URL) async throws(MutationError) -> ChangedLines {
    let command = Subprocess(
      program: "/usr/bin/env", arguments: ["git", "diff", "--unified=0", "--no-color", reference, "--", "Modules"], folder: root)
    guard try await command.run(output: output) == .exit(0), let data = FileManager.default.contents(atPath: output.path()) else {
      throw MutationError("git cannot compare with '\(reference)'.")
    }
    return ChangedLines(diff: String(decoding: data, as: UTF8.self))
  }
}
