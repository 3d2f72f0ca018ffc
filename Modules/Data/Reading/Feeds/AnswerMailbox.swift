internal import Domain

/// Holds answers until their reader takes them, all at once: while the reader stores one batch, the next one gathers.
actor AnswerMailbox {
  private var answers: [FeedAnswer] = []
  private var reader: CheckedContinuation<[FeedAnswer]?, Never>?
  private var isClosed = false

  /// Adds an answer.
  func put(_ answer: FeedAnswer) {
    answers.append(answer)
    wakeReader()
  }

  /// Says that no answer will come any more.
  func close() {
    isClosed = true
    wakeReader()
  }

  /// All answers that are there; waits when there are none, and gives nil when none will come. There is one reader.
  func take() async -> [FeedAnswer]? {
    if !answers.isEmpty || isClosed { return takeAll() }
    return await withCheckedContinuation { reader = $0 }
  }

  private func wakeReader() {
    guard let reader else { return }
    self.reader = nil
    reader.resume(returning: takeAll())
  }

  private func takeAll() -> [FeedAnswer]? {
    defer { answers = [] }
    return answers.isEmpty ? nil : answers
  }
}
