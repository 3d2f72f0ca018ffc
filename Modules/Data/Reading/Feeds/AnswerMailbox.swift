internal import Domain

/// Holds answers until their reader takes them, all at once: while the reader stores one batch, the next one gathers.
///
/// Whoever puts more in than the reader keeps up with has to wait: feeds take memory.
actor AnswerMailbox {
  private let most: Int
  private var answers: [FeedAnswer] = []
  private var reader: CheckedContinuation<[FeedAnswer]?, Never>?
  private var writer: CheckedContinuation<Void, Never>?
  private var isClosed = false

  /// Makes a mailbox for so many answers.
  init(most: Int) {
    self.most = most
  }

  /// Adds an answer, and waits while the mailbox is full. There is one writer.
  func put(_ answer: FeedAnswer) async {
    answers.append(answer)
    wakeReader()
    guard answers.count >= most, !isClosed else { return }
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting in
        if Task.isCancelled { waiting.resume() } else { self.writer = waiting }
      }
    } onCancel: {
      Task { await self.wakeWriter() }
    }
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

  private func wakeWriter() {
    writer?.resume()
    writer = nil
  }

  private func takeAll() -> [FeedAnswer]? {
    defer {
      answers = []
      wakeWriter()
    }
    return answers.isEmpty ? nil : answers
  }
}
