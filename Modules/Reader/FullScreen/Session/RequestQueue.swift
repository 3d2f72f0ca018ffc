internal import ReaderScenes

/// Performs requests one after the other, without delaying the caller. A request that a later one makes useless is dropped while it waits, and
/// a list that the user has narrowed further is given up while it is read.
@MainActor
final class RequestQueue {
  private let perform: @MainActor (ScreenRequest) async -> Void
  private let ended: @MainActor () -> Void
  private let priority: TaskPriority?
  private var waiting: [ScreenRequest] = []
  private var performed: ScreenRequest?
  private var performing: Task<Void, Never>?
  private var running: Task<Void, Never>?
  /// Whether nobody waits for the answer of the request that is being performed.
  private(set) var isOvertaken = false
  /// Whether nobody will see an article that is opened.
  private var givesUpTexts = false

  /// - Parameters:
  ///   - priority: The priority of the work; nil for that of the user's keys.
  ///   - perform: Performs a request.
  ///   - ended: Is called after each request.
  init(
    priority: TaskPriority? = nil, _ perform: @escaping @MainActor (ScreenRequest) async -> Void,
    ended: @escaping @MainActor () -> Void = {}
  ) {
    self.priority = priority
    self.perform = perform
    self.ended = ended
  }

  /// Whether what is shown is being read again, or about to be.
  var isReading: Bool { performed?.isReading ?? false || waiting.contains(where: \.isReading) }

  /// Whether a request waits or is being performed.
  var hasRequests: Bool { performed != nil || !waiting.isEmpty }

  /// Whether nothing is left to do.
  var isIdle: Bool { running == nil }

  func add(_ request: ScreenRequest) {
    waiting.removeAll { $0.isOvertaken(by: request) }
    waiting.append(request)
    if case (.list(.show), .list(.show)) = (performed, request) {
      isOvertaken = true
      performing?.cancel()
    }
    guard running == nil else { return }
    running = Task(priority: priority) {
      while !waiting.isEmpty {
        await performNext(waiting.removeFirst())
        ended()
      }
      running = nil
    }
  }

  private func performNext(_ request: ScreenRequest) async {
    (performed, isOvertaken) = (request, false)
    let task = Task { await perform(request) }
    performing = task
    if givesUpTexts, request.opensArticle { task.cancel() }
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    performed = nil
  }

  /// Cancels what is running, which then ends as soon as it can without losing anything.
  func cancel() { running?.cancel() }

  /// Cancels the layout of opened articles, which may take seconds. The articles still become read.
  func giveUpTexts() {
    givesUpTexts = true
    if performed?.opensArticle == true { performing?.cancel() }
  }

  /// Waits until nothing is left to do.
  func finish() async {
    while let running { await running.value }
  }
}

extension ScreenRequest {
  /// Whether it only reads what is stored.
  fileprivate var isReading: Bool {
    switch self {
    case .list(.show), .list(.refreshed), .list(.opened), .feeds, .views(.show), .views(.showBesideFeeds): true
    default: false
    }
  }

  fileprivate var opensArticle: Bool { if case .list(.open) = self { true } else { false } }

  /// Whether the other request makes the answer useless.
  fileprivate func isOvertaken(by later: ScreenRequest) -> Bool {
    switch (self, later) {
    // An article that is opened is marked read, also when the user has gone on before it is shown.
    case (.list(.show), .list(.show)), (.list(.refreshed), .list(.refreshed)), (.feeds, .feeds): true
    case (.count(let query), .count(let other)): query == other
    default: false
    }
  }
}

extension ArticleList.Request {
  /// Whether it shows the same rows again, as the feeds and the numbers are after a change.
  var repeatsRows: Bool {
    switch self {
    case .refreshed, .opened: true
    case .show, .change, .open: false
    }
  }
}
