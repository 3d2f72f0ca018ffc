internal import CoreDomain
internal import ReaderDomain
internal import RecordJSON
internal import Transfer

/// What the requests for the content of articles have brought in one contact. An article that the server cannot deliver must not keep the
/// others back, but a server that delivers nothing is out of order.
struct GoogleReaderContents {
  /// Whether the server has answered one of the requests.
  private(set) var hasContent = false
  private var failuresInARow = 0

  /// After so many failures in a row, the articles are not the cause. One article among `ServerBatch.maximumItems` causes nine.
  private static let maximumFailures = 20

  mutating func noteContent() { (hasContent, failuresInARow) = (true, 0) }

  /// Notes a failure.
  /// - Returns: whether an article among those asked for may be its cause, so that it is worth asking for fewer.
  mutating func mayBeOfArticle(_ error: ReaderError) -> Bool {
    failuresInARow += 1
    guard failuresInARow < Self.maximumFailures else { return false }
    return switch error {
    case .server(.web(_, .tooLarge)): true
    case .server(.web(_, .status(let code))): code >= 500
    case .server(.invalidAnswer(_, _, let found)): found == GoogleReaderAnswerError.broken.found
    default: false
    }
  }
}

extension GoogleReaderSession {
  func items(_ ids: [ServerItemID]) async throws(ReaderError) -> [ServerItem] {
    guard !ids.isEmpty else { return [] }
    var failure: ReaderError?
    let items = try await items(ids, failure: &failure)
    if ids.count > 1, let failure, await !connection.contents.hasContent { throw failure }
    return items
  }

  /// Asks for articles, and after a failure for each half of them. An article that fails alone is left out, and the next contact asks for it
  /// again.
  private func items(_ ids: [ServerItemID], failure: inout ReaderError?) async throws(ReaderError) -> [ServerItem] {
    do throws(ReaderError) {
      return try await contents(of: ids)
    } catch {
      guard await connection.mayBeOfArticle(error) else { throw error }
      failure = error
      guard ids.count > 1 else { return [] }
      if case .server(let problem) = error, problem.isOfGateway, await !connection.contents.hasContent {
        try await tryAlone(ids, after: error)
      }
    }
    let middle = ids.count / 2
    let first = try await items(Array(ids[..<middle]), failure: &failure)
    return try await first + items(Array(ids[middle...]), failure: &failure)
  }

  /// Finds out whether a gateway delivers single articles. Each of its failures may have taken a minute, so that halving would take too long.
  /// - Throws: the error of the last try, when no try brings an article.
  private func tryAlone(_ ids: [ServerItemID], after error: ReaderError) async throws(ReaderError) {
    var failure = error
    for id in [ids[0], ids[ids.count / 2], ids[ids.count - 1]] {
      do throws(ReaderError) {
        _ = try await contents(of: [id])
        return
      } catch {
        guard await connection.mayBeOfArticle(error) else { throw error }
        failure = error
      }
    }
    throw failure
  }

  private func contents(of ids: [ServerItemID]) async throws(ReaderError) -> [ServerItem] {
    let answer = try await connection.read("stream/items/contents") { form in
      form.append("output", "json")
      for id in ids { form.append("i", id.long) }
    }
    // What was not asked for is dropped, and so is what comes twice.
    var wanted = Set(ids)
    let items: [ServerItem] = try reading("stream/items/contents") { () throws(GoogleReaderAnswerError) in
      try GoogleReaderAnswer(answer, list: "items", atMost: ids.count) { (reader) throws(JSONError) in
        try GoogleReaderItem(&reader).item.flatMap { wanted.remove($0.id) == nil ? nil : $0 }
      }
    }.elements
    await connection.noteContent()
    return items
  }
}
