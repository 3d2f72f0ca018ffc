internal import ReaderDomain

/// Buffers events until the reader takes them, all at once: while the reader stores one batch, the next batch collects.
///
/// A writer that is ahead of the reader must wait, because feeds take memory.
actor BoundedChannel {
  private let maximum: Int
  private var events: [FetchEvent] = []
  private var reader: CheckedContinuation<[FetchEvent]?, Never>?
  private var writer: CheckedContinuation<Void, Never>?
  private var isClosed = false

  /// Creates a channel that is full at `maximum` responses.
  init(maximum: Int) {
    self.maximum = maximum
  }

  /// Adds events, then waits while the channel is full. A closed channel ignores them. There is one writer.
  func put(_ news: [FetchEvent]) async {
    guard !isClosed, !news.isEmpty else { return }
    events += news
    wakeReader()
    guard events.count(where: { $0.response != nil }) >= maximum else { return }
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting in
        if Task.isCancelled { waiting.resume() } else { self.writer = waiting }
      }
    } onCancel: {
      Task { await self.wakeWriter() }
    }
  }

  /// Ends the channel: no more events follow.
  func close() {
    isClosed = true
    wakeReader()
    wakeWriter()
  }

  /// Takes all buffered events. Waits while the channel is empty; returns nil after the end of a closed channel. There is one reader.
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
