import CoreDomain

/// The result of sending the waiting changes of marks to a feed server.
struct MarkPush: Sendable {
  /// What the server has answered, by article.
  private(set) var outcome = PushOutcome()
  /// The changes that stay here: those that the server refused, and those that it would confuse with folders.
  private(set) var refused = MarkEdits()
  /// Why changes were not sent; nil when the server has answered all requests.
  private(set) var problem: ReaderError?
  private var failed = MarkEdits()

  /// After so many failed requests, the others wait for the next contact.
  private static let maximumFailures = 3

  /// Sends the requests of a plan. If a request fails that concerns only the change, the next ones are sent all the same: one article for
  /// which the server always fails must not keep all others back. Any other error is the last.
  init(_ plan: PushPlan, of items: [ServerItemID: ArticleID], to session: any FeedServerSession) async {
    var failures = 0
    defer { for edit in plan.withheld.all + outcome.refusals { for id in edit.ids { refused.add(edit.mark, edit.isSet, to: id) } } }
    for request in plan.requests {
      guard failures < Self.maximumFailures else {
        failed.add(request.items, of: request, items)
        continue
      }
      do throws(ReaderError) {
        let refusedItems = try await session.set(request.mark, to: request.isSet, for: request.items)
        outcome.add(request, refusedItems: refusedItems, items: items)
      } catch {
        problem = error
        guard Self.concernsOnlyChange(error) else { return }
        failed.add(request.items, of: request, items)
        failures += 1
      }
    }
  }

  /// The changes that could not be sent, and stay in the queue.
  var unsent: [StatusEdit] { failed.all }

  /// Whether only a change has failed: the server answers, knows the login and does not ask to wait, so that it can be asked for other things.
  static func concernsOnlyChange(_ error: ReaderError) -> Bool {
    switch error {
    case .server(.web(_, .status)), .server(.invalidAnswer), .server(.moved): true
    default: false
    }
  }
}

extension MarkEdits {
  fileprivate mutating func add(_ ids: [ServerItemID], of request: PushPlan.Request, _ items: [ServerItemID: ArticleID]) {
    guard let mark = request.mark.articleMark else { return }
    for id in ids { if let article = items[id] { add(mark, request.isSet, to: article) } }
  }
}

extension ServerStateRepository {
  /// Puts changes that could not be sent at the end of the queue, so that those before them can leave it. A change that the user has made
  /// meanwhile wins.
  /// - Parameter last: the number of the last change that was to be sent.
  func enqueueAgain(_ edits: [StatusEdit], after last: Int, at moment: Timestamp) async throws(ReaderError) {
    guard !edits.isEmpty else { return }
    let later = PendingMarks(try await pending().marks.filter { $0.number > last }, last: last).ownMarks
    try await enqueue(edits.compactMap { edit in edit.only { !(later[edit.mark]?.contains($0) ?? false) } }, at: moment)
  }
}
