internal import CoreData
internal import ReaderDomain
internal import Transfer

/// The requests of one change for many articles. A refused request is halved, down to the articles that the server refuses: a queue that is
/// refused as a whole would grow for ever.
struct GoogleReaderEditTag {
  /// What a refusal means.
  enum Decision {
    /// Other articles may be accepted.
    case goOn
    /// The server knows no such label.
    case refuseAll
    /// The server is out of order. The change stays in the queue.
    case giveUp
  }

  /// The articles that the server refuses, each asked for alone.
  private(set) var refused: [ServerItemID] = []
  private var waiting: [[ServerItemID]]
  private var hasAccepted = false

  /// After so many refusals and no acceptance, the articles are not the cause.
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
    refused += batch
    guard !hasAccepted, waiting.isEmpty || refused.count == Self.suspiciousRefusals else { return .goOn }
    if isLabel { return .refuseAll }
    // An error of the server may pass, and a mark that is set aside is never sent again.
    return status == 500 || !waiting.isEmpty ? .giveUp : .goOn
  }
}

extension GoogleReaderSession {
  func set(_ mark: ServerMark, to isSet: Bool, for ids: [ServerItemID]) async throws(ReaderError) -> [ServerItemID] {
    var requests = GoogleReaderEditTag(ids)
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
      switch requests.refuse(batch, status: response.status, isLabel: mark.isLabel) {
      case .goOn: continue
      case .refuseAll: return ids
      case .giveUp: throw await connection.problem(of: response)
      }
    }
    return requests.refused
  }
}
