/// Why a JSON file is not what was written.
package struct JSONError: Error, Hashable {
  /// The line that was reached, from 1.
  package let line: Int
  /// What is wrong there, in words.
  package let problem: String

  package init(line: Int, _ problem: String) {
    self.line = line
    self.problem = problem
  }

  /// The place and the problem in words: `line 3: the text ends too early`.
  package var reason: String { "line \(line): \(problem)" }
}
