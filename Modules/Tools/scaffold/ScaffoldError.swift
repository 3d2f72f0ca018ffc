/// What went wrong, in one sentence that says what to do.
struct ScaffoldError: Error, Hashable {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
