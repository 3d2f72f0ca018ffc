internal import Domain

/// Holds what happens until its reader takes it, all at once: while the reader stores one batch, the next one gathers.
///
/// Whoever puts more answers in than the reader keeps up with has to wait: feeds take memory.
actor BoundedChannel {
  private let most: Int
  private var events: [FetchEvent] = []
  private var reader: CheckedContinuation<[FetchEvent]?, Never>?
  private var writer: CheckedContinuation<Void, Never>?
  private var isClosed = false

  /// Makes a mailbox for so many answers.
  init(most: Int) {
    self.most = most
  }

  /// Adds what has happened, and waits while the mailbox is full. Nothing is added when it is closed. There is one writer.
  func put(_ news: [FetchEvent]) async {
    guard !isClosed, !news.isEmpty else { return }
    events += news
    wakeReader()
    guard events.count(where: { $0.response != nil }) >= most else { return }
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting in
        if Task.isCancelled { waiting.resume() } else { self.writer = waiting }
      }
    } onCancel: {
      Task { await self.wakeWriter() }
    }
  }

  /// Says that nothing will come any more.
  func close() {
    isClosed = true
    wakeReader()
    wakeWriter()
  }

  /// All that is there; waits when there is nothing, and gives nil when nothing will come. There is one reader.
  func take() async -> [FetchEvent]? {
    if !events.isEmpty || isClosed { return takeAll() }
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

  private func takeAll() -> [FetchEvent]? {
    defer {
      events = []
      wakeWriter()
    }
    return events.isEmpty ? nil : events
  }
}
