public import Domain

/// Feeds on the web and in files, read and parsed.
public struct WebFeedRepository: FeedRepository {
  private let network: any FeedNetworkDataStore
  private let documents: any DocumentDataStore

  /// Makes a repository over its data stores.
  public init(network: any FeedNetworkDataStore, documents: any DocumentDataStore) {
    self.network = network
    self.documents = documents
  }

  public func fetch(_ calls: [FeedCall]) async -> AsyncStream<[FeedAnswer]> {
    let round = FetchRound(calls, network: network)
    return AsyncStream { await round.next() }
  }

  public func look(at address: WebAddress) async throws(ReadingError) -> AddressContent {
    let answer: FeedNetworkAnswer
    do throws(NetworkError) {
      answer = try await network.answer(to: FeedNetworkRequest(address: address))
    } catch {
      switch error {
      case .web(let problem): throw .fetch(address, .web(problem))
      case .unexpected(let found): throw .fetch(address, .notAFeed(found: found))
      case .cancelled: throw .cancelled
      }
    }
    do throws(FetchProblem) {
      return try await Self.content(of: answer)
    } catch {
      throw .fetch(address, error)
    }
  }

  public func read(_ order: FeedFileOrder) async throws(ReadingError) -> Feed {
    let bytes: [UInt8]
    do throws(DocumentStoreProblem) {
      bytes = try await documents.bytes(of: order.place)
    } catch {
      throw .document(order.place, error.documentProblem)
    }
    do throws(FormatProblem) {
      return try await Self.parse(bytes, bodies: order.bodies)
    } catch {
      throw .document(order.place, .notAFeed(error.fetchProblem))
    }
  }

  private static func content(of answer: FeedNetworkAnswer) async throws(FetchProblem) -> AddressContent {
    switch answer {
    case .document(let document): try await FetchedDocument(document).found()
    case .unchanged: throw .web(.brokenAnswer(reason: "the server says \"not changed\" to a first question"))
    case .refused(let problem, _): throw problem
    }
  }

  @concurrent
  private static func parse(_ bytes: [UInt8], bodies: BodyForm) async throws(FormatProblem) -> Feed {
    let feed = try FeedParser.feed(from: bytes, contentType: nil, base: nil).feed
    return bodies == .clean ? feed.sanitised : feed
  }
}
