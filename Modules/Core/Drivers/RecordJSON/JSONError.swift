/// Why a JSON file is damaged.
package struct JSONError: Error, Hashable {
  /// The line of the error, counted from 1.
  package let line: Int
  /// The error message.
  package let problem: String

  package init(line: Int, _ problem: String) {
    self.line = line
    self.problem = problem
  }

  /// The line and the message: `line 3: the text ends too early`.
  package var reason: String { "line \(line): \(problem)" }
}
