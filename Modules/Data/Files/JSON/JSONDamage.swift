/// Why a JSON file is not what was written.
struct JSONDamage: Error, Hashable {
  /// The place and the reason in words: `line 3: the text ends too early`.
  let reason: String

  init(line: Int, _ reason: String) {
    self.reason = "line \(line): \(reason)"
  }
}
