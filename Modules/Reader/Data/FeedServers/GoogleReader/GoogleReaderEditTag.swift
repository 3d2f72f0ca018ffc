internal import CoreData
internal import CoreDomain
internal import ReaderDomain
internal import Transfer

/// The requests of one change for many articles. A refused request is halved, down to the articles that the server refuses: a queue that is
/// refused as a whole would grow for ever. An error of the server (5xx) may pass, so it refuses nothing: the change is sent again later.
struct GoogleReaderEditTag {
  /// What a refusal means.
  enum Decision {
    /// Other articles may be accepted.
    case goOn
    /// The server knows no such label.
    case refuseAll
    /// The server is out of order, or has no such call. The changes stay in the queue.
    case giveUp
  }

  /// The articles that the server refuses, each asked for alone.
  private(set) var refused: [ServerItemID] = []
  /// The number of articles that were answered with an error of the server, each asked for alone.
  private var failed = 0
  private let ids: [ServerItemID]
  private var waiting: [[ServerItemID]]
  /// The articles for which the server has accepted the change.
  private var accepted: Set<ServerItemID> = []

  /// After so many refusals and no acceptance, and after so many errors of the server, the articles are not the cause.
  private static let suspiciousRefusals = 8

  init(_ ids: [ServerItemID]) {
    self.ids = ids
    waiting = ServerBatch.batches(of: ids).reversed()
  }

  mutating func next() -> [ServerItemID]? { waiting.popLast() }

  mutating func accept(_ batch: [ServerItemID]) { accepted.formUnion(batch) }

  mutating func refuseAll() { refused = ids }

  /// The answer after an error, when it concerns all articles that were neither accepted nor refused; nil when none was accepted.
  func answer(after problem: ReaderError) -> ServerMarkAnswer? {
    guard !accepted.isEmpty else { return nil }
    let answered = accepted.union(refused)
    return ServerMarkAnswer(refused: refused, failed: ids.filter { !answered.contains($0) }, problem: problem)
  }

  /// Notes a refused request.
  mutating func refuse(_ batch: [ServerItemID], status: Int, isLabel: Bool) -> Decision {
    guard [400, 404, 409, 413, 414, 422, 500].contains(status) else { return .giveUp }
    guard batch.count == 1 else {
      waiting.append(Array(batch[(batch.count / 2)...]))
      waiting.append(Array(batch[..<(batch.count / 2)]))
      return .goOn
    }
    if status == 500 { failed += 1 } else { refused += batch }
    if !accepted.isEmpty { return failed == Self.suspiciousRefusals ? .giveUp : .goOn }
    guard waiting.isEmpty || refused.count + failed == Self.suspiciousRefusals else { return .goOn }
    if isLabel { return .refuseAll }
    return status == 500 || !waiting.isEmpty ? .giveUp : .goOn
  }
}

extension GoogleReaderSession {
  func set(_ mark: ServerMark, to isSet: Bool, for ids: [ServerItemID]) async throws(ReaderError) -> ServerMarkAnswer {
    var requests = GoogleReaderEditTag(ids)
    do throws(ReaderError) {
      try await send(mark, isSet, &requests)
      return ServerMarkAnswer(refused: requests.refused)
    } catch {
      guard let answer = requests.answer(after: error) else { throw error }
      return answer
    }
  }

  private func send(_ mark: ServerMark, _ isSet: Bool, _ requests: inout GoogleReaderEditTag) async throws(ReaderError) {
    var failure: ReaderError?
    while let batch = requests.next() {
      let response = try await connection.post("edit-tag") { form in
        form.append(isSet ? "a" : "r", GoogleReaderTag.name(of: mark))
        for id in batch { form.append("i", id.long) }
      }
      if response.status == 200 {
        guard Self.isOK(response) else { throw connection.invalid("edit-tag", WebClient.foundType(of: response)) }
        requests.accept(batch)
        continue
      }
      // The login has succeeded, so there is an API, whatever the status of a change.
      let error = ReaderError.server(.web(host: connection.host, .status(code: response.status)))
      switch requests.refuse(batch, status: response.status, isLabel: mark.isLabel) {
      case .goOn: if batch.count == 1, response.status >= 500 { failure = error }
      // Miniflux has no labels, and answers 500 with these words. Any other error of a server may pass.
      case .refuseAll:
        let hasError = failure != nil || response.status >= 500
        guard !hasError || Self.reason(of: response).contains("unsupported tag type") else { throw error }
        return requests.refuseAll()
      case .giveUp: throw error
      }
    }
    if let failure { throw failure }
  }
}
