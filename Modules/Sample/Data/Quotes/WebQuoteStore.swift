public import CoreData
public import CoreDomain
public import SampleDomain

/// Requests quotes in the format of api.quotable.io: `{"_id": …, "content": …, "author": …}`.
public struct WebQuoteStore: QuoteNetworkDataStore {
  /// The maximum size of a response. A quote needs about a thousand bytes.
  private static let mostBytes = 64 * 1024

  private let client: WebClient
  private let now: CurrentTime

  /// Creates a store over a client. The client's limits are replaced by those for a waiting user.
  public init(client: WebClient, now: @escaping CurrentTime) {
    self.client = client.limited(to: .whileSomebodyWaits(maximumBodyBytes: Self.mostBytes))
    self.now = now
  }

  public func quote(from url: WebURL) async throws(NetworkError) -> Quote {
    let response = try await client.object(Answer.self, from: url)
    guard let quote = Quote(id: response.id, text: response.content, author: response.author, seen: now()) else {
      throw .unexpected(found: "JSON whose 'content' is empty")
    }
    return quote
  }

  private struct Answer: Decodable {
    let id: String
    let content: String
    let author: String?

    enum CodingKeys: String, CodingKey {
      case id = "_id"
      case content, author
    }
  }
}
