import CoreDomain

/// The result of sending the waiting changes of marks to a feed server.
struct MarkPush: Sendable {
  /// What the server has answered, by article.
  private(set) var outcome = PushOutcome()
  /// The changes that stay here: those that the server refused, and those that it would confuse with folders.
  private(set) var refused = MarkEdits()
  /// The changes that could not be sent, and stay in the queue.
  private(set) var failed = MarkEdits()
  /// Why changes were not sent; nil when the server has answered all requests.
  private(set) var problem: ReaderError?

  /// Counts the failed requests, and tells when it is not worth sending further ones in this contact.
  private struct Failures {
    /// Requests of one kind tend to fail for the same reason: those with the same mark and direction.
    private struct Kind: Hashable {
      let mark: ServerMark
      let isSet: Bool
    }

    /// After so many failed requests of a kind, or one failure of a gateway, the others of that kind wait for the next contact.
    private static let maximumOfKind = 3
    /// After so many failed requests for labels, all of them wait. There may be hundreds of labels.
    private static let maximumOfLabels = 10
    /// After so many failures of a gateway in a row, all changes wait. Each may have taken a minute, and the server answers none.
    private static let maximumOfGateway = 3

    private var ofKind: [Kind: Int] = [:]
    private var ofLabels = 0
    private var ofGatewayInARow = 0

    func permits(_ request: PushPlan.Request) -> Bool {
      ofKind[Kind(mark: request.mark, isSet: request.isSet), default: 0] < Self.maximumOfKind
        && (!request.mark.isLabel || ofLabels < Self.maximumOfLabels) && ofGatewayInARow < Self.maximumOfGateway
    }

    /// - Parameter error: why the request failed; nil when it did not.
    mutating func note(_ error: ReaderError?, of request: PushPlan.Request) {
      var isOfGateway = false
      if case .server(let problem)? = error { isOfGateway = problem.isOfGateway }
      ofGatewayInARow = isOfGateway ? ofGatewayInARow + 1 : 0
      guard error != nil else { return }
      ofKind[Kind(mark: request.mark, isSet: request.isSet), default: 0] += isOfGateway ? Self.maximumOfKind : 1
      if request.mark.isLabel { ofLabels += 1 }
    }
  }

  /// Sends the requests of a plan. If a request fails for a reason that concerns only its change, the next ones are still sent: one article for
  /// which the server always fails must not keep all others back. Any other error is the last.
  init(_ plan: PushPlan, of items: [ServerItemID: ArticleID], to session: any FeedServerSession) async {
    var failures = Failures()
    defer { for edit in plan.withheld.all + outcome.refusals { for id in edit.ids { refused.add(edit.mark, edit.isSet, to: id) } } }
    for request in plan.requests {
      guard failures.permits(request) else {
        failed.add(request.items, of: request, items)
        continue
      }
      let answer = await Self.answer(to: request, from: session)
      failed.add(answer.failed, of: request, items)
      let unanswered = Set(answer.failed)
      let answered = PushPlan.Request(
        mark: request.mark, isSet: request.isSet, items: request.items.filter { !unanswered.contains($0) })
      outcome.add(answered, refusedItems: answer.refused, items: items)
      failures.note(answer.problem, of: request)
      guard let error = answer.problem else { continue }
      problem = error
      guard Self.concernsOnlyChange(error) else { return }
    }
  }

  private static func answer(to request: PushPlan.Request, from session: any FeedServerSession) async -> ServerMarkAnswer {
    do throws(ReaderError) {
      return try await session.set(request.mark, to: request.isSet, for: request.items)
    } catch {
      return ServerMarkAnswer(failed: request.items, problem: error)
    }
  }

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
