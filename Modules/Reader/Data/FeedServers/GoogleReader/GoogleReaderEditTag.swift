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
  private var waiting: [[ServerItemID]]
  private var hasAccepted = false

  /// After so many refusals and no acceptance, and after so many errors of the server, the articles are not the cause.
  private static let suspiciousRefusals = 8

  init(_ ids: [ServerItemID]) {
    waiting = ServerBatch.batches(of: ids).reversed()
  }

  mutating func next() -> [ServerItemID]? { waiting.popLast() }

  mutating func accept() { hasAccepted = true }

  /// Notes a refused request.
  mutating func refuse(_ batch: [ServerItemID], status: Int, isLabel: Bool) -> Decision {
    guard [400, 404, 409, 413, 414, 422, 500].contains(status) else { return .giveUp }
    guard batch.count == 1 else {
      waiting.append(Array(batch[(batch.count / 2)...]))
      waiting.append(Array(batch[..<(batch.count / 2)]))
      return .goOn
    }
    if status == 500 { failed += 1 } else { refused += batch }
    if hasAccepted { return failed == Self.suspiciousRefusals ? .giveUp : .goOn }
    guard waiting.isEmpty || refused.count + failed == Self.suspiciousRefusals else { return .goOn }
    if isLabel { return .refuseAll }
    return status == 500 || !waiting.isEmpty ? .giveUp : .goOn
  }
}

extension GoogleReaderSession {
  func set(_ mark: ServerMark, to isSet: Bool, for ids: [ServerItemID]) async throws(ReaderError) -> [ServerItemID] {
    var requests = GoogleReaderEditTag(ids)
    var failure: ReaderError?
    while let batch = requests.next() {
      let response = try await connection.post("edit-tag") { form in
        form.append(isSet ? "a" : "r", GoogleReaderTag.name(of: mark))
        for id in batch { form.append("i", id.long) }
      }
      if response.status == 200 {
        guard Self.isOK(response) else { throw connection.invalid("edit-tag", WebClient.foundType(of: response)) }
        requests.accept()
        continue
      }
      // The login has succeeded, so there is an API, whatever the status of a change.
      let error = ReaderError.server(.web(host: connection.host, .status(code: response.status)))
      switch requests.refuse(batch, status: response.status, isLabel: mark.isLabel) {
      case .goOn: if batch.count == 1, response.status >= 500 { failure = error }
      // Miniflux answers 500 to every label, and names none. A server that names labels has an error that may pass.
      case .refuseAll:
        if failure != nil || response.status >= 500, try await !labels().isEmpty { throw error }
        return ids
      case .giveUp: throw error
      }
    }
    if let failure { throw failure }
    return requests.refused
  }
}
